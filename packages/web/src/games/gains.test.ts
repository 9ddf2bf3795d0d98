/** What each event brought adds up to the score: so a turning point is found by what really counted. */
import type { GameId, Types } from "@guinguette/rules/contract";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { heardBy, legalMoves } from "@guinguette/table/sight";
import { awaited, winnersOf } from "@guinguette/table/table";
import { play, sit } from "@guinguette/table/testing/sit";
import { expect, it } from "vitest";
import { turningPoint } from "../table/turning-point.ts";
import { gains as inChatPeche } from "./chat-peche/gains.ts";
import { gains as inFishAndChips } from "./fish-and-chips/gains.ts";
import { gains as inFishFish } from "./fish-fish/gains.ts";
import { gains as inWishes } from "./wishes/gains.ts";

type Gains = (events: readonly Types["event"][]) => readonly (readonly number[] | null)[];
const tables: readonly [GameId, Gains, number, object][] = [
  ["wishes", inWishes as Gains, 2, {}],
  ["wishes", inWishes as Gains, 5, {}],
  ["fish-fish", inFishFish as Gains, 3, {}],
  ["fish-fish", inFishFish as Gains, 5, {}],
  ["chat-peche", inChatPeche as Gains, 2, { variant: "confirmed" }],
  ["chat-peche", inChatPeche as Gains, 4, {}],
  ["fish-and-chips", inFishAndChips as Gains, 2, { target: 30 }],
  ["fish-and-chips", inFishAndChips as Gains, 3, { target: 20, recaptured: "counted" }],
];

it.each(tables)("what happened in %s comes to the score", (game, gains, players, options) => {
  const random = seeded(`${game}/${players}`);
  for (let deal = 0; deal < 6; deal++) {
    const table = sit(game, players, { options, seed: `gains ${deal}` });
    for (let [seat] = seatsIn(awaited(table)); seat !== undefined; [seat] = seatsIn(awaited(table))) {
      const legal = legalMoves(table, seat);
      play(table, seat, legal[below(random, legal.length)] ?? {});
    }
    const heard = heardBy(table, "spectator");
    const events = heard.map(({ event }) => event);
    const brought = gains(events);
    const over = events.at(-1) as unknown as { readonly rule: string; readonly scores: readonly number[] };
    const sums = over.scores.map((_, seat) => brought.reduce((sum, gain) => sum + (gain?.[seat] ?? 0), 0));
    // FC-E4: won by its last catch alone.
    if (over.rule !== "FC-E4") expect(sums).toEqual(over.scores);
    const moves = heard.map(({ at }) => at);
    const point = turningPoint(moves, brought, winnersOf(table) ?? [], over.scores);
    // Whoever sat at the table has heard more, and is told the same.
    for (let seat = 0; seat < players; seat++)
      expect(gains(heardBy(table, seat).map(({ event }) => event))).toEqual(brought);
    if (point !== null) expect(moves[point.event]).toBe(point.at);
  }
});
