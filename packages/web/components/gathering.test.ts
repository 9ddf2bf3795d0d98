/** A table where people gather, by its parts: what they show of the table, and what becomes of what was refused. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import { gameOf } from "@guinguette/rules/games";
import { usualOptions } from "@guinguette/rules/options";
import type { RoomView } from "@guinguette/wire/room";
import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import PlanOfTable from "../src/parts/apart/PlanOfTable.svelte";
import { settings } from "../src/settings.svelte.ts";

let shown: object[] = [];
afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
  settings.language = "fr";
});

const room = {
  id: "0".repeat(26),
  code: "tench-4",
  stage: "waiting",
  plan: {
    game: "wishes",
    players: 3,
    options: usualOptions(gameOf("wishes")),
    settings: { memory: "book", takeBack: "free" },
    listed: false,
    clock: null,
    away: "wait",
    watching: "public",
    delay: 0,
  },
  seats: [null, null, null],
  shown: [],
  mine: { seat: 0, host: true },
  host: 0,
  next: null,
} as unknown as RoomView;

it("what a program chose for who stays away is among the choices, and is said", async () => {
  for (const [away, language, said] of [
    ["random", "fr", "Un robot joue au hasard"],
    ["random", "en", "A bot plays at random"],
    ["wait", "en", "We wait"],
  ] as const) {
    settings.language = language;
    const planned = { ...room, plan: { ...room.plan, away } };
    const part = mount(PlanOfTable, {
      target: document.body,
      props: { room: planned, act: async () => false },
    });
    const select = page.getByLabelText(
      language === "fr" ? "Si quelqu’un s’absente" : "If somebody stays away",
    );
    const options = (select.element() as HTMLSelectElement).selectedOptions;
    expect([...options].map(({ text }) => text)).toEqual([said]);
    await unmount(part);
  }
});
