/** The seats of a table apart on small glass: whose is one's own, what is said there, and what is in a bucket. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import "../src/styles/signed.css";
import "../src/styles/table.css";
import { chatPeche } from "@guinguette/rules/chat-peche/game";
import { nearOf } from "@guinguette/table/near";
import { shownOf } from "@guinguette/table/shown";
import type { Holder } from "@guinguette/table/terms";
import { sit } from "@guinguette/table/testing/sit";
import type { Presence, Signal } from "@guinguette/wire/live";
import { namesOf } from "@guinguette/words/common";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { FarTable } from "../src/apart/far-table.svelte.ts";
import Anglers from "../src/games/chat-peche/Anglers.svelte";
import { loadLook } from "../src/games/looks.ts";
import { measureLayout } from "../src/layout.svelte.ts";
import Seats from "../src/parts/table/Seats.svelte";
import AtFar from "./AtFar.svelte";

const called = ["Léo", "Zoe", "Marguerite-Anne"];
const holders = called.map((name): Holder => ({ kind: "person", name }));
const names = namesOf(called, "fr");
let shown: object | null = null;

afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  document.documentElement.style.removeProperty("--text-size");
});

interface Here {
  readonly sign?: Signal;
  readonly left?: number;
  readonly presence?: readonly Presence[];
}

/** In a place of so many pixels, on such a glass. */
async function show<Props extends object>(
  part: Component<Props>,
  given: NoInfer<Props>,
  [wide, high]: readonly [number, number],
  [width, height]: readonly [number, number],
  { sign, left, presence = ["here", "here", "here"] }: Here = {},
): Promise<HTMLElement> {
  await page.viewport(wide, high);
  measureLayout();
  const table = document.createElement("div");
  table.style.cssText = `position: fixed; inset: 0; container: table / size`;
  const place = document.createElement("div");
  place.style.cssText = `width: ${width}px; height: ${height}px`;
  table.append(place);
  document.body.append(table);
  const far = {
    persons: [0],
    chairs: holders.map((holder) => ({ holder, standIn: null, resigned: false })),
    company: {
      presence,
      signAt: () => sign ?? null,
      clockAt: () => (left === undefined ? null : { left, running: false }),
    },
  } as unknown as FarTable;
  shown = mount(AtFar as Component<object>, { target: place, props: { far, part, props: given } });
  flushSync();
  return place;
}

const dealt = () => sit("chat-peche", 3, { seed: "seats", setup: { firstPlayer: 0 } });

async function seats() {
  const { view } = shownOf(nearOf(dealt(), 0).sight);
  return { look: await loadLook("chat-peche", {}), view, holders, names, awaited: [0], ready: [] };
}
const anglers = () => ({
  view: chatPeche.view(dealt().state as never, 0),
  reader: 0,
  names,
  ready: [],
  events: [],
  telling: false,
  peeking: null,
  language: "fr" as const,
});
const boxes = (place: HTMLElement, selector: string) =>
  [...place.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

it("in a slim column a sign stands within the seat, also the last one", async () => {
  const place = await show(Seats, await seats(), [740, 360], [88, 344], { sign: "nice-catch" });
  const cells = boxes(place, "li");
  const signs = boxes(place, ".sign");
  expect(signs).toHaveLength(3);
  for (const [index, { top, bottom }] of signs.entries()) {
    expect(top).toBeGreaterThanOrEqual(cells[index]?.top ?? 0);
    expect(bottom).toBeLessThanOrEqual(cells[index]?.bottom ?? 0);
  }
});

it("a slim column says which seat is one's own, and no word where a clock stands", async () => {
  const wide = (place: HTMLElement) => boxes(place, ".presence > span").map(({ width }) => width > 1);
  expect(wide(await show(Seats, await seats(), [740, 360], [88, 344]))).toEqual([true, false, false]);
  if (shown !== null) await unmount(shown);
  expect(wide(await show(Seats, await seats(), [740, 360], [88, 344], { left: 60_000 }))).not.toContain(true);
});

it("in a slim column a long name is whole, where few share the height", async () => {
  const place = await show(Seats, await seats(), [740, 360], [88, 344]);
  for (const name of place.querySelectorAll<HTMLElement>(".n b")) {
    expect(name.scrollWidth, name.textContent ?? "").toBeLessThanOrEqual(name.clientWidth);
    expect(name.scrollHeight, name.textContent ?? "").toBeLessThanOrEqual(name.clientHeight + 1);
  }
});

it("whoever drops out while a clock runs makes no seat higher", async () => {
  const tall = async (presence: readonly Presence[]) => {
    const place = await show(Seats, await seats(), [360, 640], [344, 90], { left: 0, presence });
    const [all] = boxes(place, "ul");
    if (shown !== null) await unmount(shown);
    shown = null;
    return all?.height;
  };
  const here = await tall(["here", "here", "here"]);
  expect(await tall(["here", "back-soon", "here"])).toBe(here);
});

it("in large letters, what is in a bucket lies above the seats of the row below", async () => {
  document.documentElement.style.setProperty("--text-size", "1.5");
  const place = await show(Anglers, anglers(), [360, 640], [360, 200]);
  place.querySelector<HTMLButtonElement>("li button")?.click();
  flushSync();
  const opened = place.querySelector(".opened");
  const { left, top } = opened?.getBoundingClientRect() ?? new DOMRect();
  const below = place.querySelectorAll("li")[2]?.getBoundingClientRect() ?? new DOMRect();
  expect(top).toBeLessThan(below.bottom);
  expect(opened?.contains(document.elementFromPoint(left + 20, below.top + 20))).toBe(true);
});

it("in large letters, nothing stands on a sign, and a seat is as high whatever its cat does", async () => {
  document.documentElement.style.setProperty("--text-size", "1.5");
  const given = anglers();
  const [own, ...others] = given.view.seats;
  const out = { ...own, placed: true, cat: 1 } as (typeof given.view.seats)[number];
  const view = { ...given.view, seats: [out, ...others] };
  const place = await show(Anglers, { ...given, view }, [360, 640], [360, 200], { left: 900_000 });
  const [one, other] = boxes(place, "li");
  expect(one?.height).toBe(other?.height);
  const [signs, theres] = [boxes(place, ".has .tok"), boxes(place, ".there")];
  for (const [index, { right }] of theres.entries())
    expect(right, called[index]).toBeLessThanOrEqual(signs[index]?.left ?? 0);
});
