/** The pond of Chat-Pêche: what is caught is seen before the pond is filled anew, and every bucket can be opened. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/stage.css";
import "../src/styles/table.css";
import type { Event } from "@guinguette/rules/chat-peche/events";
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { View } from "@guinguette/rules/chat-peche/view";
import { seatsIn } from "@guinguette/rules/seats";
import { act } from "@guinguette/table/offer";
import { heardBy, legalMoves } from "@guinguette/table/sight";
import { awaited } from "@guinguette/table/table";
import { sit } from "@guinguette/table/testing/sit";
import { namesOf } from "@guinguette/words/common";
import { mount, tick } from "svelte";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import Board from "../src/games/chat-peche/Board.svelte";
import { chatPecheLook } from "../src/games/chat-peche/look.ts";
import { duration } from "../src/games/chat-peche/motion.ts";
import { touchRules } from "../src/games/chat-peche/touch.ts";
import type { BoardProps, GameLook } from "../src/games/look.ts";
import PlayBoard from "../src/parts/table/PlayBoard.svelte";
import { settings } from "../src/settings.svelte.ts";
import { changing } from "./changing.svelte.ts";
import { onAPhone } from "./on-a-phone.ts";

interface Step {
  readonly before: View;
  readonly now: View;
  readonly events: readonly Event[];
  readonly legal: readonly Move[];
}

/** The last catch of the first turn, as seat 0 is shown it. */
function lastCatch(): Step {
  const game = sit("chat-peche", 2, { seed: "pond", setup: { firstPlayer: 1 } });
  const view = () => chatPeche.view(game.state as never, 0);
  for (;;) {
    const [seat = 0] = seatsIn(awaited(game));
    const [before, at] = [view(), game.moves.length];
    act(game, seat, legalMoves(game, seat)[0] as Move);
    const events = heardBy(game, 0).flatMap((heard) => (heard.at >= at ? [heard.event as Event] : []));
    if (events.some(({ type }) => type === "filled"))
      return { before, now: view(), events, legal: legalMoves(game, 0) as readonly Move[] };
  }
}

const untouched: BoardProps<ChatPeche>["touching"] = {
  open: new Set(),
  chosen: new Set(),
  touch() {},
  targets: () => new Set(),
  drop() {},
};

const calm: Omit<BoardProps<ChatPeche>, "view"> = {
  seat: 0,
  legal: [],
  events: [],
  showing: false,
  names: namesOf(["Ondine", "Vairon"], "fr"),
  holders: [],
  touching: untouched,
  language: "fr",
  picked: null,
  proposed: null,
  refused: null,
};

const shows = onAPhone();

/** As much room as a phone leaves for a board. */
function room(): HTMLElement {
  const target = document.createElement("div");
  Object.assign(target.style, { width: "344px", height: "390px" });
  document.body.append(target);
  return target;
}

/** The board with what lay there, then with what happened. */
async function showCatch(step: Step) {
  const props = changing<BoardProps<ChatPeche>>({ ...calm, view: step.before });
  shows(mount(Board, { target: room(), props }));
  await tick();
  const { now: view, events, legal } = step;
  const open = touchRules.open({ view, seat: 0, legal, picked: null, proposed: null });
  Object.assign(props, { view, events, legal, touching: { ...untouched, open }, showing: true });
  await tick();
  return props;
}

const labels = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label") ?? "");
const turn = () => labels("[role=img]").find((label) => label.startsWith("Tour"));
/** What the nine spots are called. */
const pond = () => labels("button[data-at]").filter((label) => /^[abc][123]/.test(label));
const offered = () => document.querySelectorAll("[data-can]").length;

it("the last catch of a turn is pulled from its own pond; then the pond is filled (CP-4, CP-1)", async () => {
  const step = lastCatch();
  const fished = step.events.find((event) => event.type === "fished");
  if (fished?.type !== "fished") throw new Error("nothing was fished");
  await showCatch(step);
  expect(turn()).toBe("Tour 1 / 4");
  expect(pond().find((label) => label.startsWith(fished.spot))).toContain("vide");
  expect(document.querySelectorAll(".catch")).toHaveLength(1);
  expect(offered()).toBe(0);
  const first = step.events.slice(
    0,
    step.events.findIndex(({ type }) => type === "filled"),
  );
  vi.advanceTimersByTime(duration(first) - 1);
  await tick();
  expect(turn()).toBe("Tour 1 / 4");
  vi.advanceTimersByTime(1);
  await tick();
  expect(turn()).toBe("Tour 2 / 4");
  expect(pond().join()).not.toContain("vide");
  expect(document.querySelectorAll(".catch")).toHaveLength(0);
  expect(offered()).toBe(3);
});

it("whoever skips the catch sees the filled pond at once", async () => {
  const props = await showCatch(lastCatch());
  props.showing = false;
  await tick();
  expect(turn()).toBe("Tour 2 / 4");
});

it("without any pace the table is at once as it is", async () => {
  settings.pace = 0;
  await showCatch(lastCatch());
  expect(turn()).toBe("Tour 2 / 4");
});

it("one's own bucket can be opened and closed", async () => {
  const { now } = lastCatch();
  shows(mount(Board, { target: room(), props: { ...calm, view: now } }));
  await tick();
  const own = [...document.querySelectorAll("button")].find((one) =>
    one.getAttribute("aria-label")?.startsWith("Ondine, seau"),
  );
  const inside = () =>
    [...document.querySelectorAll<HTMLElement>("[data-opened]")].filter((one) => one.checkVisibility());
  expect(own?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(inside()).toHaveLength(0);
  own?.click();
  await tick();
  expect(inside().map((one) => one.textContent)).toEqual([expect.stringContaining("Ondine")]);
  own?.click();
  await tick();
  expect(inside()).toHaveLength(0);
});

/** Lets seat 0 drag one thing to another, and says which move that was; null: none. */
async function dragged(phase: View["phase"], ends: (legal: readonly Move[]) => readonly [string, string]) {
  const game = sit("chat-peche", 2, { seed: "drag", setup: { firstPlayer: 0 } });
  const view = () => chatPeche.view(game.state as never, 0);
  while (view().phase !== phase || !seatsIn(awaited(game)).includes(0)) {
    const [seat = 0] = seatsIn(awaited(game));
    act(game, seat, legalMoves(game, seat)[0] as Move);
  }
  const legal = legalMoves(game, 0) as readonly Move[];
  const drop = vi.fn();
  const proposal = {
    ...{ picked: null, proposed: null, refused: null },
    ...{ pick() {}, propose() {}, why() {}, drop },
  };
  const { names, holders } = calm;
  const props = { view: view(), seat: 0, legal, proposal, events: [], showing: false, names, holders };
  shows(
    mount(PlayBoard, { target: room(), props: { ...props, look: chatPecheLook as unknown as GameLook } }),
  );
  await tick();
  const [from, to] = ends(legal).map((place) => document.querySelector(`[data-at="${place}"]`));
  if (!from || !to) throw new Error("there is nothing to drag, or nowhere to");
  await userEvent.dragAndDrop(from, to);
  return { move: drop.mock.calls[0]?.[0] ?? null, legal };
}

it("the cat is dragged to a column (CP-2)", async () => {
  const { move } = await dragged("place", () => ["cat", "column:2"]);
  expect(move).toEqual({ type: "place", column: 2 });
});

it("a pile is dragged onto its neighbour (CP-3)", async () => {
  const { move } = await dragged("lure", () => ["a1", "a2"]);
  expect(move).toEqual({ type: "lure", from: "a1", to: "a2" });
});

it("a pile that is dropped where it may not go stays where it lies", async () => {
  const { move } = await dragged("lure", () => ["a1", "c3"]);
  expect(move).toBeNull();
});

it("the cat's line is dragged to the spot that it fishes (CP-4)", async () => {
  const { move, legal } = await dragged("fish", (moves) => {
    const fish = moves.find(({ type }) => type === "fish");
    return ["cat", fish?.type === "fish" ? fish.spot : ""];
  });
  expect(legal).toContainEqual(move);
});
