/** What the slate on a wall says: what happens now; or what happened last, who is to do what, and who is not there. */
import type { Seat } from "@guinguette/rules/seats";
import type { Chair } from "@guinguette/table/terms";
import { capital, listedAfterTo } from "@guinguette/words/common";
import type { Language } from "@guinguette/words/language";
import { type Saying, tellsOfLeaving } from "../table/saying.ts";
import type { Story } from "../table/story.svelte.ts";
import { consentWords } from "../words/consent.ts";
import { onlineWords } from "../words/online.ts";
import { filled, tableWords } from "../words/table.ts";

interface Company {
  readonly chairs: readonly Pick<Chair, "holder">[];
  called(seat: Seat): string;
  /** What is said to everybody of somebody who is waited for and not there; null of who is. */
  leftSaid(seat: Seat): string | null;
}

/** Null once nothing is to come. `prompt`: what is to do, told to a whole room. `asker`: who asks to take a move back. */
export function wallSaying(
  { now, last, awaited }: Pick<Story, "now" | "last" | "awaited">,
  { chairs, called, leftSaid }: Company,
  prompt: string,
  language: Language,
  asker: Seat | null = null,
): Saying | null {
  if (now !== null) return { ...now, who: "", mood: "tell" };
  // Nobody plays before it is answered.
  if (asker !== null)
    return {
      seat: asker,
      who: filled(consentWords.asks[language], { name: called(asker) }),
      text: onlineWords.answersAwaited[language],
      mood: "wait",
    };
  const [first] = awaited;
  if (first === undefined) return null;
  // As long as somebody who is there has something to do, nobody else is the reason to wait.
  const left = awaited.some((seat) => leftSaid(seat) === null) ? null : leftSaid(first);
  const name = listedAfterTo(awaited.map(called), language);
  const who = capital(filled(tableWords.turnOf[language], { name }));
  const text = left ?? (last === null ? prompt : `${who}. ${prompt}`);
  const isWhy = left !== null && tellsOfLeaving(last, chairs, first);
  // Of several to play, no one sign stands for all: their seats are framed.
  const seat = left === null && awaited.length > 1 ? null : first;
  return { seat, who, text, last: isWhy ? null : last, mood: left === null ? "yours" : "wait" };
}
