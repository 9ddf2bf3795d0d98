/**
 * What a viewer who has listened from the beginning knows of a state, beyond what the view says at a glance; and the
 * rest, which nobody in that seat can know. Read off the state itself, with no memory and no imagining: the other way
 * round from what a game's `sampler` does.
 */
import type { State as Pond } from "../chat-peche/state.ts";
import type { GameId, Types, Viewer } from "../contract.ts";
import type { State as Line } from "../fish-fish/state.ts";
import type { State as Ocean } from "../wishes/state.ts";

interface Knowledge {
  /** Must be the same in every world that the viewer imagines. */
  known(state: Types["state"], viewer: Viewer): unknown;
  /** Each small enough that the truth turns up sooner or later among what is imagined. */
  secrets(state: Types["state"]): readonly unknown[];
}

const fishFish: Knowledge = {
  // The Fisher chose every card, those gone unseen among them (FF-L4); the others saw what was revealed (FF-R2).
  known(state, viewer) {
    const { players, round, fisher, acting, queue, shown, tiles, bets, points036, points147, points25 } =
      state as Line;
    const open = [players, round, fisher, acting, queue, shown, tiles, bets, points036, points147, points25];
    return viewer === fisher ? [open, (state as Line).hand, (state as Line).cast] : open;
  },
  secrets: (state) => [`${(state as Line).hand} ${(state as Line).cast}`],
};

const wishes: Knowledge = {
  // All but the order of the draw pile (IW-R15); the view says the rest.
  known(state) {
    const { deck, pileCount } = state as Ocean;
    return deck.slice(0, pileCount).sort((a, b) => a - b);
  },
  secrets: (state) => [(state as Ocean).deck[(state as Ocean).pileCount - 1]],
};

const chatPeche: Knowledge = {
  // Every card of the pond and of the buckets once lay in sight (CP-1): all but the draw pile, and others' cats until
  // they are revealed (CP-4).
  known(state, viewer) {
    const { fills, cats, choices, ...open } = state as Pond;
    const rest = fills.slice(open.turn + 1).flatMap((fill) => cardsOf(fill));
    return [open, rest.sort(), viewer === "spectator" ? 0 : (cats >> (viewer * 2)) & 3];
  },
  secrets(state) {
    const { cats, fills, turn } = state as Pond;
    return [cats, (fills[turn + 1] ?? 0) & 7];
  },
};

function cardsOf(fill: number): number[] {
  return Array.from({ length: 9 }, (_, place) => (fill >> (3 * place)) & 7);
}

const fishAndChips: Knowledge = {
  // The view says all but the boards to come (FC-S4), and those are as many as stars.
  known: () => null,
  secrets: () => [],
};

export const knowledge: Readonly<Record<GameId, Knowledge>> = {
  "fish-fish": fishFish,
  wishes,
  "chat-peche": chatPeche,
  "fish-and-chips": fishAndChips,
};
