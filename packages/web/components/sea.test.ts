/** The sea of Fish & Chips: the last catch of a round is seen before the next one is dealt. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/table.css";
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { type FishAndChips, fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { heardBy, legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import { namesOf } from "@guinguette/words/common";
import { mount, tick } from "svelte";
import { expect, it, vi } from "vitest";
import Board from "../src/games/fish-and-chips/Board.svelte";
import { LINGER } from "../src/games/fish-and-chips/motion.ts";
import type { BoardProps } from "../src/games/look.ts";
import { changing } from "./changing.svelte.ts";
import { onAPhone } from "./on-a-phone.ts";

interface Step {
  readonly before: View;
  readonly now: View;
  readonly events: readonly Event[];
}

/** The last catch of the first round. */
function lastCatch(): Step {
  const game = sit("fish-and-chips", 2, { seed: "sea", setup: {} });
  const view = () => fishAndChips.view(game.state as never, 0);
  for (;;) {
    const [seat = 0] = seatsIn(awaited(game));
    const [before, at] = [view(), game.moves.length];
    act(game, seat, legalMoves(game, seat).at(-1) as Move);
    const events = heardBy(game, 0).flatMap((heard) => (heard.at >= at ? [heard.event as Event] : []));
    if (events.some(({ type }) => type === "roundEnded")) return { before, now: view(), events };
  }
}

const shows = onAPhone();
const squares = () =>
  [...document.querySelectorAll(".sea [aria-label]")].map(
    (square) => square.getAttribute("aria-label") ?? "",
  );

it("keeps the last position of a round a moment before the next is dealt", async () => {
  const step = lastCatch();
  const props = changing<BoardProps<FishAndChips>>({
    ...{ view: step.now, seat: 0, legal: [], events: [], showing: false },
    ...{ names: namesOf(["Ondine", "Vairon"], "fr"), language: "fr", picked: null, pick: () => {} },
    holders: [],
    touching: { open: new Set(), chosen: new Set(), touch() {}, targets: () => new Set(), drop() {} },
    ...{ proposed: null, refused: null, propose: () => {}, why: () => {} },
  });
  shows(mount(Board, { target: document.body, props }));
  await tick();
  const dealt = squares();
  Object.assign(props, { view: step.before });
  await tick();
  const before = squares();
  expect(before).not.toEqual(dealt);
  Object.assign(props, { view: step.now, events: step.events, showing: true });
  await tick();
  const held = squares();
  expect(held).not.toEqual(before);
  expect(held).not.toEqual(dealt);
  vi.advanceTimersByTime(LINGER);
  await tick();
  expect(squares()).toEqual(dealt);
});
