import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { root } from "../root.mjs";
import { tools } from "../tools.mjs";
import { logOf } from "./log.mjs";

/** @import { Part } from "./parts.mjs" */
/** @import { MutationLog } from "./log.mjs" */
/** @typedef {import("@stryker-mutator/instrumenter").InstrumentResult["mutants"][number]} Mutant */

/** Most mutants are noticed by quick tests: those that take longer than this come later. In milliseconds. */
const ROUNDS = [100, 1_000, Number.POSITIVE_INFINITY];
/** A test that is so much later, in milliseconds, than when it should have been given up is in an endless loop. */
const STUCK = 20_000;

/**
 * @typedef {object} Bounds
 * @property {number} sample so many mutants, the same ones each time
 * @property {RegExp} files only those in files with such a name
 * @property {number} slowest tests that take longer, in milliseconds, are left out
 */

/**
 * Runs the tests of a part against each of its mutants, within bounds; gives what share they noticed, and writes down the
 * others.
 *
 * @param {string} name
 * @param {Part} part
 * @param {number} workers
 * @param {Bounds} bounds
 */
export async function mutate(name, part, workers, { sample, files: chosen, slowest: bound }) {
  const cache = join(root, ".cache/mutation", name);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const { code, sources, mutants: all } = await instrumented(part);
  const mutants = sampled(
    all.filter(({ fileName }) => chosen.test(basename(fileName))),
    sample,
  );
  const log = join(cache, "log");
  writeFileSync(log, "");
  writeFileSync(join(cache, "code.json"), JSON.stringify(code));
  const wanted = mutants.map(({ id }) => id);
  writeFileSync(join(cache, "wanted.json"), JSON.stringify(wanted));
  const env = {
    MUTATION_CODE: join(cache, "code.json"),
    MUTATION_LOG: log,
    MUTATION_WANTED: join(cache, "wanted.json"),
  };
  const rounds = [...new Set(ROUNDS.map((round) => Math.min(round, bound)))];
  // The tests beside the code notice most of it: the others are for the rest.
  for (const tests of [part.tests.slice(0, 1), part.tests.slice(1)].filter(({ length }) => length > 0)) {
    const earlier = filesIn(logOf(log));
    let isFirst = true;
    for (const slowest of rounds)
      for (let isTainted = true; isTainted; isFirst = false) {
        const before = logOf(log);
        const files = isFirst ? [] : testsLeft(before, slowest, new Set(wanted), earlier);
        if (!isFirst && files.length === 0) break;
        const given = { ...env, MUTATION_TESTS: tests.join(","), MUTATION_SLOWEST: String(slowest) };
        await runTests(files, given, workers);
        const after = logOf(log);
        isTainted = after.tainted > before.tainted;
        console.log(`${name}: ${after.killed.size} of ${mutants.length} noticed so far`);
      }
  }
  const { missed, told } = tally(name, mutants, sources, logOf(log));
  writeFileSync(join(cache, "missed.txt"), missed.join("\n"));
  return told;
}

/**
 * @param {readonly Mutant[]} all
 * @param {number} sample
 */
function sampled(all, sample) {
  const order = (/** @type {Mutant} */ { id }) => createHash("sha256").update(`sample ${id}`).digest("hex");
  const mixed = all.map((mutant) => ({ mutant, at: order(mutant) }));
  mixed.sort((one, other) => (one.at < other.at ? -1 : 1));
  return mixed.slice(0, sample).map(({ mutant }) => mutant);
}

/**
 * The part's files with every mutant in them behind a switch.
 *
 * @param {Part} part
 */
async function instrumented({ folder, deep = false, only = /./, without = [] }) {
  const files = readdirSync(join(root, folder), { recursive: deep, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)testing\//.test(file) && only.test(file))
    .map((file) => join(root, folder, file));
  const sources = files.map((file) => ({ name: file, content: readFileSync(file, "utf8"), mutate: true }));
  const options = { plugins: null, excludedMutations: [...without], ignorers: [] };
  const { files: made, mutants } = await new Instrumenter(quiet).instrument(sources, options);
  const texts = new Map(sources.map((file) => [file.name, file.content]));
  return { code: Object.fromEntries(made.map((file) => [file.name, file.content])), sources: texts, mutants };
}

const off = () => false;
const ignored = () => {};
const quiet = {
  ...{
    isTraceEnabled: off,
    isDebugEnabled: off,
    isInfoEnabled: off,
    isWarnEnabled: off,
    isErrorEnabled: off,
  },
  ...{ isFatalEnabled: off, trace: ignored, debug: ignored, info: ignored, warn: ignored, error: ignored },
  fatal: ignored,
};

/** @param {MutationLog} log */
function filesIn(log) {
  return new Set([...log.covers.keys()].map((test) => test.split(" > ")[0] ?? ""));
}

/**
 * The files with tests that have something left to try, but for those of an earlier round.
 *
 * @param {MutationLog} log
 * @param {number} slowest
 * @param {ReadonlySet<string>} wanted
 * @param {ReadonlySet<string>} earlier
 */
function testsLeft(log, slowest, wanted, earlier) {
  const files = new Set();
  for (const [test, { took, covered }] of log.covers) {
    const tried = log.tried.get(test);
    const isLeft = Object.keys(covered).some(
      (id) => wanted.has(id) && !log.killed.has(id) && !tried?.has(id),
    );
    const [file = ""] = test.split(" > ");
    if (took <= slowest && isLeft && !earlier.has(file)) files.add(file);
  }
  return [...files];
}

/**
 * @param {readonly string[]} files
 * @param {{ readonly MUTATION_LOG: string } & Readonly<Record<string, string>>} env
 * @param {number} workers
 */
function runTests(files, env, workers) {
  const args = ["run", "--config", "vitest.mutation.config.ts", `--maxWorkers=${workers}`, ...files];
  const child = spawn(process.execPath, [tools.vitest, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const watch = setInterval(() => endStuck(env.MUTATION_LOG), 10_000);
  return new Promise((done) =>
    child.once("close", (status) => {
      clearInterval(watch);
      done(status);
    }),
  );
}

/** @param {string} path of the log */
function endStuck(path) {
  const log = logOf(path);
  for (const [pid, { mutant, test, until }] of log.running) {
    if (log.tried.get(test)?.has(mutant) || Date.now() < until + STUCK) continue;
    const lines = [
      ["killed", mutant, test, "stuck"],
      ["tainted", test],
    ];
    appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * @param {string} name
 * @param {readonly Mutant[]} mutants
 * @param {ReadonlyMap<string, string>} sources
 * @param {MutationLog} log
 */
function tally(name, mutants, sources, log) {
  const covered = new Set([...log.covers.values()].flatMap((test) => Object.keys(test.covered)));
  // What is done once, when a module is loaded, cannot be switched later.
  const counted = mutants.filter(({ id }) => covered.has(id) || !log.atLoad.has(id));
  const missed = counted.filter(({ id }) => !log.killed.has(id));
  for (const test of log.broken) console.log(`fails without any mutant: ${test}`);
  const share = (100 * (1 - missed.length / counted.length)).toFixed(1);
  return {
    missed: missed.map((mutant) => described(mutant, sources, covered.has(mutant.id))),
    told: `${name}: ${share} % of ${counted.length} mutants noticed, ${missed.length} missed`,
  };
}

/**
 * @param {Mutant} mutant
 * @param {ReadonlyMap<string, string>} sources as they were when they were changed
 * @param {boolean} isCovered
 */
function described({ fileName, location, mutatorName, replacement }, sources, isCovered) {
  const { start, end } = location;
  const lines = (sources.get(fileName) ?? "").split("\n").slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? "";
  lines[0] = lines[0]?.slice(start.column) ?? "";
  const where = `${relative(root, fileName)}:${start.line + 1}:${start.column + 1} ${mutatorName}`;
  return `${where}${isCovered ? "" : " (reached by no test)"}\n- ${lines.join("\n  ")}\n+ ${replacement}\n`;
}
