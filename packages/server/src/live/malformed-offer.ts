/** What is wrong with an offer that cannot be understood, for whoever wrote the program that made it. */
import { Malformed } from "@guinguette/rules/shape";
import type { Answer, Offer } from "@guinguette/table/changes";
import { offer } from "@guinguette/wire/offers";
import type { Language } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import { details } from "../http/details.ts";
import { parseBy } from "../http/parsing.ts";
import type { Room } from "../room/room.ts";

/** It has not even the shape of an offer. */
export function unreadable(given: unknown, language: Language): Answer {
  const read = parseBy(offer, given, language);
  const { at = "", detail = "" } = read.ok ? {} : read.problem;
  return malformed(at === "" ? "offer" : `offer.${at}`, detail);
}

/** The same answer; where the table could not understand what was offered, with what is wrong with it. */
export function withWhatIsWrong(answer: Answer, room: Room, offered: Offer, language: Language): Answer {
  if (answer.ok || answer.because.kind !== "table" || answer.because.why !== "malformed") return answer;
  if (offered.kind === "sit-down") return malformed("offer.name", details["blank-name"][language]);
  if (offered.kind !== "play" || room.table === null) return answer;
  try {
    room.table.game.moveShape(offered.move, "offer.move");
    return answer;
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause;
    return malformed(cause.at, malformedSentence(cause, language));
  }
}

function malformed(at: string, detail: string): Answer {
  return { ok: false, because: { kind: "table", why: "malformed", at, detail } };
}
