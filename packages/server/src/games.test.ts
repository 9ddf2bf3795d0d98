/** Whole games of every rulebook, over real sockets: everybody plays by what they are told, and nothing else. */
import { games } from "@guinguette/rules/games";
import { readRecord, replay } from "@guinguette/rules/record";
import { picksFrom } from "@guinguette/rules/testing/tables";
import type { Sight } from "@guinguette/table/sight";
import { linkTo } from "@guinguette/wire/client/link";
import { record as recordSchema } from "@guinguette/wire/http";
import { sight as sightSchema } from "@guinguette/wire/sight";
import { verify } from "@guinguette/wire/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chanceOf, gathered } from "./testing/gathered.ts";
import { somebody } from "./testing/person.ts";
import { player } from "./testing/player.ts";
import { type Served, served } from "./testing/served.ts";

let server: Served;
beforeAll(async () => {
  server = await served();
});
afterAll(async () => {
  await server.close();
  expect(server.notes).toEqual([]);
});

it.each(games.map(({ id, about }) => [id, Math.min(4, Math.max(...about.players))] as const))(
  "a game of %s with %d is played to its end, watched, and checked",
  async (game, players) => {
    const options = game === "fish-and-chips" ? { target: 30 } : {};
    const { room, people } = await gathered(() => server.address, { game, players, options });
    const stranger = linkTo(
      somebody(() => server.address),
      room.id,
      "public",
    );
    const seen: Sight[] = [];
    stranger.watch(0, (sight) => seen.push(sightSchema.parse(sight) as Sight));
    const pick = picksFrom(`over sockets ${game}`);
    const made: number[] = [];
    const sitting = people.map((person) => player(person, room.id, ({ number }) => made.push(number), pick));
    await Promise.all(sitting.map(({ over }) => over));
    await Promise.all([stranger, ...sitting.map(({ link }) => link)].map((link) => link.settled()));
    // Every change was acknowledged to one of them; who chose the same again in secret was told the number of before.
    const last = seen.at(-1);
    expect([...new Set(made)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: last?.number ?? 0 }, (_, n) => n + 1),
    );
    for (const { sight } of sitting) expect(sight()?.winners).toEqual(last?.winners);
    // What is opened at the end proves the deal, and replays to what everybody saw.
    const record = await stranger.record();
    expect(recordSchema.parse(record).fairness?.commitment).toBe(room.commitment);
    const { text } = await somebody(() => server.address).ask("GET", `/tables/${room.id}/record`);
    const { digest } = await somebody(() => server.address).do("GET", `/tables/${room.id}`);
    const kept = {
      room: room.id,
      commitment: room.commitment,
      digest: digest ?? "",
      chances: new Map([[1, chanceOf(1)]]),
    };
    const { verdict, findings } = verify(JSON.parse(text), text, kept);
    expect({ verdict, open: findings.filter(({ outcome }) => outcome === "open") }).toEqual({
      verdict: "proven",
      open: [],
    });
    const replayed = replay(readRecord(record));
    expect(replayed.ok && replayed.game.winners(replayed.state)).toEqual(last?.winners);
    expect(replayed.ok && replayed.game.view(replayed.state, "spectator")).toEqual(last?.view);
    for (const each of sitting) each.leave();
    stranger.close();
  },
);
