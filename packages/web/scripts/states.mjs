/**
 * Every page and every state of it, and how to get there: an address, so many choices, and a way on. What is looked at
 * or measured goes through this list.
 */
import { atTables, comesTo, hosting, inTheList } from "./apart.mjs";
import {
  asksBack,
  fishing,
  lost,
  people,
  playedOn,
  playedOut,
  playedOutOnTv,
  playing,
} from "./apart-play.mjs";
import { playSome } from "./lib.mjs";
import {
  advised,
  awaiting,
  goneTo,
  happening,
  inTurn,
  learnt,
  proposed,
  replayed,
  revealed,
  touched,
  turnBy,
  until,
} from "./ways.mjs";

/** @typedef {import("playwright-core").Page} Page */
/**
 * `byName`: as other devices come, by a name that is not this device's own.
 * @typedef {{ path: string, moves?: number, next?: import("./ways.mjs").Way, how?: string, byName?: true }} State
 */

const perches = (/** @type {number} */ count) => Array(count).fill(",perch").join("");
/** One person and so many bots. @param {string} game @param {number} bots @param {string} [more] */
const alone = (game, bots, more = "&first=0") =>
  `/play/${game}?seats=person${perches(bots)}${more}&seed=pic&start`;

const fishFish = alone("fish-fish", 4);
const wishes = alone("wishes", 2);
const chatPeche = alone("chat-peche", 3);
const fishAndChips = alone("fish-and-chips", 1, "");
const menu = touched(".bar > button:last-child");
const log = touched(".dock .see-log");
/** On a narrow page the log is a sheet. @type {import("./ways.mjs").Way} */
const narrow = (page) => page.setViewportSize({ width: 390, height: 844 });
/** @type {import("./ways.mjs").Way} */
const onTheWall = (page) => goneTo(`${new URL(page.url()).pathname}/tv`)(page);
const END = { moves: 500, next: until("[data-end]") };

/** @type {Readonly<Record<string, State>>} */
const quiet = {
  home: { path: "/" },
  "home-waiting": { path: wishes, moves: 4, next: goneTo("/") },
  nowhere: { path: "/nowhere" },
  settings: { path: "/settings" },
  "box-pond": { path: "/box/chat-peche" },
  "box-prizes": { path: "/box/wishes" },
  games: { path: "/games" },
  "games-ended": {
    path: "/play/chat-peche?seats=perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
    next: goneTo("/games"),
  },
  puzzles: { path: "/puzzles" },
  "setup-wishes": { path: "/play/wishes" },
  "setup-fish-fish": { path: `/play/fish-fish?seats=person${perches(7)}` },
  "setup-colours": {
    path: `/play/fish-fish?seats=person,person${perches(6)}`,
    next: touched("main button:has(.tok)"),
  },
  "setup-chat-peche": { path: "/play/chat-peche", next: touched("details summary") },
  "setup-fish-and-chips": { path: "/play/fish-and-chips?seats=person", next: touched("details summary") },
  "rules-chat-peche": { path: "/rules/chat-peche/CP-3" },
  "rules-credits": { path: "/rules/chat-peche" },
  "rules-first-edition": { path: "/rules/chat-peche/first/CP-2" },
  "rules-wishes": { path: "/rules/wishes/IW-V1" },
  "rules-fish-fish": { path: "/rules/fish-fish/FF-L2" },
  "rules-fish-and-chips": { path: "/rules/fish-and-chips/FC-T2" },
};

/** Before a game with people elsewhere. @type {Readonly<Record<string, State>>} */
const gathering = {
  "home-apart": { path: "/", how: "apart" },
  "home-apart-tables": { path: "/", how: "apart", next: inTurn(inTheList, atTables, goneTo("/")) },
  "waiting-host": { path: "/", next: hosting("chat-peche", null, ["person", "pike"]) },
  "waiting-host-alone": { path: "/", next: hosting("wishes", null, []) },
  "waiting-host-8": {
    path: "/",
    next: hosting("fish-fish", null, ["person", "heron", "person", "fry", "perch", "pike", "gudgeon"]),
  },
  "waiting-host-settings": {
    path: "/",
    next: inTurn(
      hosting("chat-peche", null, ["person"]),
      touched("button.line"),
      touched("text=/^(Chaque réglage|Every setting)$/"),
    ),
  },
  "waiting-host-seat": { path: "/", next: inTurn(hosting("fish-fish", null, []), touched("li.mine .btn")) },
  "waiting-host-bots": { path: "/", next: inTurn(hosting("fish-fish", null, []), touched(".free .btn")) },
  "waiting-wall": { path: "/", byName: true, next: inTurn(hosting("fish-fish", 4, ["pike"]), onTheWall) },
  "waiting-wall-here": { path: "/", next: inTurn(hosting("fish-fish", 4, ["pike"]), onTheWall) },
  "waiting-wall-full": {
    path: "/",
    byName: true,
    next: inTurn(hosting("fish-and-chips", 2, ["perch"]), onTheWall),
  },
  "waiting-guest": { path: "/", next: comesTo("wishes") },
  "settings-apart": {
    path: "/",
    next: inTurn(
      hosting("wishes", 3, []),
      goneTo("/settings"),
      touched("text=/^M’effacer/"),
      touched("text=/^Oui, effacer/"),
    ),
  },
  carried: { path: "/carry#4F7K-9QZ2-M3XA" },
};

const four = playing("chat-peche", 4, 0);
/** @type {import("./ways.mjs").Way} */
const playOne = (page) => playSome(page, 1);
const eight = playing("fish-fish", 8, 0);

/** In play with people elsewhere. @type {Readonly<Record<string, State>>} */
const apart = {
  "apart-chat-peche": { path: "/", next: four },
  "apart-chat-peche-people": { path: "/", next: inTurn(four, people) },
  "apart-chat-peche-sealed": { path: "/", next: inTurn(four, playOne) },
  "apart-chat-peche-menu": { path: "/", next: inTurn(four, menu) },
  "apart-chat-peche-lost": { path: "/", next: inTurn(four, playOne, lost) },
  "apart-fish-fish": { path: "/", next: playing("fish-fish", 4, 0) },
  "apart-fish-fish-set": { path: "/", next: inTurn(playing("fish-fish", 4, 0), playOne) },
  "apart-fish-fish-long": { path: "/", next: fishing },
  "apart-fish-fish-2": { path: "/", next: playing("fish-fish", 2, 0) },
  "apart-fish-fish-8": { path: "/", next: eight },
  "apart-fish-fish-wait": { path: "/", next: playing("fish-fish", 4, 1) },
  "apart-wishes": { path: "/", next: playing("wishes", 4, 0) },
  "apart-wishes-asked": {
    path: "/",
    next: playing("wishes", 4, 1, { more: { settings: { takeBack: "consent" } }, meanwhile: asksBack }),
  },
  "apart-wishes-clock": {
    path: "/",
    next: playing("wishes", 4, 1, { more: { clock: { kind: "game", seconds: 900, added: 5 } } }),
  },
  "apart-wishes-clock-up": {
    path: "/",
    next: inTurn(
      playing("wishes", 4, 1, { more: { clock: { kind: "game", seconds: 10, added: 0 }, away: "wait" } }),
      (page) =>
        page
          .locator(".clock", { hasText: /écoulé|time up/ })
          .first()
          .waitFor(),
    ),
  },
  "apart-fish-and-chips": { path: "/", next: playing("fish-and-chips", 2, 0) },
  "apart-fish-and-chips-4": { path: "/", next: playing("fish-and-chips", 4, 0) },
  "apart-end-next": { path: "/", next: playedOn("fish-and-chips") },
  "apart-end-uncounted": { path: "/", next: playedOn("chat-peche") },
  "apart-end": { path: "/", next: playedOut },
  "tv-here": { path: "/", next: playing("fish-fish", 4, 1, { screen: "tv" }) },
  "tv-fish-fish": { path: "/", byName: true, next: playing("fish-fish", 4, 1, { screen: "tv" }) },
  "tv-fish-fish-told": {
    path: "/",
    byName: true,
    next: playing("fish-fish", 4, 1, { screen: "tv", meanwhile: playOne }),
  },
  "tv-fish-fish-left": { path: "/", byName: true, next: playing("fish-fish", 4, 3, { screen: "tv" }) },
  "tv-fish-fish-8": { path: "/", byName: true, next: playing("fish-fish", 8, 1, { screen: "tv" }) },
  "tv-end-8": { path: "/", byName: true, next: playedOutOnTv("fish-fish", 8) },
  "tv-wishes": { path: "/", byName: true, next: playing("wishes", 4, 1, { screen: "tv" }) },
  "tv-chat-peche": { path: "/", byName: true, next: playing("chat-peche", 4, 1, { screen: "tv" }) },
  "tv-fish-and-chips": { path: "/", byName: true, next: playing("fish-and-chips", 2, 1, { screen: "tv" }) },
  "hand-fish-fish": { path: "/", next: playing("fish-fish", 4, 0, { screen: "hand" }) },
  "hand-fish-fish-wait": { path: "/", next: playing("fish-fish", 4, 1, { screen: "hand" }) },
  "hand-chat-peche": { path: "/", next: playing("chat-peche", 3, 0, { screen: "hand" }) },
  "hand-fish-fish-clock": {
    path: "/",
    next: playing("fish-fish", 2, 1, {
      screen: "hand",
      more: { clock: { kind: "game", seconds: 900, added: 5 } },
    }),
  },
  "hand-wishes-clock": {
    path: "/",
    next: playing("wishes", 4, 0, {
      screen: "hand",
      more: { clock: { kind: "game", seconds: 900, added: 5 } },
    }),
  },
  "hand-hidden": {
    path: "/",
    next: inTurn(playing("fish-fish", 4, 0, { screen: "hand" }), touched(".bar .hides")),
  },
};

/** @type {Readonly<Record<string, State>>} */
const fishFishTables = {
  "fish-fish-cast": { path: alone("fish-fish", 4), next: turnBy("FF-L1") },
  "fish-fish-cast-picked": { path: fishFish, next: inTurn(turnBy("FF-L1"), touched(".board [data-can]")) },
  "fish-fish-cast-proposed": { path: fishFish, next: inTurn(turnBy("FF-L1"), proposed) },
  "fish-fish-bet": { path: alone("fish-fish", 4, "&first=2"), next: turnBy("FF-L2") },
  "fish-fish-bet-proposed": {
    path: alone("fish-fish", 4, "&first=2"),
    next: inTurn(turnBy("FF-L2"), proposed),
  },
  "fish-fish-loot": { path: fishFish, next: until(".table:has(.slots .has:not(.large)):has(.dock .choice)") },
  // Whoever bets last sees the line come up.
  "fish-fish-reveal": { path: alone("fish-fish", 4, "&first=1"), next: inTurn(turnBy("FF-L2"), revealed) },
  "fish-fish-wait": { path: alone("fish-fish", 4, "&first=2"), next: inTurn(turnBy("FF-L2"), awaiting) },
  "fish-fish-hint": { path: fishFish, next: inTurn(turnBy("FF-L1"), advised) },
  "fish-fish-round": { path: fishFish, next: until("dialog[open] .primary") },
  "fish-fish-5": { path: alone("fish-fish", 4, "&first=4"), moves: 3 },
  "fish-fish-2": { path: alone("fish-fish", 1), moves: 1 },
  "fish-fish-8": { path: alone("fish-fish", 7, "&first=3"), moves: 2 },
  "fish-fish-curtain": { path: `/play/fish-fish?seats=person,person${perches(6)}&first=0&seed=pic&start` },
  "learn-fish-fish": { path: "/learn/fish-fish" },
  "learn-fish-fish-on": { path: "/learn/fish-fish", next: learnt(4) },
  "replay-fish-fish": {
    path: "/play/fish-fish?seats=perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
    next: replayed,
  },
  "end-fish-fish": { path: alone("fish-fish", 2), ...END },
  "text-fish-fish": { path: `${fishFish}&text`, moves: 0 },
};

/** @type {Readonly<Record<string, State>>} */
const wishesTables = {
  "wishes-turn": { path: wishes, moves: 8, next: turnBy("IW-A1") },
  "wishes-picked": {
    path: wishes,
    moves: 3,
    next: inTurn(turnBy("IW-A1"), touched('.board [data-at="ocean:2"][data-can]')),
  },
  "wishes-proposed": { path: wishes, moves: 3, next: inTurn(turnBy("IW-A1"), proposed) },
  "wishes-refused": {
    path: wishes,
    moves: 3,
    next: inTurn(turnBy("IW-A1"), touched(".ring button:not([data-can])")),
  },
  "wishes-wish": { path: wishes, next: turnBy("wishes/IW-W") },
  "wishes-wish-proposed": { path: wishes, next: inTurn(turnBy("wishes/IW-W"), proposed) },
  "wishes-sale": { path: wishes, next: until('.board [data-at^="boat:"][data-can]') },
  "wishes-market": { path: wishes, next: until("dialog[open] .primary") },
  "wishes-happening": { path: wishes, moves: 4, next: inTurn(turnBy("IW-A1"), happening) },
  "wishes-wait": { path: wishes, next: inTurn(turnBy("IW-A1"), awaiting) },
  "wishes-hint": { path: wishes, moves: 2, next: inTurn(turnBy("IW-A1"), advised) },
  "wishes-log": { path: wishes, moves: 6, next: inTurn(turnBy("IW-A1"), narrow, log) },
  "wishes-consent": {
    path: "/play/wishes?seats=person,person&takeBack=consent&first=0&seed=pic&start",
    moves: 1,
    next: touched(".dock .undo"),
  },
  "wishes-2": { path: alone("wishes", 1), moves: 8 },
  "wishes-5": { path: alone("wishes", 4), moves: 14 },
  "learn-wishes": { path: "/learn/wishes" },
  "learn-wishes-on": { path: "/learn/wishes", next: learnt(4) },
  "replay-wishes": {
    path: "/play/wishes?seats=perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
    next: replayed,
  },
  "end-wishes": { path: "/play/wishes?seats=perch,perch,perch&first=0&seed=pic&start", ...END },
  "text-wishes": { path: `${wishes}&text` },
};

/** @type {Readonly<Record<string, State>>} */
const chatPecheTables = {
  "chat-peche-place": { path: chatPeche, next: turnBy("CP-2") },
  "chat-peche-place-proposed": { path: chatPeche, next: inTurn(turnBy("CP-2"), proposed) },
  "chat-peche-lure": { path: chatPeche, next: turnBy("CP-3") },
  "chat-peche-lure-picked": { path: chatPeche, next: inTurn(turnBy("CP-3"), touched(".board [data-can]")) },
  "chat-peche-lure-proposed": { path: chatPeche, next: inTurn(turnBy("CP-3"), proposed) },
  "chat-peche-fish": { path: chatPeche, next: turnBy("CP-4") },
  "chat-peche-fish-proposed": { path: chatPeche, next: inTurn(turnBy("CP-4"), proposed) },
  "chat-peche-reveal": { path: chatPeche, next: inTurn(turnBy("CP-4"), happening) },
  "chat-peche-bucket": { path: chatPeche, moves: 7, next: touched(".board button:has([href*='#bucket-'])") },
  "chat-peche-wait": { path: alone("chat-peche", 3, "&first=1"), next: inTurn(turnBy("CP-2"), happening) },
  "chat-peche-hint": { path: chatPeche, next: inTurn(turnBy("CP-4"), advised) },
  "chat-peche-menu": { path: chatPeche, next: menu },
  "chat-peche-curtain": { path: "/play/chat-peche?seats=person,person,perch,perch&first=0&seed=pic&start" },
  "chat-peche-4": { path: chatPeche, moves: 5 },
  "chat-peche-2": { path: alone("chat-peche", 1), moves: 4 },
  "chat-peche-first": { path: alone("chat-peche", 2, "&edition=first&first=0"), moves: 4 },
  "learn-chat-peche": { path: "/learn/chat-peche" },
  "learn-chat-peche-on": { path: "/learn/chat-peche", next: learnt(4) },
  "replay-chat-peche": {
    path: "/play/chat-peche?seats=perch,perch,perch&first=0&seed=pic&start",
    moves: 500,
    next: replayed,
  },
  "end-chat-peche": { path: chatPeche, ...END },
  "text-chat-peche": { path: `${alone("chat-peche", 1)}&text` },
};

/** @type {Readonly<Record<string, State>>} */
const fishAndChipsTables = {
  "fish-and-chips-swap": { path: fishAndChips },
  "fish-and-chips-swap-picked": { path: fishAndChips, next: touched(".board [data-can]") },
  "fish-and-chips-turn": { path: fishAndChips, moves: 2, next: turnBy("FC-T") },
  "fish-and-chips-picked": {
    path: fishAndChips,
    moves: 2,
    next: inTurn(turnBy("FC-T"), touched(".board [data-can]")),
  },
  "fish-and-chips-proposed": { path: fishAndChips, moves: 2, next: inTurn(turnBy("FC-T"), proposed) },
  "fish-and-chips-refused": {
    path: fishAndChips,
    moves: 3,
    next: inTurn(turnBy("FC-T"), touched(".board button:not([data-can])")),
  },
  "fish-and-chips-happening": { path: fishAndChips, moves: 3, next: inTurn(turnBy("FC-T"), happening) },
  "fish-and-chips-hint": { path: fishAndChips, moves: 2, next: inTurn(turnBy("FC-T"), advised) },
  "fish-and-chips-round": { path: alone("fish-and-chips", 2, ""), next: until("dialog[open] .primary") },
  "fish-and-chips-3": { path: alone("fish-and-chips", 2, ""), moves: 4 },
  "fish-and-chips-4": { path: alone("fish-and-chips", 3, ""), moves: 6 },
  solitaire: { path: alone("fish-and-chips", 0, ""), moves: 8 },
  "solitaire-end": { path: alone("fish-and-chips", 0, ""), ...END },
  puzzle: { path: "/puzzles/25" },
  "puzzle-hint": { path: "/puzzles/25", next: touched("[aria-keyshortcuts=h]") },
  "puzzle-ended": { path: "/puzzles/25", next: until("[data-ended]") },
  "learn-fish-and-chips": { path: "/learn/fish-and-chips" },
  "learn-fish-and-chips-on": { path: "/learn/fish-and-chips", next: learnt(4) },
  "replay-fish-and-chips": {
    path: "/play/fish-and-chips?seats=perch,perch&target=1&seed=pic&start",
    moves: 500,
    next: replayed,
  },
  "end-fish-and-chips": { path: "/play/fish-and-chips?seats=perch,perch&target=30&seed=pic&start", ...END },
  "text-fish-and-chips": { path: `${fishAndChips}&text` },
};

/** @type {Readonly<Record<string, State>>} */
const states = {
  ...quiet,
  ...gathering,
  ...apart,
  ...fishFishTables,
  ...wishesTables,
  ...chatPecheTables,
  ...fishAndChipsTables,
};

/** The names that contain one of these words; all of them without words. @param {readonly string[]} words */
export const statesNamed = (words) =>
  Object.keys(states).filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

/**
 * A new device, at that state: everything at once, nothing moves.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {string} name
 */
export async function openState(browser, address, name) {
  const state = states[name];
  if (state === undefined) throw new Error(`There is no state called ${name}`);
  const { path, moves = 0, next, how = "here", byName = false } = state;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const settings = { language: "fr", theme: "day", pace: 0, how, textTable: path.endsWith("&text") };
  await context.addInitScript((/** @type {object} */ usual) => {
    const key = "guinguette/settings";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(usual));
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const at = byName ? address.replace("//localhost", "//guinguette.localhost") : address;
  await page.goto(at + path, { waitUntil: "networkidle" });
  if (moves > 0) await playSome(page, moves);
  await next?.(page);
  // The last click's bots and pictures; and nothing is pointed at.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(800);
  return { context, page };
}
