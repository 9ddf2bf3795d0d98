/** What happened, in words and in time: nothing is told before the board has shown it, and some of it only once. */
import type { Types, Viewer } from "@guinguette/rules/contract";
import type { Told } from "@guinguette/table/shown";
import type { SeatNames } from "@guinguette/words/game-words";
import type { GameLook } from "../games/look.ts";
import { reducedMotion, settings } from "../settings.svelte.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import type { Sitting } from "./sitting.svelte.ts";

export interface Story {
  /** What is told this once, the latest first; what the board is showing comes when it has been shown. */
  readonly passing: readonly string[];
  /** For whoever hears the page. Said once, and then gone: what may not be looked at again may not be read again. */
  readonly announced: string;
  /** The log, the latest first. */
  readonly log: readonly Sentence[];
  /** The view without what the board is still showing: the seats do not run ahead of it. */
  readonly view: Types["shown"] | null;
  /** For what will not be told again, in milliseconds at the usual pace. */
  readingTime(): number;
  /** This has just happened. */
  happened(events: readonly Types["told"][]): void;
}

/** Whether nothing moves on this screen: then what happens is read, and not seen. */
export const isStill = (): boolean => reducedMotion() || settings.textTable;

/** `names` are asked for each time: they change with the language. */
export function newStory(sitting: Sitting, look: GameLook, names: () => SeatNames): Story {
  const inWords = (event: Types["told"]) => look.words.event(event, names(), settings.language);
  let latest = $state("");
  const passing = $derived.by(() => {
    const { passing: told, showing, events } = sitting;
    return told
      .filter(({ event }) => isStill() || !showing || !events.includes(event))
      .filter(({ event }) => settings.textTable || !look.staysInSight?.(event))
      .map(({ event }) => inWords(event))
      .reverse();
  });

  let calm = $state.raw<Types["shown"] | null>(null);
  let calmTold = $state.raw<readonly Told[]>([]);
  let calmViewer: Viewer | null = null;
  $effect.pre(() => {
    const { seen, told, events, showing } = sitting;
    const viewer = seen?.viewer ?? null;
    // Only for the same eyes: what the last one knew is not for whoever looks now.
    if (showing && calm !== null && viewer === calmViewer) return;
    calmViewer = viewer;
    calm = seen?.view ?? null;
    calmTold = viewer === null ? [] : told.slice(0, Math.max(0, told.length - (showing ? events.length : 0)));
  });
  const log = $derived(sentencesOf(look, calmTold, names(), settings.language).reverse());

  return {
    get passing() {
      return passing;
    },
    get announced() {
      const { telling, showing } = sitting;
      return telling && (isStill() || !showing) ? latest : "";
    },
    get log() {
      return log;
    },
    get view() {
      return calm;
    },
    readingTime: () => (passing.length === 0 ? 0 : 1200 + 40 * passing.join(" ").length),
    happened(events) {
      latest = events.map(inWords).join(" ");
    },
  };
}
