/**
 * How quick the app is on a slow machine: the processor slowed four times, a local server. Prints what it measures,
 * with its spread; nothing here passes or fails.
 */
import { spreadLine } from "../../../scripts/lib/spread.mjs";
import { launch } from "./chromium.mjs";
import { playSome, serveBuilt } from "./lib.mjs";

const SLOWED = 4;
const RUNS = 5;
const games = {
  "fish-fish": "/play/fish-fish?seats=person,perch,perch,perch&seed=speed&start",
  wishes: "/play/wishes?seats=person,perch,perch&seed=speed&start",
  "chat-peche": "/play/chat-peche?seats=person,perch,perch,perch&seed=speed&start",
  "fish-and-chips": "/play/fish-and-chips?seats=person,perch,perch,perch&target=1&seed=speed&start",
};

const { address, close } = await serveBuilt();
const browser = await launch();

/** @param {string} path @param {boolean} motion */
async function slowPage(path, motion) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    reducedMotion: motion ? "no-preference" : "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(
    (/** @type {number} */ pace) => {
      localStorage.setItem("guinguette/settings", JSON.stringify({ language: "fr", theme: "day", pace }));
    },
    motion ? 1 : 0,
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  // The window is as high as the page, but the page stands below its bars: what lies under its edge is never drawn, and
  // a touch there would only be answered when something else is.
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { width: 800, height: 1000 } });
  await page.goto(address + path);
  return { context, page };
}

async function firstScreen() {
  /** @type {number[]} */
  const first = [];
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await slowPage("/", false);
    await page.locator(".poster").nth(3).waitFor();
    // Playable: the posters are painted and the page has time for a tap.
    first.push(
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)),
          ),
      ),
    );
    await context.close();
  }
  console.log(`first screen, processor slowed ${SLOWED}×: ${spreadLine(first, 95, 0)}`);
}

/** How long until a click is answered by what was touched, and a move is painted on the board. */
async function clicks() {
  for (const [game, path] of Object.entries(games)) {
    const { context, page } = await slowPage(path, true);
    await page.evaluate(() => {
      const durations = /** @type {number[]} */ ([]);
      const shown = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { durations, shown });
      addEventListener(
        "click",
        (event) => {
          const target = /** @type {Element} */ (event.target);
          const board = document.querySelector("main.board");
          if (board === null || target.closest(".dock .primary:not(:disabled)") === null) return;
          const watch = new MutationObserver(() => {
            watch.disconnect();
            // After the frame that paints it.
            requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - event.timeStamp)));
          });
          watch.observe(board, { subtree: true, childList: true, attributes: true });
        },
        true,
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === "click") durations.push(entry.duration);
      }).observe(
        /** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true }),
      );
    });
    await playSome(page, 8, { patience: 30 });
    await page.waitForTimeout(300);
    const { durations, shown } = await page.evaluate(() => {
      const { durations, shown } = /** @type {{ durations: number[], shown: number[] }} */ (
        /** @type {unknown} */ (globalThis)
      );
      return { durations, shown };
    });
    const within = durations.filter((took) => took <= 100).length;
    console.log(
      `a click answered, ${game}: ${spreadLine(durations, 95, 0)}; ${within} of ${durations.length} within 100 ms`,
    );
    console.log(`a move seen on the board, ${game}: ${spreadLine(shown, 95, 0)}`);
    await context.close();
  }
}

/**
 * How long each frame takes from now on, while something is so.
 * @param {import("playwright-core").Page} page
 * @param {"moves" | "rests" | "thinks"} what
 */
async function watchFrames(page, what) {
  await page.evaluate((/** @type {"moves" | "rests" | "thinks"} */ watched) => {
    const frames = /** @type {number[]} */ ([]);
    const isSo = {
      moves: () => document.getAnimations().some(({ playState }) => playState === "running"),
      rests: () => document.querySelector(".slate:is(.wait, .think)") === null,
      // The slate waits too while the last move is still shown.
      thinks: () => document.querySelector(".slate.think .do")?.textContent?.includes("réfléchit") === true,
    }[watched];
    let last = performance.now();
    let before = watched === "moves";
    const frame = (/** @type {number} */ now) => {
      const so = isSo();
      // What led to the thinking, or ended it, is not part of it.
      if (so && before) frames.push(now - last);
      before = so || watched === "moves";
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { took: frames });
  }, what);
}

/** @param {import("playwright-core").Page} page @param {string} name */
async function printFrames(page, name) {
  const frames = await page.evaluate(() => /** @type {{ took?: number[] }} */ (globalThis).took ?? []);
  const kept = frames.filter((frame) => frame < 25).length / Math.max(1, frames.length);
  console.log(`${name}: ${spreadLine(frames, 95, 0)}; ${(100 * kept).toFixed(1)} % within 25 ms`);
}

async function movingFrames() {
  for (const [game, path] of Object.entries(games)) {
    const { context, page } = await slowPage(path, true);
    await watchFrames(page, "moves");
    await playSome(page, 6, { patience: 12 });
    await page.waitForTimeout(500);
    await printFrames(page, `frames while something moves, ${game}`);
    await context.close();
  }
}

/**
 * What reaches the screen while something moves, by the browser's own account: it draws transforms and opacity also
 * when the page's thread is late.
 */
async function shownFrames() {
  for (const [game, path] of Object.entries(games)) {
    const { context, page } = await slowPage(path, true);
    await page.locator(".slate:not(.wait)").waitFor();
    await browser.startTracing(page, { categories: ["cc", "benchmark"] });
    await playSome(page, 6, { patience: 20 });
    await page.waitForTimeout(300);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    let shown = 0;
    let dropped = 0;
    for (const { name, ph, args } of traceEvents) {
      const frame = args?.chrome_frame_reporter ?? args?.frame_reporter;
      if (name !== "PipelineReporter" || ph !== "b" || frame?.has_compositor_animation !== true) continue;
      // A frame that waits for the page is told twice.
      if (frame.frame_type === "FORKED") continue;
      if (frame.state.startsWith("STATE_PRESENTED")) shown++;
      else if (frame.state === "STATE_DROPPED" && frame.affects_smoothness) dropped++;
    }
    const share = ((100 * shown) / Math.max(1, shown + dropped)).toFixed(1);
    console.log(`frames shown while something moves, ${game}: ${share} % of ${shown + dropped}`);
    await context.close();
  }
}

/** A heron thinks for a second about each move: in a worker, so that the page stays alive. */
async function thinkingFrames() {
  const path = "/play/fish-and-chips?seats=person,heron&target=1&seed=speed&start";
  const { context, page } = await slowPage(path, true);
  await page.locator(".slate:not(.wait)").waitFor();
  // What this machine can do at all just now.
  await watchFrames(page, "rests");
  await page.waitForTimeout(4000);
  await printFrames(page, "frames of the same page at rest");
  await watchFrames(page, "thinks");
  await playSome(page, 10, { patience: 60 });
  // The answer to the last choice.
  await page.waitForTimeout(2500);
  await printFrames(page, "frames while a heron thinks, fish-and-chips");
  await context.close();
}

const parts = {
  first: firstScreen,
  clicks,
  frames: movingFrames,
  shown: shownFrames,
  thinking: thinkingFrames,
};

// `speed.mjs thinking` measures that alone.
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await measure();

await browser.close();
close();
