/** Ways to tables apart that are in play: people with devices of their own, at tables of the real server. */
import { ask, company, goTo, open } from "./apart.mjs";
import { playSome } from "./lib.mjs";
import { inTurn, touched } from "./ways.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./ways.mjs").Way} Way */
/**
 * @typedef {object} Played
 * @property {object} [setup] who begins
 * @property {object} [more] of the plan
 * @property {string} [screen] the page that is looked at
 * @property {(other: Page) => Promise<unknown>} [meanwhile] what the second of them does
 */

/** How the seat that begins is called. */
const starts = { "fish-fish": "firstFisher", wishes: "firstPlayer", "chat-peche": "firstPlayer" };
/** As long as names are that are shown whole on a phone. */
const names = ["Léo", "Margot", "Oumar", "Jeanne", "Paul", "Anouk", "Yann", "Bé"];

/**
 * Plays with so many, each with a device of their own; `first` begins, where the game lets one choose.
 * @param {string} game @param {number} players @param {number} first @param {Played} [how]
 * @returns {Way}
 */
export const playing =
  (game, players, first, how = {}) =>
  async (page) => {
    const field = Object.entries(starts).find(([name]) => name === game)?.[1];
    const setup = field === undefined ? {} : { setup: { [field]: first } };
    const { id, code } = await open(page, { game, players, seed: "pic", ...setup, ...how.more });
    /** @type {Page[]} */
    const others = [];
    for (let seat = 1; seat < players; seat++) {
      const other = await company(page);
      const sitting = { name: names[seat], chance: String(seat).repeat(32) };
      await ask(other, "POST", `/tables/${id}/seats/${seat}`, sitting);
      others.push(other);
    }
    await ask(page, "POST", `/tables/${id}/start`);
    // The last stays away.
    const there = others.length > 2 ? others.slice(0, -1) : others;
    for (const other of there) await goTo(other, code);
    for (const other of others) if (!there.includes(other)) await other.context().close();
    const [second] = others;
    if (how.meanwhile !== undefined && second !== undefined) await how.meanwhile(second);
    await goTo(page, how.screen === undefined ? code : `${code}/${how.screen}`);
    await page.locator(".table, [data-end]").first().waitFor();
  };

/** Makes a move and asks to take it back. @param {Page} page */
export async function asksBack(page) {
  await playSome(page, 1);
  await page.locator(".dock .undo").click();
}

/**
 * In the page of somebody who plays Fish Fish: catches first and one tile on every line, without a look at the board, up
 * to the second line of whoever sits first, who has caught something and scored before. The next does not bet on that.
 * @param {string} table
 */
const playsBlind = (table) =>
  new Promise((/** @type {(done?: void) => void} */ done) => {
    const live = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/tables/${table}/live`);
    const tell = (/** @type {object} */ what) => live.send(JSON.stringify(what));
    live.onopen = () => tell({ type: "hello", version: 1, as: "seat", since: 0 });
    /** @type {any} */
    let seen = { view: {} };
    live.onmessage = ({ data }) => {
      const { type, sight } = JSON.parse(data);
      if (type !== "sight") return;
      seen = { ...seen, ...sight, view: { ...seen.view, ...sight.view } };
      const { view, legal, number } = seen;
      if (view.fisher === 0 && view.caught > 0 && view.phase === "bet") {
        live.close();
        done();
      } else if (legal.length > 0) {
        const move =
          legal.find((/** @type {any} */ one) => one.card === "catch" || one.tiles === 1) ?? legal[0];
        tell({ type: "offer", id: number, offer: { kind: "play", seen: number, move } });
      }
    };
  });

/** Of four people whoever fishes has a long name and points of both kinds; and so has whoever is to bet. @type {Way} */
export async function fishing(page) {
  const plan = { game: "fish-fish", players: 4, seed: "pic", setup: { firstFisher: 3 } };
  const { id, code } = await open(page, plan, "Marguerite");
  /** @type {Page[]} */
  const others = [];
  for (const [index, name] of ["Barthélemy", "Jean-Baptiste", "Tom"].entries()) {
    const other = await company(page);
    const sitting = { name, chance: String(index + 1).repeat(32) };
    await ask(other, "POST", `/tables/${id}/seats/${index + 1}`, sitting);
    others.push(other);
  }
  await ask(page, "POST", `/tables/${id}/start`);
  await Promise.all([page, ...others].map((one) => one.evaluate(playsBlind, id)));
  for (const other of others) await goTo(other, code);
  await goTo(page, code);
  await page.locator(".table").waitFor();
}

/** Loses the network. @type {Way} */
export async function lost(page) {
  await page.context().setOffline(true);
  await page.locator(".net").waitFor();
}

export const people = touched(".bar .eyes");

/** Against bots, to the end, which the room's screen shows. @param {string} game @param {number} players @returns {Way} */
export const playedOutOnTv = (game, players) => async (page) => {
  const { id, code } = await open(page, { game, players, seed: "pic" });
  for (let seat = 1; seat < players; seat++)
    await ask(page, "PUT", `/tables/${id}/seats/${seat}/bot`, { level: "fry" });
  await ask(page, "POST", `/tables/${id}/start`);
  await goTo(page, code);
  await playSome(page, 500, { until: "[data-end]" });
  await goTo(page, `${code}/tv`);
  await page.locator("[data-end]").waitFor();
};

/** The other gives up, and opens a rematch while the end is looked at. @param {string} game @returns {Way} */
export const playedOn = (game) => async (page) => {
  const { id, code } = await open(page, { game, players: 2, seed: "pic" });
  const other = await company(page);
  await ask(other, "POST", `/tables/${id}/seats/1`, { name: names[1], chance: "1".repeat(32) });
  await ask(page, "POST", `/tables/${id}/start`);
  await goTo(other, code);
  await goTo(page, code);
  await touched(".bar > button:last-child")(other);
  await other.locator(".far > button").last().click();
  await other.locator(".far .danger").click();
  await page.locator("[data-end]").waitFor();
  await ask(other, "POST", `/tables/${id}/next`);
  await page.locator("[data-end] [role=alert]").waitFor();
};

/** Alone at a table of the server, to the end. @type {Way} */
export const playedOut = inTurn(playing("fish-and-chips", 1, 0), async (page) => {
  await playSome(page, 500, { until: "[data-end]" });
  await page.locator("[data-end]").waitFor();
});
