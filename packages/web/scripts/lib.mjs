import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb, dist } from "../../../scripts/lib/build-web.mjs";
import { serveBuilds } from "../../../scripts/lib/builds.mjs";
import { openDoor } from "../../../scripts/lib/door.mjs";
import { reception } from "../../../scripts/lib/reception.mjs";
import { site } from "../../../scripts/lib/serve.mjs";
import { openTables } from "../../../scripts/lib/tables.mjs";

/**
 * The app as it is now, built and on a free port, with tables of its own that go when it is closed.
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveBuilt() {
  const built = await buildWeb();
  const builds = serveBuilds(dist);
  if ("unwritable" in built || built.status !== 0 || builds === null)
    throw new Error("The app cannot be built here");
  const folder = mkdtempSync(join(tmpdir(), "guinguette-tables-"));
  const tables = await openTables(builds.folders[0] ?? "", folder);
  // By whatever name: the door itself lets in this machine alone.
  const isOpen = () => true;
  const inside = reception(await site(builds.folders, isOpen), tables, isOpen);
  const door = await openDoor({ port: 0, lan: false }, inside);
  const close = () => {
    door.close();
    builds.release();
    void tables?.close().finally(() => rmSync(folder, { recursive: true }));
  };
  return { address: `http://localhost:${door.port}`, close };
}

/**
 * As much of a page as whoever plays needs, of whichever browser.
 * @typedef {object} Hand
 * @property {<A, R>(what: (given: A) => R, given: A) => Promise<R>} evaluate
 * @property {{ click: (x: number, y: number) => Promise<void> }} mouse
 * @property {(ms: number) => Promise<unknown>} waitForTimeout
 */

/**
 * Plays so many choices by clicking what can be touched, always in the same way. Looks at the page once for each touch
 * and seldom while it waits: on a slowed page every look is work that the page itself has no part in.
 * @param {Hand} page
 * @param {number} choices
 * @param {{ patience?: number, until?: string | undefined }} [how] the most touches, for whoever touches at random may
 * take long to choose; and a selector that ends it as soon as something is there
 * @returns how many were made
 */
export async function playSome(page, choices, { patience = 1000, until = "" } = {}) {
  let made = 0;
  let touches = 0;
  let turn = 1;
  for (let looks = 0; looks < 4000 && made < choices && touches < patience; looks++) {
    const next = (turn * 1103515245 + 12345) % 2147483648;
    const found = await page.evaluate(whatToTouch, { turn: next, until });
    if (found === "end") break;
    if (found === "wait") {
      await page.waitForTimeout(100);
      continue;
    }
    if (found.kind === "dock") made++;
    if (found.kind === "board") {
      touches++;
      turn = next;
    }
    await page.mouse.click(found.x, found.y);
  }
  return made;
}

/**
 * In the page: what asks to be touched now, and where it is.
 * @param {{ turn: number, until: string }} now
 * @returns {"end" | "wait" | { kind: "answer" | "dock" | "board", x: number, y: number }}
 */
function whatToTouch({ turn, until }) {
  const at = (/** @type {"answer" | "dock" | "board"} */ kind, /** @type {Element} */ element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { kind, x: left + width / 2, y: top + height / 2 };
  };
  // What was touched last has been felt, and is about to be played.
  if (document.querySelector(".felt") !== null) return "wait";
  if (until !== "" && document.querySelector(until) !== null) return "end";
  const answer =
    document.querySelector("dialog[open] .primary") ?? document.querySelector(".curtain .primary");
  if (answer !== null) return at("answer", answer);
  if (document.querySelector("[data-end]") !== null) return "end";
  const plays = document.querySelector(".dock .primary:not(:disabled)");
  if (plays !== null) return at("dock", plays);
  const can = document.querySelectorAll(".board [data-can], .dock .choice");
  // The low digits of such a row of numbers come round again after a few: the same touches for ever.
  const chosen = can[(turn >> 16) % can.length];
  return chosen === undefined ? "wait" : at("board", chosen);
}
