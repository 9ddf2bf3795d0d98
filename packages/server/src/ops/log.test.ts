/** What is written down while people play: looked through for anything that is somebody's secret. */
import { setTimeout } from "node:timers/promises";
import { gameIds } from "@guinguette/rules/contract";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { describe, expect, it } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { someFile } from "../testing/folder.ts";
import { chanceOf, gathered } from "../testing/gathered.ts";
import { somebody } from "../testing/person.ts";
import { player } from "../testing/player.ts";
import { rawTo } from "../testing/raw.ts";
import { served } from "../testing/served.ts";
import { faultOf, logAt, tableMark } from "./log.ts";

describe("the log of whole games", () => {
  it("has no id, cookie, name, code, chance, seed or move in it, and yet says what was asked", async () => {
    const lines: string[] = [];
    const log = logAt("debug", (line) => lines.push(line));
    const server = await served({ log });
    const names = ["Zuleika-Ågnes", "Quixote'); --"];
    const secrets = new Set<string>([...names, chanceOf(0), chanceOf(1)]);
    for (const game of gameIds) {
      const { room, people } = await gathered(() => server.address, { game, players: 2 }, names);
      const pick = picksFrom(game);
      const seen = { heard: 0 };
      const sitting = people.map((person) => player(person, room.id, () => seen.heard++, pick));
      await Promise.all(sitting.map(({ over }) => over));
      for (const each of sitting) each.leave();
      secrets.add(room.id).add(room.commitment);
      for (const { cookie } of people) {
        secrets.add(cookie).add(cookie.split("=")[0] ?? "");
        for (const part of (cookie.split("=")[1] ?? "").split(".")) if (part.length > 3) secrets.add(part);
      }
      const { text } = await (people[0] ?? somebody(() => server.address)).ask(
        "GET",
        `/tables/${room.id}/record`,
      );
      const record = JSON.parse(text) as { seed: string; moves: unknown[] };
      secrets.add(record.seed);
      for (const move of record.moves) secrets.add(JSON.stringify(move));
      expect(seen.heard).toBeGreaterThan(3);
      expect(lines.join("")).toContain(`"table":"${tableMark(room.id)}"`);
    }
    // What is asked wrongly is not written down either, nor where it was asked for.
    const stranger = somebody(() => server.address);
    await stranger.ask("GET", "/tables/hush-hush-1", undefined, { authorization: "Bearer tok3n-of-mine" });
    await stranger.ask("POST", "/tables?seed=hush-hush-2", '{"game": hush-hush-3', {
      "idempotency-key": "hush-hush-4",
    });
    const raw = rawTo(server.address, `/api/v1/tables/${"0".repeat(26)}/live?hush-hush-5`);
    raw.say("hush-hush-6");
    await raw.ended;
    for (const word of ["hush", "tok3n-of-mine", "127.0.0.1"]) secrets.add(word);
    // The answer comes before its line.
    await setTimeout(0);
    await server.close();
    const written = lines.join("");
    for (const secret of secrets) expect(written.includes(secret), secret).toBe(false);
    const routes = new Set(lines.map((line) => (JSON.parse(line) as { route?: string }).route));
    expect(routes).toContain("/api/v1/tables/:id/seats/:seat");
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toContain("stopped");
  });
});

describe("a fault", () => {
  it("is told by its name and place, without what it quotes", () => {
    const cause = Object.assign(new TypeError("no card 7 in Ana's hand"), { code: "ERR_CARD" });
    const written = JSON.stringify(faultOf(new Error("at table x", { cause })));
    expect(written).toContain("TypeError");
    expect(written).toContain("ERR_CARD");
    expect(written).toContain("log.test.ts");
    expect(written).not.toMatch(/Ana|table x/);
    expect(faultOf("a word")).toEqual({ fault: [{ name: "string", at: [] }] });
  });

  it("of a running server is written down so", async () => {
    const lines: string[] = [];
    const store = {
      ...openSqlite(someFile()),
      has: () => Promise.resolve(true),
      load: () => Promise.reject(new Error("hush")),
    };
    const server = await served({ store, log: logAt("info", (line) => lines.push(line)) });
    const { status } = await somebody(() => server.address).ask("GET", `/tables/${"0".repeat(26)}`);
    expect(status).toBe(503);
    await server.close();
    expect(lines.join("")).toContain('"event":"fault"');
    expect(lines.join("")).not.toContain("hush");
  });
});
