/** The heron's advice: the move of the strongest bot, and one sentence that says why, from what the seat knows. */
import type { Types } from "@guinguette/rules/contract";
import { seeded } from "@guinguette/rules/random";
import { isByTheBook, shownOf } from "@guinguette/table/shown";
import type { SeatNames } from "@guinguette/words/game-words";
import type { GameLook } from "../games/look.ts";
import { say, settings } from "../settings.svelte.ts";
import { filled, tableWords } from "../words/table.ts";
import type { Sitting } from "./sitting.ts";
import type { Thinker } from "./thinking.ts";

export interface Heron {
  /** What it says now; null if nobody asked, or the position is another. */
  readonly advice: string | null;
  /** The same without why; null: there is none. */
  readonly brief: string | null;
  /** The move it advises. */
  readonly move: Types["move"] | null;
  /** Whether the curtain has fallen because it was asked. */
  readonly behindCurtain: boolean;
  /** Somebody wishes to be advised. Where others look on, the curtain falls first. */
  ask(): void;
  /** The curtain was raised. */
  raised(): void;
  /** No advice after all. */
  decline(): void;
}

interface Given {
  readonly position: string;
  readonly text: () => string;
  readonly brief?: () => string;
  readonly move?: Types["move"];
}

export function newHeron(sitting: Sitting, look: GameLook, thinker: Thinker, names: () => SeatNames): Heron {
  // Another position, or other eyes on the screen, and the advice is gone. Where several choose at once, a bot that has
  // chosen leaves the position as it was.
  const position = $derived(
    `${sitting.seat}/${sitting.position}/${sitting.seen?.viewer}/${sitting.confided}`,
  );
  let given = $state.raw<Given | null>(null);
  const now = $derived(given?.position === position ? given : null);
  let behindCurtain = $state(false);

  /** What would a strong player do, and why? It is told what this seat knows, nothing else. The table is told first, so that
   * how long it thinks tells the others nothing. */
  async function think(): Promise<void> {
    const asked = { position, text: () => say(tableWords.hintThinking) };
    given = asked;
    const isTold = await sitting.hint();
    const { known } = sitting;
    if (given !== asked || asked.position !== position) return;
    if (!isTold || known === null) {
      given = null;
      return;
    }
    const { sight, heard } = known;
    const { terms, view, legal } = sight;
    const random = seeded(`heron/${sight.position}/${JSON.stringify(view)}`);
    const move = await thinker.think({ game: terms.game, bot: "heron", view, legal, heard, random });
    if (move === null || given !== asked || asked.position !== position) return;
    sitting.clear();
    sitting.suggest(move);
    // It may think of all this seat knows, and speak of what the table shows.
    const { view: shown } = shownOf(sight);
    // Said anew where the language changes.
    const called = () => look.words.advice(move, shown, names(), settings.language);
    const text = () =>
      filled(say(tableWords.hintSays), {
        move: called(),
        reason: look.words.reason(move, shown, names(), settings.language),
      });
    const brief = () => filled(say(tableWords.hintBrief), { move: called() });
    given = { position, text, brief, move };
  }

  return {
    get advice() {
      return now?.text() ?? null;
    },
    get brief() {
      return now?.brief?.() ?? null;
    },
    get move() {
      return now?.move ?? null;
    },
    get behindCurtain() {
      return behindCurtain;
    },
    ask() {
      const { known, seen } = sitting;
      const byTheBook = known !== null && isByTheBook(known.sight);
      const silence = seen !== null && byTheBook ? look.words.noAdvice?.(seen.view, settings.language) : null;
      if (silence) {
        given = { position, text: () => silence };
        return;
      }
      behindCurtain = sitting.hasSecrets;
      if (behindCurtain) sitting.confide();
      else void think();
    },
    raised() {
      if (behindCurtain) void think();
      behindCurtain = false;
    },
    decline() {
      behindCurtain = false;
      sitting.hide();
    },
  };
}
