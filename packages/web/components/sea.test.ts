/** The sea of Fish & Chips: the last catch of a round is seen before the next is dealt, and fish are dragged. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/stage.css";
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
import { describe, expect, it, vi } from "vitest";
import Board from "../src/games/fish-and-chips/Board.svelte";
import { lesson } from "../src/games/fish-and-chips/lesson.ts";
import { LINGER } from "../src/games/fish-and-chips/motion.ts";
import type { BoardProps } from "../src/games/look.ts";
import { loadLook } from "../src/games/looks.ts";
import PlayBoard from "../src/parts/table/PlayBoard.svelte";
import { tableAt } from "../src/table/position.ts";
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
  [...document.querySelectorAll("[data-at]")].map((square) => square.getAttribute("aria-label") ?? "");

it("keeps the last position of a round a moment before the next is dealt", async () => {
  const step = lastCatch();
  const props = changing<BoardProps<FishAndChips>>({
    ...{ view: step.now, seat: 0, legal: [], events: [], showing: false },
    ...{ names: namesOf(["Ondine", "Vairon"], "fr"), language: "fr", picked: null },
    holders: [],
    touching: { open: new Set(), chosen: new Set(), touch() {}, targets: () => new Set(), drop() {} },
    ...{ proposed: null, refused: null },
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

describe.each(["mouse", "touch"])("by %s", (pointerType) => {
  it("a fish is dragged onto the one it catches, and onto no other (FC-T1)", async () => {
    const table = tableAt("fish-and-chips", lesson.position);
    for (const { seat, moves } of lesson.steps.slice(0, 5)) if (moves[0]) act(table, seat, moves[0]);
    const played: unknown[] = [];
    const proposal = {
      ...{ picked: null, proposed: null, refused: null },
      pick: (place: unknown) => played.push(place),
      why: (rule: unknown) => played.push(rule),
      propose: (move: unknown) => played.push(move),
    };
    const props = {
      look: await loadLook("fish-and-chips"),
      view: table.game.view(table.state, 0),
      seat: 0,
      legal: legalMoves(table, 0),
      proposal,
      ...{ events: [], showing: false, names: namesOf(["Margot", "Léo"], "fr"), holders: [] },
    };
    const frame = document.createElement("div");
    frame.style.cssText = "width: 360px; height: 480px";
    document.body.append(frame);
    shows(mount(PlayBoard, { target: frame, props }));
    await tick();
    const at = (square: string) => document.querySelector<HTMLElement>(`.squares [data-at="${square}"]`)!;
    const point = (type: string, square: string) => {
      const { left, top, width, height } = at(square).getBoundingClientRect();
      const [clientX, clientY] = [left + width / 2, top + height / 2];
      const how = { pointerType, isPrimary: true, pointerId: 7, bubbles: true, button: 0 };
      at(square).dispatchEvent(new PointerEvent(type, { ...how, clientX, clientY }));
    };
    const drops = () =>
      [...document.querySelectorAll<HTMLElement>("[data-drop]")].map(({ dataset }) => dataset.at);

    expect(at("c3").dataset.grab).toBeDefined();
    expect(at("e4").dataset.grab).toBeUndefined();
    point("pointerdown", "c3");
    point("pointermove", "c4");
    expect(drops()).toContain("c4");
    expect(drops()).not.toContain("e4");
    expect(document.querySelector(".dragged")).not.toBeNull();
    point("pointerup", "c4");
    expect(played).toEqual([{ type: "catch", from: "c3", to: "c4" }]);
    expect(drops()).toEqual([]);

    point("pointerdown", "c3");
    point("pointermove", "e4");
    point("pointerup", "e4");
    expect(played).toHaveLength(1);
  });
});
