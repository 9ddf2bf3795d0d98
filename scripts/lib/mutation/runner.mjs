/**
 * Runs every test once as it is, and then once for each mutant that it reaches, in the same process: what costs most, to
 * load the modules, is paid once for a file of tests.
 *
 * After each mutant that was noticed the test runs without any: where that fails too, the mutant has left something
 * behind. Then the rest of the file is left to a new process.
 */
import { appendFileSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { performance } from "node:perf_hooks";
import { TestRunner } from "vitest";
import { root } from "../root.mjs";
import { logOf } from "./log.mjs";

/**
 * @import { RunnerTask, RunnerTestCase, SerializedConfig } from "vitest"
 * @typedef {Readonly<Record<string, number>>} Counts How often each mutant is met.
 */

/**
 * What the instrumented code looks at and keeps, by the names that Stryker gives it.
 *
 * @type {{
 *   activeMutant?: string | null, currentTestId?: string | undefined, hitCount?: number | undefined, hitLimit?: number,
 *   mutantCoverage?: { static: Counts, perTest: Record<string, Counts> },
 * }}
 */
const switches = {};
Object.assign(globalThis, { __stryker__: switches });

/** How much more often than usual a mutant may be met before it counts as an endless loop. */
const LOOPS = 100;
/** Longer than so many times as long as usual, and so many milliseconds, a test waits for what never comes, where nothing else
 * is done meanwhile; or does without end what it never comes to the end of. */
const [WAITS, DOES] = /** @type {const} */ ([
  { times: 4, more: 500 },
  { times: 10, more: 5_000 },
]);

/** Tests may put another clock in its place. */
const realInterval = globalThis.setInterval;
const clearRealInterval = globalThis.clearInterval;
/** How often it is seen whether a test hangs, in milliseconds. */
const OFTEN = 50;

const NEXT = { message: "the next mutant" };

const { MUTATION_LOG = "", MUTATION_SLOWEST = "", MUTATION_WANTED = "" } = process.env;
/** @type {ReadonlySet<string>} The mutants that are tried: all, or a sample of them. */
const wanted = new Set(JSON.parse(readFileSync(MUTATION_WANTED, "utf8")));
const slowest = Number(MUTATION_SLOWEST);

/** @public Vitest makes one for each file of tests. */
export default class MutatingRunner extends TestRunner {
  #log = logOf(MUTATION_LOG);
  #isTainted = false;
  /** What the test that runs now is still tried with: mutants, and null for none. */
  #queue = /** @type {(string | null)[]} */ ([]);
  /** What it is tried with; undefined where nothing is left. */
  #current = /** @type {string | null | undefined} */ (undefined);
  #covered = /** @type {Counts} */ ({});
  #begun = 0;
  #isFirst = true;
  #took = 0;

  /** @param {SerializedConfig} config */
  constructor(config) {
    super(config);
    switches.activeMutant = null;
  }

  /**
   * @override
   * @param {RunnerTestCase} test
   */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    const key = keyOf(test);
    const known = this.#log.covers.get(key);
    const isDone =
      known !== undefined && (known.took > slowest || this.#left(key, known.covered).length === 0);
    if (this.#isTainted || isDone) test.mode = "skip";
    // First as it is, then with all mutants: a test that has failed is tried again.
    test.repeats = 1;
    test.retry = 0;
  }

  /**
   * @override
   * @param {RunnerTestCase} test
   * @param {{ repeats: number }} [attempt]
   */
  onBeforeTryTask(test, { repeats } = { repeats: 0 }) {
    super.onBeforeTryTask(test);
    const key = keyOf(test);
    this.#begun = performance.now();
    this.#isFirst = repeats === 0;
    if (repeats === 0) {
      if (switches.mutantCoverage) switches.mutantCoverage.perTest = {};
      switches.currentTestId = key;
      this.#current = null;
      return;
    }
    this.#current = this.#queue.shift();
    switches.activeMutant = this.#current ?? null;
    if (typeof this.#current !== "string") return;
    switches.hitCount = 0;
    switches.hitLimit = LOOPS * ((this.#covered[this.#current] ?? 0) + 10);
    note("try", this.#current, key, process.pid, Date.now() + longest(DOES, this.#took));
  }

  /** @param {RunnerTestCase} test */
  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    if (this.#isFirst) await run();
    // Also where it is tried without any: what a mutant has left behind may hang.
    else if (this.#current !== undefined) await soon(run, this.#took);
  }

  /**
   * @param {RunnerTestCase} test
   * @param {{ repeats: number }} attempt
   */
  onAfterRetryTask(test, { repeats }) {
    const { result } = test;
    if (result === undefined) return;
    const fault = result.state === "fail" ? (result.errors?.at(-1)?.message ?? "") : null;
    switches.activeMutant = null;
    switches.hitCount = undefined;
    if (repeats === 0) this.#hasRun(test, fault);
    else this.#hasTried(keyOf(test), fault);
    const goesOn = repeats > 0 && this.#queue.length > 0;
    result.errors = goesOn ? [NEXT] : [];
    result.state = goesOn ? "fail" : "pass";
  }

  /**
   * As it is, without any mutant.
   *
   * @param {RunnerTestCase} test
   * @param {string | null} fault
   */
  #hasRun(test, fault) {
    const key = keyOf(test);
    switches.currentTestId = undefined;
    this.#took = Math.round(performance.now() - this.#begun);
    this.#covered = fault === null ? (switches.mutantCoverage?.perTest[key] ?? {}) : {};
    note("covers", key, this.#took, this.#covered);
    if (fault !== null) note("broken", key, fault);
    this.#queue = this.#took > slowest ? [] : this.#left(key, this.#covered);
    // After each that is noticed, once without any.
    test.retry = 2 * this.#queue.length;
  }

  /**
   * @param {string} key
   * @param {string | null} fault
   */
  #hasTried(key, fault) {
    if (typeof this.#current === "string") {
      if (fault === null) return note("survived", this.#current, key);
      note("killed", this.#current, key, fault.slice(0, 200));
      this.#log.killed.add(this.#current);
      this.#queue.unshift(null);
    } else if (fault !== null) {
      note("tainted", key);
      this.#isTainted = true;
      this.#queue = [];
    }
  }

  /** @override */
  onAfterRunFiles() {
    super.onAfterRunFiles();
    note("static", Object.keys(switches.mutantCoverage?.static ?? {}));
  }

  /**
   * @param {string} key
   * @param {Counts} covered
   */
  #left(key, covered) {
    const tried = this.#log.tried.get(key);
    const isLeft = (/** @type {string} */ id) =>
      wanted.has(id) && !this.#log.killed.has(id) && !tried?.has(id);
    return Object.keys(covered).filter(isLeft);
  }
}

/** @param {unknown[]} line */
function note(...line) {
  appendFileSync(MUTATION_LOG, `${JSON.stringify(line)}\n`);
}

/**
 * @param {{ readonly times: number, readonly more: number }} bound
 * @param {number} took
 */
function longest({ times, more }, took) {
  return more + times * took;
}

/**
 * What waits for nothing is found by how long the process is idle. Where it gets little of the machine it is late, and
 * idle no longer than it would be otherwise.
 *
 * @param {() => unknown} run
 * @param {number} took how long it takes as it is, in milliseconds
 */
async function soon(run, took) {
  const begun = performance.now();
  let [waited, last] = [0, performance.eventLoopUtilization().idle];
  /** @type {NodeJS.Timeout | undefined} */
  let watch;
  const late = new Promise((_, fail) => {
    watch = realInterval(() => {
      const { idle } = performance.eventLoopUtilization();
      waited += Math.min(idle - last, 2 * OFTEN);
      last = idle;
      const hangs = waited > longest(WAITS, took) || performance.now() - begun > longest(DOES, took);
      if (hangs) fail(new Error("hangs"));
    }, OFTEN);
  });
  try {
    await Promise.race([run(), late]);
  } finally {
    clearRealInterval(watch);
  }
}

/**
 * A test by its file and its titles.
 *
 * @param {RunnerTestCase} test
 */
function keyOf(test) {
  const titles = [];
  for (let task = /** @type {RunnerTask | undefined} */ (test); task !== undefined; task = task.suite)
    titles.unshift(task.name);
  return `${relative(root, test.file.filepath)} > ${titles.join(" > ")}`;
}
