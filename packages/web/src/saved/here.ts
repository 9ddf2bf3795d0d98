/**
 * A game of this device as the page is given it. The far side stays in here: the seed, the set-up and the states are
 * reached by no function that comes out.
 */
import type { Deciding } from "@guinguette/table/decide";
import { deedOf } from "@guinguette/table/deed";
import { driveBots } from "@guinguette/table/driver";
import { type Far, farOf } from "@guinguette/table/far";
import { nearOf } from "@guinguette/table/near";
import { resume } from "@guinguette/table/resume";
import { isByTheBook } from "@guinguette/table/shown";
import { isOver, openTable, type Table } from "@guinguette/table/table";
import type { Album } from "../table/album.ts";
import type { NearTable, Pace } from "../table/near-table.ts";
import { startThinker } from "../table/thinking.ts";
import { putFresh } from "./in-hand.ts";
import { openPuzzle, puzzleOf } from "./puzzle.ts";
import { type KeptGame, newId, newSeed, recordOfGame } from "./store.ts";

const holdersOf = ({ chairs }: Table) => chairs.map(({ holder }) => holder);

/** Where the bots of a table think; what they are told comes to nobody else. */
type StartThinking = (said: Pace["said"]) => Deciding & { stop(): void };
const bots: StartThinking = (said) => startThinker({ said });

/** Opens the game for whoever shares this screen; `changed` is called after every change. */
export function openHere(game: KeptGame, changed: () => void, startThinking = bots): NearTable {
  const far: Far = farOf(game.table);
  far.listen(changed);
  const { terms } = game.table;
  const holders = holdersOf(game.table);
  const persons = holders.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return {
    id: game.id,
    terms,
    holders,
    persons,
    linkFor(viewer) {
      if (viewer !== "spectator" && !persons.includes(viewer))
        throw new Error(`nobody here holds seat ${viewer}`);
      return far.linkFor(viewer);
    },
    drive({ least, hold, said }) {
      const thinking = startThinking(said);
      const driver = driveBots(far, { ...thinking, least, hold });
      return {
        stop() {
          driver.stop();
          thinking.stop();
        },
      };
    },
    async rematch() {
      const id = newId();
      putFresh(id, again(game.table));
      return { page: "table", id };
    },
    record: async () => (isOver(game.table) ? recordOfGame(game) : null),
  };
}

/** The same puzzle, for whoever has not solved it; any other table with another deal. */
function again(table: Table): Table {
  const puzzle = puzzleOf(table);
  if (puzzle !== null) return openPuzzle(puzzle);
  const opened = openTable({ ...table.terms, seed: newSeed(), setup: {}, holders: holdersOf(table) });
  if (!opened.ok) throw new Error(`the same table again breaks ${opened.refusal.rule}`);
  return opened.table;
}

/** The game step by step, for whoever may look at it again; null where to step back would be to look again. */
export function albumOf({ table }: KeptGame): Album | null {
  if (isByTheBook(nearOf(table, "spectator").sight)) return null;
  const { terms, deal, moves } = table;
  const opening = { ...terms, ...deal, holders: holdersOf(table) };
  const over = isOver(table);
  return {
    terms,
    holders: opening.holders,
    moves: moves.length,
    over,
    deed: (at) => deedOf(table, at),
    at(step, viewer) {
      if (!over && viewer !== "spectator") throw new Error("nobody's eyes are lent before the end");
      // The record is the truth: each step is played from the beginning.
      const opened = resume(opening, moves.slice(0, step));
      if (!opened.ok) throw new Error(`a game that was played is refused: ${opened.refusal.rule}`);
      return nearOf(opened.table, viewer);
    },
  };
}
