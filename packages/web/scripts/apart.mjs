/** Ways to the pages before a game apart: tables of the real server, opened and filled as people would. */

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./ways.mjs").Way} Way */

const names = ["Léo", "Marguerite-Antoinette", "Ousmane", "Jeanne", "Paulette", "Anouk", "Yann", "Bé"];

/**
 * Asks the tables for something, as whoever has this page.
 * @param {Page} page @param {string} method @param {string} path @param {object} [body]
 */
export function ask(page, method, path, body) {
  return page.evaluate(
    async (/** @type {{ method: string, path: string, body?: object }} */ asked) => {
      const answer = await fetch(`/api/v1${asked.path}`, {
        method: asked.method,
        ...(asked.body && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(asked.body),
        }),
      });
      if (!answer.ok) throw new Error(`${asked.method} ${asked.path}: ${await answer.text()}`);
      return answer.json();
    },
    { method, path, ...(body && { body }) },
  );
}

/** @param {Page} page @param {string} table @param {number} seat */
const sit = (page, table, seat, name = names[seat]) =>
  ask(page, "POST", `/tables/${table}/seats/${seat}`, { name, chance: String(seat).repeat(32) });

/** Opens a table and takes its first seat. @param {Page} page @param {object} plan */
export async function open(page, plan, name = names[0]) {
  await ask(page, "POST", "/me");
  await page.evaluate((/** @type {string | undefined} */ own) => {
    localStorage.setItem("guinguette/myself", JSON.stringify({ name: own, known: true }));
  }, name);
  const room = await ask(page, "POST", "/tables", plan);
  await sit(page, room.id, 0, name);
  return room;
}

/** Somebody else, with a device of their own that stays. @param {Page} page */
export async function company(page) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  if (context === undefined) throw new Error("There is no other device");
  // Where the whole browser was closed, it is gone already.
  page.context().on("close", () => context.close().catch(() => {}));
  const other = await context.newPage();
  await other.goto(new URL("/settings", page.url()).href);
  await ask(other, "POST", "/me");
  return other;
}

/** Somebody else does something, and goes. @param {Page} page @param {(other: Page) => Promise<void>} act */
async function another(page, act) {
  const other = await company(page);
  await act(other);
  await other.context().close();
}

/** @param {Page} page @param {string} code */
export const goTo = (page, code) =>
  page.goto(new URL(`/t/${code}`, page.url()).href, { waitUntil: "networkidle" });

/**
 * Keeps a table at which these sit besides: people, or bots of a level.
 * @param {string} game @param {number | null} players null: those who come @param {readonly string[]} others
 * @returns {Way}
 */
export const hosting = (game, players, others) => async (page) => {
  const { id, code } = await open(page, players === null ? { game } : { game, players });
  for (const [index, kind] of others.entries())
    if (kind === "person") await another(page, (other) => sit(other, id, index + 1));
    else await ask(page, "PUT", `/tables/${id}/seats/${index + 1}/bot`, { level: kind });
  await goTo(page, code);
};

/** Comes to a table that somebody else keeps. @param {string} game @returns {Way} */
export const comesTo = (game) => async (page) => {
  let code = "";
  await another(page, async (other) => {
    ({ code } = await open(other, { game, clock: { kind: "game", seconds: 600, added: 5 } }));
  });
  await goTo(page, code);
};

/** Has tables: one that waits for them, and one where people gather. @type {Way} */
export async function atTables(page) {
  const { id } = await open(page, { game: "fish-and-chips", players: 1 });
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, { game: "wishes", players: 4 });
}

/** Somebody's table is open to anybody. @type {Way} */
export const inTheList = (page) =>
  another(page, async (other) => {
    await open(other, { game: "fish-fish", players: 5, listed: true });
  });
