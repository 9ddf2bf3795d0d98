/** People apart play whole games, each in a browser of their own, at tables of the real server. */
import { seeded } from "@guinguette/rules/random";
import type { NewTable } from "@guinguette/wire/http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launch } from "../scripts/chromium.mjs";
import { ask, come, type Gathered, gather, type Someone } from "./lib/apart.ts";
import { type OpenedRecord, strangeIn } from "./lib/own-eyes.ts";
import { clicking, playOut } from "./lib/play.ts";

const isLong = process.env.PROVE === "long";

interface Case extends NewTable {
  /** Languages by seat, in turn. */
  readonly languages: readonly ("fr" | "en")[];
}

const short: readonly Case[] = [
  { game: "chat-peche", players: 2, languages: ["fr", "en"] },
  { game: "fish-and-chips", players: 2, options: { target: 1 }, languages: ["en", "fr"] },
];
const long: readonly Case[] = [
  { game: "fish-fish", players: 2, languages: ["fr", "en"] },
  { game: "fish-fish", players: 8, languages: ["fr", "en"] },
  { game: "wishes", players: 3, languages: ["en", "fr"] },
  { game: "wishes", players: 5, languages: ["fr"] },
  { game: "chat-peche", players: 4, languages: ["fr", "en"] },
  { game: "fish-and-chips", players: 4, options: { target: 20 }, languages: ["en"] },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("a table for people apart", () => {
  it.each(isLong ? [...short, ...long] : short)(
    "is played to its end by $players people: $game",
    async ({ languages, ...table }) => {
      const gathered = await gather(browser, table, (seat) => ({
        language: languages[seat % languages.length] ?? "fr",
        size: seat % 2 === 0 ? [1280, 800] : [390, 844],
      }));
      const spectator = await come(browser, `/t/${gathered.id}`, { size: [740, 360] });
      const choices = await playTogether(gathered);
      const record: OpenedRecord = await ask(spectator.page, "GET", `/tables/${gathered.id}/record`);
      await spectator.page.locator("[data-end]").waitFor();
      for (const [seat, { received, errors }] of gathered.people.entries()) {
        expect(strangeIn(received, record, seat)).toEqual([]);
        expect(withoutNetwork(errors)).toEqual([]);
      }
      expect(strangeIn(spectator.received, record, "spectator")).toEqual([]);
      expect(spectator.errors).toEqual([]);
      if (isLong) console.log(`proved: apart, ${table.game}, ${table.players} browsers: ${choices} choices`);
      await Promise.all([...gathered.people, spectator].map(({ context }) => context.close()));
    },
  );
});

/** Everybody plays; meanwhile the first reloads, and the last loses the network for a while. */
async function playTogether({ people }: Gathered): Promise<number> {
  const counts = await Promise.all(
    people.map((someone, seat) =>
      playOut(someone.page, clicking, seeded(`apart/${seat}`), async (choices) => {
        if (seat === 0 && choices === 2) await someone.page.reload();
        if (seat === people.length - 1 && choices === 3) await loseTheNetwork(someone);
      }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function loseTheNetwork({ context, page }: Someone): Promise<void> {
  await context.setOffline(true);
  await page
    .getByText(/On se reconnecte|Reconnecting/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await page
    .getByText(/On se reconnecte|Reconnecting/)
    .first()
    .waitFor({ state: "detached" });
}

/** While there is no network, the browser itself says so. */
const withoutNetwork = (errors: readonly string[]) =>
  errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error));
