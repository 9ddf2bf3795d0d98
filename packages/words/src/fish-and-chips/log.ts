/** The log: a line for each who swaps, for each catch, and for those who pass after it. */
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { colours } from "@guinguette/rules/fish-and-chips/fish";
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Seat } from "@guinguette/rules/seats";
import { capital, listed } from "../common.ts";
import { entriesOf } from "../entries.ts";
import type { LogLine, SeatNames, Told } from "../game-words.ts";
import type { Language } from "../language.ts";
import { eventWords } from "./events.ts";
import { fishCount, side, theBigFish, theFish, theFishByKind } from "./names.ts";
import { colourIndex } from "./places.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

export function logLines(
  told: readonly Told<FishAndChips>[],
  names: SeatNames,
  language: Language,
): readonly LogLine[] {
  // Of a single event nobody knows whether its seat has swapped before.
  const isWhole = told[0]?.at === 0 || told.some(({ event }) => event.type === "dealt");
  return entriesOf(told, goesOn).map((entry) => {
    const events = entry.map(({ event }) => event);
    return {
      at: entry.at(-1)?.at ?? 0,
      // Who passes does so after a move of somebody else.
      from: events[0]?.type === "passed" ? null : (entry[0]?.at ?? null),
      seat: signOf(events),
      text: `${capital(entryWords(events, names, language, isWhole))}.`,
      gain: gainOf(events, language),
    };
  });
}

/** One colour's swaps, or the colours that pass one after the other: each in one line. */
function goesOn(before: Event, event: Event): boolean {
  switch (before.type) {
    case "swapped":
      return (event.type === "swapped" || event.type === "readied") && event.seat === before.seat;
    case "passed":
      return event.type === "passed";
    default:
      return false;
  }
}

/** Colours are numbered as their seats; in the solitaire only the colour tells who moved. */
function signOf(events: readonly Event[]): Seat | null {
  const [event, ...others] = events;
  switch (event?.type) {
    case "caught":
      return colourIndex(event.catcher);
    case "passed":
      return others.length === 0 ? colours.indexOf(event.colour) : null;
    case "swapped":
    case "readied":
      return event.seat;
    default:
      return null;
  }
}

function gainOf([event]: readonly Event[], language: Language): string | null {
  if (event?.type !== "caught" || event.gain === 0) return null;
  return `+${fishCount(event.gain, language).replace(" ", "\u00a0")}`;
}

function entryWords(
  events: readonly Event[],
  names: SeatNames,
  language: Language,
  isWhole: boolean,
): string {
  const [event] = events;
  if (event === undefined) return "";
  switch (event.type) {
    case "swapped":
      return swapWords(events, names(event.seat), language);
    case "readied":
      if (!isWhole) return eventWords(event, names, language).replace(/\.$/, "");
      return `${names(event.seat)} ${language === "fr" ? "n’échange rien" : "makes no swap"}`;
    case "caught":
      return catchWords(event, names, language);
    case "passed":
      return passWords(events, language);
    default:
      return eventWords(event, names, language).replace(/\.$/, "");
  }
}

function swapWords(events: readonly Event[], who: string, language: Language): string {
  const fr = language === "fr";
  const swaps = events.flatMap((event) =>
    event.type === "swapped"
      ? [
          `${theBigFish(event.fish, language)} ${fr ? "en" : "on"} ${event.from} ${fr ? "avec" : "with"} ${theFishByKind(event.other, language)} ${fr ? "en" : "on"} ${event.to}`,
        ]
      : [],
  );
  return `${who} ${fr ? "échange" : "swaps"} ${swaps.join(fr ? ", puis " : ", then ")}`;
}

/** "Ana catches the mauve 5 on c6 with the red 9 from c4 (a pile of 3, 1 taken back)". */
function catchWords(event: Of<"caught">, names: SeatNames, language: Language): string {
  const { size, gain, from, to } = event;
  const own = size - gain;
  if (language === "fr") {
    const back = own === 0 ? "" : `, dont ${own} repris`;
    return `${names(event.seat)} attrape ${theFish(event.caught, "fr")} en ${to} avec ${theFish(event.catcher, "fr")} de ${from}${size === 1 ? "" : ` (une pile de ${size}${back})`}`;
  }
  const back = own === 0 ? "" : `, ${own} taken back`;
  return `${names(event.seat)} catches ${theFish(event.caught, "en")} on ${to} with ${theFish(event.catcher, "en")} from ${from}${size === 1 ? "" : ` (a pile of ${size}${back})`}`;
}

function passWords(events: readonly Event[], language: Language): string {
  const who = events.flatMap((event) => (event.type === "passed" ? [side(event.colour, language)] : []));
  const all = listed(who, language);
  if (language === "fr") return `${all} ne peuvent rien attraper et passent`;
  return `${all} cannot catch and must pass`;
}
