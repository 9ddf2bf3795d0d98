/**
 * « Pourquoi ? » : why a bot played as it did, asked of an entry of the log. It is told from what everybody could see
 * before the move, and from the bot's own place once the game is over: whoever asks learns nothing that is hidden.
 */
import type { Deed } from "@guinguette/table/deed";
import { deedShown, isByTheBook, shownOf } from "@guinguette/table/shown";
import type { Sight } from "@guinguette/table/sight";
import type { Holder } from "@guinguette/table/terms";
import type { GameWords, LogLine, SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { movesToldBy, whySaid } from "@guinguette/words/why";

export interface Why {
  /** Whether this entry tells of what a bot did. */
  canAsk(line: LogLine): boolean;
  /** What is answered to it; null while nobody asks. */
  said(line: LogLine): string | null;
  /** Asks, or asks no more. */
  ask(line: LogLine): void;
}

/** As much of a table as is needed to ask. */
export interface Askable {
  holders(): readonly Holder[];
  /** What is known now; null while nobody looks. */
  sight(): Sight | null;
  /** How often moves were taken back: what was answered of them is not true of those that came instead. */
  rewinds(): number;
  deed(at: number): Promise<Deed | null>;
}

/** `names` and `language` are asked for each time: they may change. */
export function newWhy(
  { holders, sight, rewinds, deed }: Askable,
  words: GameWords,
  names: () => SeatNames,
  language: () => Language,
): Why {
  /** By the moves that were asked about: what they were. */
  let found = $state.raw<ReadonlyMap<string, readonly Deed[]>>(new Map());
  const movesOf = (line: LogLine) => movesToldBy(line, sight()?.movers ?? []);
  const keyOf = (line: LogLine) => `${rewinds()}/${line.seat}/${movesOf(line).join()}`;

  async function find(line: LogLine, key: string): Promise<void> {
    const deeds = await Promise.all(movesOf(line).map(deed));
    const own = deeds.filter((one) => one?.seat === line.seat) as Deed[];
    // What was taken back meanwhile is asked about no more.
    if (own.length > 0 && key === keyOf(line)) found = new Map([...found, [key, own]]);
  }
  return {
    canAsk: (line) => line.seat !== null && holders()[line.seat]?.kind === "bot" && movesOf(line).length > 0,
    said(line) {
      const now = sight();
      const deeds = found.get(keyOf(line));
      if (deeds === undefined || now === null || line.seat === null) return null;
      const asked = {
        name: names()(line.seat),
        made: deeds.map((one) => deedShown(now, one)),
        now: isByTheBook(now) ? shownOf(now).view : null,
      };
      return whySaid(words, asked, names(), language());
    },
    ask(line) {
      const key = keyOf(line);
      if (found.has(key)) found = new Map([...found].filter(([one]) => one !== key));
      else void find(line, key);
    },
  };
}
