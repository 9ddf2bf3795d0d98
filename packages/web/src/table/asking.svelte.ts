/** Somebody asks to take a move back: who, and what exactly, as far as everybody knows it. */
import type { Types } from "@guinguette/rules/contract";
import { reveals } from "@guinguette/rules/reveals";
import type { Deed } from "@guinguette/table/deed";
import type { Question } from "@guinguette/table/table";
import { inQuotes, numeral } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { GameLook } from "../games/look.ts";
import { say, settings } from "../settings.svelte.ts";
import { consentWords } from "../words/consent.ts";
import { filled } from "../words/table.ts";
import { isAskedAt } from "./asked.ts";
import type { Saying } from "./saying.ts";
import type { Sitting } from "./sitting.ts";
import { withoutAsides } from "./without-asides.ts";

export interface Asking {
  /** What the slate says of it; null while nobody asks. */
  readonly saying: Saying | null;
}

/** `names` are asked for each time: they change with the language. */
export function newAsking(sitting: Sitting, look: GameLook, names: () => SeatNames): Asking {
  let deed = $state.raw<{ readonly at: number; readonly deed: Deed | null } | null>(null);
  const question = $derived(sitting.seen?.question ?? null);
  /** Of choices made at once all are made again: the asker's own is the last of theirs. */
  const at = $derived(question === null ? null : (sitting.common?.movers.lastIndexOf(question.seat) ?? null));
  $effect(() => {
    const asked = at;
    if (asked === null || asked < 0) return;
    void sitting.deed(asked).then((found) => {
      if (asked === at) deed = { at: asked, deed: found };
    });
  });

  function who(asks: Question): string {
    const { seat } = asks;
    const { viewer = "spectator", chairs = [] } = sitting.seen ?? {};
    if (viewer === seat) return say(consentWords.youAsk);
    const isAsked = viewer !== "spectator" && isAskedAt(asks, viewer, chairs);
    return filled(say(isAsked ? consentWords.asksYou : consentWords.asks), { name: names()(seat) });
  }
  function what({ seat }: Question): string {
    const known = deed?.at === at ? deed?.deed : null;
    // Or only its seat knows which it was.
    if (known?.move && known.seat === seat) {
      const deedAlone = withoutAsides(names(), (whole) =>
        look.words.move(known.move as Types["move"], known.view as Types["shown"], settings.language, whole),
      );
      return filled(say(consentWords.backMove), { what: inQuotes(deedAlone, settings.language) });
    }
    return say(sitting.seen?.viewer === seat ? consentWords.backYours : consentWords.backTheirs);
  }

  /** What goes with it, and whether whoever reads this has been shown something since. */
  function since({ keep }: Question): string {
    const undone = (sitting.seen?.moves ?? 0) - keep;
    const n = numeral(undone, settings.language);
    const hasShown = sitting.heardFrom(keep).some(({ type }) => reveals[look.id].includes(type));
    const shown = say(hasShown ? consentWords.shown : consentWords.nothingShown);
    return undone > 1 ? `${filled(say(consentWords.undoes), { n })} ${shown}` : shown;
  }

  return {
    get saying() {
      if (question === null) return null;
      const text = `${what(question)} ${since(question)}`;
      return { seat: question.seat, who: who(question), text, mood: "yours" as const };
    },
  };
}
