/** A wish that would change nothing: the rules allow it, and whoever makes it should know. */
import { seeded } from "@guinguette/rules/random";
import type { Part } from "@guinguette/rules/wishes/cards";
import type { Event } from "@guinguette/rules/wishes/events";
import { wishes } from "@guinguette/rules/wishes/game";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { View } from "@guinguette/rules/wishes/view";
import type { Language, Words } from "../language.ts";

/** What comes of taking a card for its wish, whatever the wish does. */
const always: readonly Event["type"][] = [
  "taken",
  "reshuffled",
  "refilled",
  "wished",
  "partSkipped",
  "discarded",
  "turnPassed",
];

const because: Readonly<Record<Part, Words>> = {
  moveBuyer: { en: "no buyer can move", fr: "aucun acheteur ne peut avancer" },
  placeBuyer: { en: "there is no buyer to spread", fr: "il n’y a aucun acheteur à disperser" },
  waste: {
    en: "no pawn can go to the scrap heap or leave it",
    fr: "aucun pion ne peut aller au rebut ni en sortir",
  },
  sellAll: { en: "you have nothing to sell", fr: "vous n’avez rien à vendre" },
  sellOne: { en: "you have nothing to sell", fr: "vous n’avez rien à vendre" },
};

/** "This wish would change nothing: there is no buyer to spread."; null if it changes something. Only the draw pile is
 * imagined, and nothing said here depends on it. */
export function vainWords(move: Move, view: View, language: Language): string | null {
  if (move.type !== "wish") return null;
  const state = wishes.sampler(view, [])(seeded("vain"));
  if (wishes.check(state, view.turn, move) !== null) return null;
  const log: { event: Event }[] = [];
  wishes.play(state, view.turn, wishes.encode(move), log);
  const events = log.map(({ event }) => event);
  // The wish goes on with its next part: something will be moved or sold.
  if (events.at(-1)?.type !== "turnPassed") return null;
  if (!events.every((event) => always.includes(event.type) || isNothing(event))) return null;
  const skipped = events.find((event) => event.type === "partSkipped");
  const why =
    skipped === undefined ? { en: "you have no worm", fr: "vous n’avez aucun ver" } : because[skipped.part];
  return language === "fr"
    ? `Ce vœu ne changerait rien\u00a0: ${why.fr}.`
    : `This wish would change nothing: ${why.en}.`;
}

function isNothing(event: Event): boolean {
  if (event.type === "wormsScored") return event.worms === 0;
  return event.type === "wormsGiven" && event.to.length === 0;
}
