/** Fish Fish with a memory: views tell all that was heard. For measuring players who listen. */
import { eventFor, type Game, type Log } from "@guinguette/rules/contract";
import type { Event } from "@guinguette/rules/fish-fish/events";
import { type FishFish, fishFish } from "@guinguette/rules/fish-fish/game";
import type { State } from "@guinguette/rules/fish-fish/state";
import type { View } from "@guinguette/rules/fish-fish/view";

export interface Remembering extends FishFish {
  state: State & { readonly log: Log<Event> };
  view: View & { readonly heard: readonly Event[] };
}

export const remembering: Game<Remembering> = {
  ...fishFish,
  deal: (table, random) => ({ ...fishFish.deal(table, random), log: [] }),
  clone: (state) => ({ ...fishFish.clone(state), log: state.log.slice() }),
  play: (state, seat, code) => fishFish.play(state, seat, code, state.log),
  view: (state, viewer) => ({
    ...fishFish.view(state, viewer),
    heard: state.log.map((happening) => eventFor(happening, viewer)),
  }),
  sampler: (view, heard) => {
    const imagine = fishFish.sampler(view, heard);
    return (random) => ({ ...imagine(random), log: [] });
  },
};
