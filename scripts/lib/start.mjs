import { dist } from "./build-web.mjs";
import { serveBuilds } from "./builds.mjs";
import { readCertificate } from "./certificate.mjs";
import { codeOf } from "./code-of.mjs";
import { openDoor } from "./door.mjs";
import { lanAddresses } from "./lan.mjs";
import { prepare } from "./prepare.mjs";
import { notYet, reception } from "./reception.mjs";
import { startOptions } from "./start-options.mjs";
import * as words from "./start-words.mjs";
import { isShared, openTables } from "./tables.mjs";
import { listenToKeys } from "./terminal-keys.mjs";

/** @typedef {import("./door.mjs").Answer} Answer */

/**
 * From whatever state the folder is in to the app on its address.
 * @param {string[]} args
 */
export async function start(args) {
  const options = startOptions(args, process.env);
  if ("help" in options) console.log(options.help);
  else if ("problem" in options) {
    console.error(options.problem);
    process.exitCode = 2;
  } else process.exitCode = options.deeds === "prepare" ? await prepare() : await open(options);
}

/**
 * The port first: where it is taken, nothing is installed or built.
 * @param {import("./start-options.mjs").StartOptions} options
 * @returns {Promise<number>} 0, or the exit status of what went wrong
 */
async function open({ port, lan, certificate: files, deeds }) {
  /** @type {import("./certificate.mjs").Certificate | null} */
  let certificate = null;
  try {
    if (files !== null) certificate = readCertificate(files);
  } catch (cause) {
    console.error(words.whyNoCertificate(codeOf(cause)));
    return 1;
  }
  /** @type {Required<import("./door.mjs").Inside>} */
  let inside = notYet;
  let door;
  try {
    door = await openDoor(
      { port, lan, certificate },
      {
        answer: (request, response) => inside.answer(request, response),
        upgrade: (request, socket, head) => inside.upgrade(request, socket, head),
      },
    );
  } catch (cause) {
    console.error(words.whyNoPort(port, codeOf(cause)));
    return 1;
  }
  let isWide = lan;
  // A proxy lets in by the names that it knows.
  const isOpen = () => isWide || Boolean(process.env.TRUSTED_PROXIES);
  const failed = deeds === "all" ? await prepare() : 0;
  const builds = failed === 0 ? serveBuilds(dist) : null;
  if (failed === 0 && builds === null) console.error(words.notPrepared());
  const served = builds && (await siteOf(builds.folders, isOpen));
  if (!served) {
    door.close();
    return failed || 1;
  }
  const tables = await openTables(builds.folders[0] ?? "");
  if (tables === null && isShared) {
    // One of several: whoever looks after them starts another, rather than have one without tables.
    door.close();
    builds.release();
    return 1;
  }
  inside = reception(served, tables, isOpen);
  const leave = () => {
    builds.release();
    process.exit(0);
  };
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    // Whoever insists does not wait.
    process.once(signal, leave);
    void (tables?.close() ?? Promise.resolve()).finally(leave);
  };
  const renew = () => {
    try {
      if (files !== null) door.renew(readCertificate(files));
      console.error(words.renewed());
    } catch (cause) {
      console.error(words.whyNoCertificate(codeOf(cause)));
    }
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(signal, end);
  // In a terminal it means that the terminal is gone.
  if (files !== null && !process.stdout.isTTY) process.on("SIGHUP", renew);
  else process.once("SIGHUP", end);
  // No request ends the process; what nobody thought of is said.
  process.on("unhandledRejection", (cause) => console.error(cause));

  const scheme = certificate === null ? "http" : "https";
  const tellAll = async () => {
    const addresses = lanAddresses(door.port, scheme);
    if (process.stdout.isTTY && addresses[0] !== undefined) {
      const { qrCode } = await import("./qr-code.mjs");
      console.log(`\n${qrCode(addresses[0])}\n`);
    }
    console.log(words.openToAll(door.port, scheme, addresses));
  };
  if (isWide) await tellAll();
  else {
    console.log(words.openHere(door.port, scheme));
    const widen = async () => {
      if (isWide) return;
      isWide = true;
      try {
        await door.widen();
        await tellAll();
      } catch (cause) {
        isWide = false;
        console.error(words.whyNoPort(door.port, codeOf(cause)));
      }
    };
    if (listenToKeys({ l: () => void widen() })) console.log(words.howToWiden());
  }
  return 0;
}

/**
 * @param {string[]} folders
 * @param {() => boolean} isOpen
 * @returns {Promise<Answer | null>}
 */
async function siteOf(folders, isOpen) {
  try {
    const { site } = await import("./serve.mjs");
    return await site(folders, isOpen);
  } catch (cause) {
    if (codeOf(cause) !== "ERR_MODULE_NOT_FOUND") throw cause;
    console.error(words.notInstalled());
    return null;
  }
}
