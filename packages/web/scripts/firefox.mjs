/**
 * A real Firefox, the machine's own, driven over WebDriver BiDi: the protocol that it speaks by itself. Only what the
 * proofs need of it.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

const places = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Nothing moves, and nothing is fetched that nobody asked for. */
const preferences = {
  "ui.prefersReducedMotion": 1,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "toolkit.telemetry.enabled": false,
};

/** @returns {string} */
function firefoxPath() {
  const wished = process.env.FIREFOX;
  const path = wished !== undefined && wished !== "" ? wished : places.find((one) => existsSync(one));
  if (path !== undefined) return path;
  throw new Error(
    "No Firefox. Install it (Debian: apt-get install firefox-esr), or say where it is: FIREFOX=/path/to/firefox",
  );
}

/** @typedef {Awaited<ReturnType<typeof launchFirefox>>} Firefox */

export async function launchFirefox() {
  const profile = mkdtempSync(join(tmpdir(), "guinguette-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const firefox = spawn(
    firefoxPath(),
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const gone = new Promise((resolve) => firefox.once("close", resolve));
  const link = await connect(await addressOf(firefox.stderr));
  await link.ask("session.new", { capabilities: {} });
  await link.ask("session.subscribe", { events: ["log.entryAdded"] });

  return {
    /** A device of its own, with a page on it. @param {object} settings @param {{ width: number, height: number }} viewport */
    async newPage(settings, viewport) {
      const { userContext } = await link.ask("browser.createUserContext", {});
      const { context } = await link.ask("browsingContext.create", { type: "tab", userContext });
      await link.ask("browsingContext.setViewport", { context, viewport });
      await link.ask("script.addPreloadScript", {
        contexts: [context],
        functionDeclaration: `() => {
          const key = "guinguette/settings";
          if (location.protocol.startsWith("http") && localStorage.getItem(key) === null)
            localStorage.setItem(key, ${JSON.stringify(JSON.stringify(settings))});
        }`,
      });
      return pageOf(link, context, userContext);
    },
    async close() {
      await link.ask("browser.close", {}).catch(() => {});
      await Promise.race([gone, wait(5000)]);
      firefox.kill("SIGKILL");
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where it listens, in its own words. @param {NodeJS.ReadableStream} said @returns {Promise<string>} */
function addressOf(said) {
  return new Promise((resolve, reject) => {
    const reader = createInterface({ input: said });
    reader.on("line", (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    reader.once("close", () => reject(new Error("Firefox ended before it listened")));
  });
}

/**
 * All that is read of what Firefox answers: each method has some of it.
 * @typedef {object} Answer
 * @property {string} context
 * @property {string} userContext
 * @property {"success" | "exception"} type
 * @property {{ value?: string }} result
 * @property {{ text: string }} exceptionDetails
 */

/** @typedef {Awaited<ReturnType<typeof connect>>} Link */

/** @param {string} address */
async function connect(address) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  let asked = 0;
  /** @type {Map<number, { resolve: (result: Answer) => void, reject: (why: Error) => void }>} */
  const open = new Map();
  /** @type {{ context: string, text: string }[]} */
  const errors = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.method === "log.entryAdded" && message.params.level === "error")
      errors.push({ context: message.params.source?.context ?? "", text: message.params.text ?? "" });
    const waiting = open.get(message.id);
    if (waiting === undefined) return;
    open.delete(message.id);
    if (message.type === "error") waiting.reject(new Error(`${message.error}: ${message.message}`));
    else waiting.resolve(message.result);
  });
  socket.on("close", () => {
    for (const { reject } of open.values()) reject(new Error("Firefox has gone"));
  });
  return {
    errors,
    /** @param {string} method @param {object} params @returns {Promise<Answer>} */
    ask(method, params) {
      const id = ++asked;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
  };
}

/** As much of a page as whoever plays needs, under the names that Playwright gives it. @param {Link} link @param {string} context @param {string} userContext */
function pageOf(link, context, userContext) {
  return {
    /** What the page complained of. */
    errors: () => link.errors.flatMap((error) => (error.context === context ? [error.text] : [])),
    /** @param {string} url */
    goto: (url) => link.ask("browsingContext.navigate", { context, url, wait: "complete" }),
    /**
     * @template A, R
     * @param {(given: A) => R} what
     * @param {A} given
     * @returns {Promise<R>}
     */
    async evaluate(what, given) {
      const { type, result, exceptionDetails } = await link.ask("script.callFunction", {
        functionDeclaration: `async (json) => JSON.stringify(await (${what})(JSON.parse(json)))`,
        arguments: [{ type: "string", value: JSON.stringify(given ?? null) }],
        target: { context },
        awaitPromise: true,
      });
      if (type === "exception") throw new Error(exceptionDetails.text);
      return JSON.parse(result.value ?? "null");
    },
    mouse: {
      /** @param {number} x @param {number} y */
      async click(x, y) {
        const at = { x: Math.round(x), y: Math.round(y) };
        const actions = [
          { type: "pointerMove", ...at },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        await link.ask("input.performActions", {
          context,
          actions: [{ type: "pointer", id: "mouse", actions }],
        });
      },
    },
    /** @param {number} ms */
    waitForTimeout: (ms) => wait(ms),
    close: () => link.ask("browser.removeUserContext", { userContext }),
  };
}
