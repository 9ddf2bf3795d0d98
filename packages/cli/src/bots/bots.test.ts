import { games } from "@guinguette/rules/games";
import { expect, it } from "vitest";
import { run } from "../testing/run.ts";

it("lists every bot of every game as JSON, from random upwards", async () => {
  const { status, out } = await run(["bots", "--json"]);
  expect(status).toBe(0);
  const bots = ["random", "fry", "gudgeon", "perch", "pike", "heron"];
  expect(JSON.parse(out)).toEqual(
    games.flatMap(({ id, about }) =>
      bots.map((bot, level) => ({ game: id, bot, level, players: about.players })),
    ),
  );
});

it("lists them in words, in both languages", async () => {
  const [head, first] = (await run(["bots"])).out.split("\n");
  expect([head, first]).toEqual([
    "game            bot       level  players  ms/move  who it is",
    "fish-fish       random        0      2–8        –  any legal move",
  ]);
  const french = (await run(["bots", "--lang", "fr"])).out.split("\n");
  expect(french[6]).toBe("fish-fish       heron         5      2–8    1\u202f000  Héron, le meilleur");
  for (const line of french) expect(line.length).toBeLessThanOrEqual(80);
});
