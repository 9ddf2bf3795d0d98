/** The log, in the words of the edition (CP-C2): a line for all who place, one for each lure, one for each catch. */
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Told as Event } from "@guinguette/rules/chat-peche/memory";
import type { Seat } from "@guinguette/rules/seats";
import { capital, listed } from "../common.ts";
import { entriesOf } from "../entries.ts";
import type { LogLine, SeatNames, Told } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { caughtWords, eventWords, fromTheLeft, leftWords, luredWords } from "./events.ts";
import { catNames, columnByPlace, columnName, type Edition } from "./names.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

export function logLines(
  told: readonly Told<ChatPeche>[],
  names: SeatNames,
  language: Language,
  edition: Edition,
): readonly LogLine[] {
  return entriesOf(told, goesOn).map((entry) => {
    const events = entry.map(({ event }) => event);
    const at = entry.at(-1)?.at ?? 0;
    return {
      at,
      // A cat is revealed by the move before: what its seat did begins with what it fished.
      from: events[0]?.type === "revealed" ? at : (entry[0]?.at ?? null),
      seat: seatOf(events),
      text: `${capital(entryWords(events, names, language, edition))}.`,
      // The cards are told in words; what they are worth is seen at the end.
      gain: null,
    };
  });
}

/** Who place, or the float and the pond that is filled for it, or the cat and what it fished: each in one line. */
export function goesOn(before: Event, event: Event): boolean {
  switch (before.type) {
    case "placed":
      return event.type === "placed" || event.type === "allPlaced";
    case "revealed":
      return event.type === "fished" || event.type === "nothingToFish";
    case "floatPassed":
      return event.type === "filled";
    default:
      return false;
  }
}

function seatOf(events: readonly Event[]): Seat | null {
  const [first, second] = events;
  if (first?.type === "placed" && second !== undefined) return null;
  return first !== undefined && "seat" in first ? first.seat : null;
}

function entryWords(
  events: readonly Event[],
  names: SeatNames,
  language: Language,
  edition: Edition,
): string {
  const [first] = events;
  const last = events.at(-1);
  if (last === undefined) return "";
  switch (last.type) {
    case "placed":
    case "allPlaced":
      return placedWords(events, names, language, edition);
    case "lured":
      return lureWords(last, names, language, edition);
    case "fished":
    case "nothingToFish":
    case "revealed":
      return fishingWords(first?.type === "revealed" ? first : null, last, names, language, edition);
    case "filled":
      return filledWords(last, first?.type === "floatPassed" ? first : null, names, language);
    default:
      return eventWords(last, names, language, edition).replace(/\.$/, "");
  }
}

/** CP-C2: one, several and all of them. */
const placing: Readonly<
  Record<Edition, { readonly one: Words; readonly several: Words; readonly all: Words }>
> = {
  ludolux: {
    one: { en: "has placed their cat", fr: "a placé son chat" },
    several: { en: "have placed their cats", fr: "ont placé leur chat" },
    all: { en: "everybody has placed their cat", fr: "tout le monde a placé son chat" },
  },
  first: {
    one: { en: "has laid down their rod", fr: "a posé sa canne" },
    several: { en: "have laid down their rods", fr: "ont posé leur canne" },
    all: { en: "everybody has laid down their rod", fr: "tout le monde a posé sa canne" },
  },
};

/** A column is told to whoever placed before it (CP-R6). */
function placedWords(
  events: readonly Event[],
  names: SeatNames,
  language: Language,
  edition: Edition,
): string {
  const placed = events.filter((event): event is Of<"placed"> => event.type === "placed");
  const { one, several, all } = placing[edition];
  const who = listed(
    placed.map(({ seat }) => names(seat)),
    language,
  );
  const done =
    events.at(-1)?.type === "allPlaced"
      ? all[language]
      : `${who} ${(placed.length === 1 ? one : several)[language]}`;
  const own = placed.flatMap(({ seat, column }) => {
    if (column === null) return [];
    if (placed.length === 1) return [`, ${fromTheLeft(column, language)}`];
    return language === "fr"
      ? [`\u00a0; ${names(seat)} pêchera dans ${columnByPlace(column, "fr")}`]
      : [`; ${names(seat)} chose ${fromTheLeft(column, "en")}`];
  });
  return [done, ...own].join("");
}

function lureWords(event: Of<"lured">, names: SeatNames, language: Language, edition: Edition): string {
  const fr = language === "fr";
  const what = luredWords(event, language, edition);
  const total = event.moved + event.onto;
  const onto = fr ? `sur ${event.to} (une pile de ${total})` : `onto ${event.to} (a pile of ${total})`;
  const to = event.onto > 0 ? onto : fr ? `vers ${event.to}, vide` : `to ${event.to}, which was empty`;
  return fr
    ? `${names(event.seat)} tire ${what} de ${event.from} ${to}`
    : `${names(event.seat)} lures ${what} from ${event.from} ${to}`;
}

/** "Ana reveals their cat (column b) and fishes b1: 3 fish". */
function fishingWords(
  revealed: Of<"revealed"> | null,
  last: Of<"revealed" | "fished" | "nothingToFish">,
  names: SeatNames,
  language: Language,
  edition: Edition,
): string {
  const fr = language === "fr";
  const cat = catNames[edition][language];
  if (last.type === "revealed") return eventWords(last, names, language, edition).replace(/\.$/, "");
  const shows =
    revealed === null
      ? ""
      : fr
        ? ` dévoile son ${cat} (colonne ${columnName(revealed.spots)}) et`
        : ` reveals their ${cat} (column ${columnName(revealed.spots)}) and`;
  if (last.type === "nothingToFish")
    return fr
      ? `${names(last.seat)}${shows} ne prend rien\u00a0: sa colonne est vide`
      : `${names(last.seat)}${shows} takes nothing: their column is empty`;
  const caught = caughtWords(last, language, edition);
  return fr
    ? `${names(last.seat)}${shows} pêche en ${last.spot}\u00a0: ${caught}`
    : `${names(last.seat)}${shows} fishes ${last.spot}: ${caught}`;
}

/** CP-1: nine cards, which lie open on the pond for everybody to see. */
function filledWords(
  event: Of<"filled">,
  passed: Of<"floatPassed"> | null,
  names: SeatNames,
  language: Language,
): string {
  const left = leftWords(event, language);
  if (language === "fr") {
    const cards = passed === null ? "neuf" : `${names(passed.to)} a le flotteur. Neuf`;
    return `tour ${event.turn}\u00a0: ${cards} nouvelles cartes\u00a0; ${left}`;
  }
  const cards = passed === null ? "nine" : `${names(passed.to)} has the float. Nine`;
  return `turn ${event.turn}: ${cards} new cards; ${left}`;
}
