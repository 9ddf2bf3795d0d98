/** What the slate says: what happens now; or what happened last, whose turn it is, and what to do. */
import type { Types } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Chair } from "@guinguette/table/terms";
import { capital, listedAfterTo } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { GameLook } from "../games/look.ts";
import { filled, tableWords } from "../words/table.ts";
import type { Advice } from "./advising.svelte.ts";
import type { Sitting } from "./sitting.ts";
import type { Story } from "./story.svelte.ts";

/** `tell`: something is happening; `wait`, `think`: somebody else is to play. */
export type Mood = "yours" | "wait" | "think" | "tell";

export interface Saying {
  readonly seat: Seat | null;
  readonly who: string;
  readonly text: string;
  /** The same where there is little room. */
  readonly brief?: string | null;
  readonly aside?: string | null;
  readonly gain?: string | null;
  readonly last?: Story["last"];
  readonly mood: Mood;
}

interface Occasion {
  /** What the heron says, in the place of the prompt. */
  readonly advice: Advice | null;
  /** Whether several people play at this screen. */
  readonly shared: boolean;
  /** At a table apart, who plays for whom, and who is not there. */
  readonly apart?: {
    called(seat: Seat): string;
    absence(seat: Seat): string | null;
    /** What is said to whoever is to play, and has no time left. */
    readonly timeUp?: string | null;
    /** What is said to whoever has given up, before what is said to all who watch. */
    readonly gaveUp?: string | null;
    /** Whose seat whoever looks may let a bot hold: the button below is for that one. */
    readonly mayHold?: { readonly seat: Seat; readonly now: boolean } | null;
  } | null;
}

/** Whether what happened last is that somebody has left this seat: where that is why all wait, it is told once. */
export function tellsOfLeaving(
  last: Story["last"],
  chairs: readonly Pick<Chair, "holder">[],
  seat: Seat | undefined,
): boolean {
  return last?.beside === true && last.seat === seat && chairs[seat ?? -1]?.holder.kind === "nobody";
}

export function sayingOf(
  sitting: Sitting,
  story: Story,
  look: GameLook,
  names: SeatNames,
  language: Language,
  { advice, shared, apart = null }: Occasion,
): Saying {
  const { seen, seat, thinking, proposed, picked } = sitting;
  if (seen === null) return { seat: null, who: "", text: "", mood: "wait" };
  const { view, winners, awaited, chairs } = seen;
  const { now } = story;
  if (now !== null) return { ...now, who: "", mood: "tell" };
  const { last } = story;
  if (seat !== null && advice !== null) return { seat, who: "", ...advice, mood: "yours" };
  if (seat !== null) {
    // Whoever is alone at the screen knows their name.
    const who = shared
      ? filled(tableWords.yourTurn[language], { name: names(seat) })
      : tableWords.yours[language];
    // On a shared screen the view is a spectator's; what is to do is still this seat's.
    const asked = picked === null ? null : look.whatNext(view, picked, language);
    const own = { ...view, seat } as Types["shown"];
    const byHeart = sitting.revisits ? null : (look.words.remember?.(own, language) ?? null);
    const toDo = byHeart ?? look.words.prompt(own, language);
    // What was asked is answered: the slate does not go back to it.
    const answered = proposed !== null && (asked !== null || toDo.endsWith("?"));
    const prompt = answered ? tableWords.confirmOr[language] : (asked ?? toDo);
    return {
      seat: look.tokenOf?.(view, seat) ?? seat,
      who,
      text: last === null ? prompt : `${who}${tableWords.yourTurnMark[language]} ${prompt}`,
      // What a proposed move brings stands on its button.
      aside: proposed === null ? (apart?.timeUp ?? look.aside(view, null, language, picked)) : null,
      last,
      mood: "yours",
    };
  }
  if (winners !== null) return { seat: null, who: "", text: tableWords.over[language], last, mood: "wait" };
  // News that has no words of its own is still being shown: until then nobody is waited for.
  if (sitting.showing && last !== null) return { ...last, who: "", mood: "tell" };
  const held = apart?.mayHold?.now ? apart.mayHold.seat : null;
  const left = held === null ? null : (apart?.absence(held) ?? null);
  if (held !== null && left !== null) {
    const name = apart?.called(held) ?? names(held);
    const who = capital(filled(tableWords.turnOf[language], { name }));
    return { seat: held, who, text: left, last, mood: "think" };
  }
  const next = thinking ?? awaited[0] ?? null;
  const called = (thinking === null ? awaited : [thinking]).map(apart?.called ?? names);
  const who = capital(filled(tableWords.turnOf[language], { name: listedAfterTo(called, language) }));
  // What they are to do is told as it is to a whole room. Beside news there is no room for it: the slate would grow, and
  // the board shrink.
  const usual =
    last === null ? look.words.prompt({ ...view, seat: "spectator" } as Types["shown"], language) : `${who}.`;
  // As long as somebody who is there has something to do, nobody else is the reason to wait.
  const absences = apart === null ? [] : awaited.map((seat) => apart.absence(seat));
  const waits = (thinking === null && !absences.includes(null) ? absences[0] : null) ?? usual;
  const text = apart?.gaveUp == null ? waits : `${apart.gaveUp} ${waits}`;
  const isWhy = waits !== usual && tellsOfLeaving(last, chairs, awaited[0]);
  return {
    seat: next,
    who,
    text,
    last: isWhy ? null : last,
    mood: "think",
  };
}
