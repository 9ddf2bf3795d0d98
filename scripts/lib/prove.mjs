/**
 * Long proofs. Most are the same tests as in `npm test`, with many more cases: such a test asks for
 * `process.env.PROVE === "long"`, and says what it counted in lines that begin with `proved: `. Others are a script
 * that says for itself what it found; words after its name are its own.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "./root.mjs";
import { tools } from "./tools.mjs";

/**
 * The proofs by name, and what the paths of their tests contain, or their script.
 * @type {Readonly<Record<string, { about: string } & ({ tests: string } | { script: string })>>}
 */
export const proofs = {
  adversary: {
    about: "attacks the served app, the saved games, the command and the protocol of programs",
    tests: "adversary",
  },
  games: {
    about: "plays every rulebook to its end in a real browser, in every way and with more numbers of players",
    tests: "e2e/games.test",
  },
  axe: {
    about: "looks for faults of accessibility on every page and in every state, in both languages",
    tests: "e2e/axe.test",
  },
  memory: {
    about: "plays by the book, drawn and in words, and looks for what may not be looked at again",
    tests: "e2e/memory.test",
  },
  fold: {
    about: "offers anything to every kind of table, and reads each list of changes back, cut off anywhere",
    tests: "fold.test",
  },
  bots: {
    about:
      "asks every level at every kind of table, and lets the reader of Fish Fish read more people for longer",
    tests: "packages/bots/src/",
  },
  "bots-killed": {
    about:
      "kills the server of tables 40 times in the middle of bots' games, and lets them play to their ends",
    tests: "packages/server/src/bots.test",
  },
  kills: {
    about:
      "kills the server of tables 500 times in the middle of games, then several on PostgreSQL and it too, and looks for what was acknowledged",
    tests: "kills.test",
  },
  attacks: {
    about:
      "attacks the server of tables in 100,000 ways while others play there, and tells how quick it was for them",
    tests: "packages/server/src/attacks.test",
  },
  container: {
    about:
      "carries out the container file from a bare Debian root (by root, with debootstrap), and plays a game there",
    tests: "container.test",
  },
  backups: {
    about: "backs the tables up 50 times while people play, restores each and plays on",
    tests: "backup/backup.test",
  },
  restarts: {
    about: "restarts `guinguette serve` 20 times in the middle of games, then replaces two on PostgreSQL",
    tests: "serve/real.test",
  },
  verify: {
    about: "changes every byte of a record, and sees whether guinguette verify finds it",
    tests: "verify/verify.test",
  },
  apart: {
    about: "plays every rulebook to its end with two to eight browsers at one table of the server",
    tests: "e2e/apart.test",
  },
  wire: {
    about:
      "compares all that two servers send and write down whose games differ in what a viewer cannot know, on both engines",
    tests: "packages/server/src/twins",
  },
  layout: {
    about:
      "walks every state in every size, text, language and light; words choose states (-- layout wishes --shots)",
    script: "packages/web/scripts/layout.mjs",
  },
  nodes: {
    about:
      "runs both README commands in a bare clone on Node 20, 22, 24 and the newest (-- nodes 22.13.0 for one)",
    script: "scripts/nodes.mjs",
  },
  browsers: {
    about: "plays every game to its end in Firefox, by clicks, in both languages",
    script: "packages/web/scripts/browsers.mjs",
  },
};

/** @param {string[]} args a proof's name, and words for it */
export async function prove(args) {
  const [name = "", ...more] = args;
  const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
  if (proof === undefined || ("tests" in proof && more.length > 0)) {
    console.error(usage(name));
    process.exitCode = 2;
    return;
  }
  const { status, found } = await run(
    "tests" in proof
      ? [
          tools.vitest,
          "run",
          proof.tests,
          "--disable-console-intercept",
          "--testTimeout=3600000",
          "--retry=0",
        ]
      : [proof.script, ...more],
  );
  console.log(`\n${name}: ${status === 0 ? "held" : "did not hold"}`);
  for (const line of found) console.log(`  ${line}`);
  process.exitCode = status;
}

/** @param {string} given */
export function usage(given) {
  const list = Object.entries(proofs).map(([name, { about }]) => `  ${name}: ${about}`);
  const wrong = given === "" ? "Which proof?" : `There is no proof called ${JSON.stringify(given)}.`;
  return `${wrong} npm run prove -- NAME, where NAME is one of\n${list.join("\n")}`;
}

/**
 * @param {string[]} args
 * @returns {Promise<{ status: number, found: string[] }>}
 */
function run(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PROVE: "long" },
    stdio: ["inherit", "pipe", "inherit"],
  });
  /** @type {string[]} */
  const found = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    console.log(line);
    if (line.startsWith("proved: ")) found.push(line.slice("proved: ".length));
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ status: code ?? 1, found }));
  });
}
