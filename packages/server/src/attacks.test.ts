/**
 * Bad input and bad actors: the built server, in a process of its own and with every limit on, is attacked in all the ways
 * of `testing/attacks` while others play at their tables. Each attempt is answered as it should be or cut off, nothing of
 * it is seen at any other table, in the log or in the figures, and how quick it was for the others is told.
 */
import { setTimeout as pause } from "node:timers/promises";
import { seeded } from "@guinguette/rules/random";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { Entry } from "./room/entries.ts";
import { openSqlite } from "./store/sqlite.ts";
import { type Attack, attackWith, countOf, newLedger } from "./testing/attacks/attack.ts";
import { besieged } from "./testing/attacks/besieged.ts";
import { brokenFrames } from "./testing/attacks/broken-frames.ts";
import { brokenHeads, nowhere } from "./testing/attacks/broken-heads.ts";
import { crowdAt, type Seen } from "./testing/attacks/crowd.ts";
import { disorderly } from "./testing/attacks/disorder.ts";
import { floods, longFloods, refusedForGood } from "./testing/attacks/floods.ts";
import { diskOf, hastyAt } from "./testing/attacks/full-disk.ts";
import { compareGuesses } from "./testing/attacks/guesses.ts";
import { herons } from "./testing/attacks/herons.ts";
import { impostors } from "./testing/attacks/impostors.ts";
import { malformedBodies, malformedMessages, plannedAgain, wideBodies } from "./testing/attacks/malformed.ts";
import { oddNames } from "./testing/attacks/names.ts";
import { inWords } from "./testing/attacks/quickness.ts";
import { setScene } from "./testing/attacks/scene.ts";
import { school, signingOf } from "./testing/attacks/school.ts";
import { slowClients } from "./testing/attacks/slow-clients.ts";
import { someFile } from "./testing/folder.ts";
import { buildServer } from "./testing/killable.ts";
import { findAll, playThrough } from "./testing/massacre.ts";

const isLong = process.env.PROVE === "long";
const PATIENCE = 3_600_000;
/** Tables of those who mean well, and between two moves at each of them, in milliseconds. */
const [TABLES, PACE] = isLong ? [40, 400] : [4, 200];
/** How often each kind of attack has its turn, and how long it is quiet before each, in milliseconds. */
const [ROUNDS, QUIET] = isLong ? [3, 5_000] : [1, 100];
const AT_ONCE = 16;
/** Where herons take all of their second thirty-four of them wait for each other; where they take next to none, for their
 * beats alone. */
const thoughtful = isLong
  ? ({ game: "wishes", longest: 60_000 } as const)
  : ({ game: "fish-fish", longest: 15_000 } as const);
const tell = (line: string) => void (isLong && console.log(`proved: ${line}`));
const SEED = 14;

interface Family {
  readonly name: string;
  readonly attacks: readonly Attack[];
  /** In all. */
  readonly times: number;
  readonly atOnce?: number;
}

let built: string;
beforeAll(async () => {
  built = await buildServer("attacks");
}, PATIENCE);

it("whatever anybody sends is answered or cut off, and nobody else notices", {
  timeout: PATIENCE,
}, async () => {
  const server = await besieged(built, someFile());
  onTestFinished(server.end);
  const { port } = server;
  const crowd = await crowdAt(port, TABLES, PACE);
  const scene = await setScene(port, crowd);
  const secrets = new Set<string>([scene.mallory, scene.friend, scene.owner]);
  const messages = malformedMessages(scene, SEED);
  const bodies = malformedBodies(scene, SEED);
  const families: readonly Family[] = [
    { name: "spoilt messages", attacks: messages, times: isLong ? 50_000 : 900 },
    { name: "spoilt bodies", attacks: bodies, times: isLong ? 35_000 : 600 },
    { name: "wide bodies", attacks: [...wideBodies(scene), plannedAgain(scene)], times: isLong ? 1_200 : 15 },
    { name: "broken frames", attacks: brokenFrames(scene), times: isLong ? 6_000 : 60 },
    {
      name: "broken requests",
      attacks: [...brokenHeads(scene), ...nowhere(scene)],
      times: isLong ? 10_000 : 120,
    },
    { name: "out of order", attacks: disorderly(scene), times: isLong ? 3_000 : 60 },
    { name: "impostors", attacks: await impostors(scene, secrets), times: isLong ? 2_500 : 80 },
    { name: "odd names", attacks: oddNames(scene), times: isLong ? 1_500 : 28 },
    {
      name: "floods",
      attacks: [
        ...floods(scene),
        refusedForGood(scene, server, isLong ? 1_000 : 60),
        school({ scene, signing: await signingOf(server.file), lines: isLong ? 1_000 : 0 }),
      ],
      times: isLong ? 42 : 7,
      atOnce: isLong ? 3 : 1,
    },
    { name: "herons", attacks: [herons(scene, thoughtful, tell)], times: ROUNDS, atOnce: 1 },
    ...(isLong
      ? [
          { name: "large floods", attacks: longFloods(scene), times: 12, atOnce: 4 },
          { name: "slow clients", attacks: slowClients(scene), times: 12, atOnce: 4 },
        ]
      : []),
  ];
  const ledger = newLedger();
  const before = { descriptors: server.descriptors(), megabytes: server.megabytes() };
  const began = performance.now();
  const rates = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, attacks, times, atOnce = AT_ONCE } of families) {
      crowd.stretch(`quiet before ${name} ${round}`);
      await pause(QUIET);
      crowd.stretch(`${name} ${round}`);
      const start = performance.now();
      await attackWith(ledger, attacks, times / ROUNDS, atOnce);
      if (isLong) console.log(`round ${round + 1}, ${name}: ${server.megabytes().toFixed(0)} MB`);
      rates.set(name, (rates.get(name) ?? 0) + performance.now() - start);
    }
  const guesses = await compareGuesses(scene, isLong ? 400 : 10);
  crowd.stretch("quiet after all");
  // Whoever is let go has half a minute to say good-bye.
  const patient = { timeout: 90_000, interval: 250 };
  await expect.poll(server.descriptors, patient).toBeLessThanOrEqual(before.descriptors + 8);
  await pause(QUIET);
  const seen = await crowd.stop();

  // Each was answered as it should be.
  expect(ledger.faults).toEqual([]);
  for (const { what, alike } of guesses) expect(alike, what).toBe(true);
  // It is the same process, and it has nothing to reproach itself with.
  expect(server.isAlive()).toBe(true);
  const metrics = await server.metrics();
  expect(Number(/^process_uptime_seconds (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThan(
    (performance.now() - began) / 1_000,
  );
  expect(metrics).not.toMatch(/="5\d\d"/);
  const after = { descriptors: server.descriptors(), megabytes: server.megabytes() };
  await server.end();
  nothingWritten(server.log(), metrics, secrets);

  // Nobody who meant well was refused or cut off, and their tables are what they made of them.
  expect(seen.troubles).toEqual([]);
  expect(seen.acknowledged.length).toBeGreaterThan(TABLES);
  const store = openSqlite(server.file);
  onTestFinished(() => store.close());
  await findAll(store, { ...seen, finished: 0 });
  const hidden = (await store.load(scene.hidden))?.rows.map(({ json }) => (JSON.parse(json) as Entry).kind);
  expect(hidden).toEqual(["opened", "sat", "sat", "started"]);

  if (!isLong) return;
  tell(
    `${countOf(ledger).toLocaleString("en")} attacks, none of them answered by a fault; ${seen.acknowledged.length} moves of others at ${seen.opened.length} tables, each as it was made`,
  );
  for (const [name, outcomes] of ledger.counts)
    tell(`  ${name}: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join("; ")}`);
  for (const { name, times } of families)
    tell(
      `${inWords({ name, rounds: roundsOf(seen, name) })}; ${((1_000 * times) / (rates.get(name) ?? 1)).toFixed(0)} attempts a second`,
    );
  for (const { what, known, unknown } of guesses)
    tell(
      `${what}: ${[known, unknown].map(({ low, middle, high }) => `${middle.toFixed(2)} ms (${low.toFixed(2)}–${high.toFixed(2)})`).join(" and ")}`,
    );
  tell(
    `descriptors ${before.descriptors} before, ${after.descriptors} after; memory ${before.megabytes.toFixed(0)} MB before, ${after.megabytes.toFixed(0)} MB after`,
  );
});

it("while the disk is full every offer is told so and when to come again; then none is lost, and every game goes on to its end", {
  timeout: PATIENCE,
}, async () => {
  const server = await besieged(built, someFile());
  onTestFinished(server.end);
  const address = () => `http://127.0.0.1:${server.port}`;
  const ready = async () => (await fetch(`${address()}/readyz`)).status;
  const disk = diskOf(server.pid);
  const ledger = newLedger();
  const times = isLong ? 20 : 1;
  const kill = async () => {
    const { attacks, again } = await hastyAt(address);
    expect(await ready()).toBe(200);
    disk.fill();
    await attackWith(ledger, attacks, isLong ? 200 : 24, 2);
    expect(await ready()).toBe(503);
    disk.free();
    await expect.poll(ready).toBe(200);
    expect(await again()).toMatchObject({ ok: true, number: 1 });
  };
  const played = await playThrough({ address, kill }, times, seeded("full disk"));
  expect(ledger.faults).toEqual([]);
  expect(server.isAlive()).toBe(true);
  await server.end();
  const store = openSqlite(server.file);
  onTestFinished(() => store.close());
  await findAll(store, played);
  if (isLong)
    console.log(
      `proved: ${times} times a full disk, ${countOf(ledger)} requests that could not be stored and said so, ${played.acknowledged.length} moves acknowledged at ${played.opened.length} tables; none lost, none twice`,
    );
});

/** What was measured while this went on, with the quiet before it. */
function roundsOf({ samples }: Seen, name: string) {
  return Array.from({ length: ROUNDS }, (_, round) => ({
    during: samples[`${name} ${round}`] ?? [],
    beside: samples[`quiet before ${name} ${round}`] ?? [],
  }));
}

/** Every line of the log and of the figures is made of words of ours and of numbers. */
function nothingWritten(log: string, metrics: string, secrets: ReadonlySet<string>): void {
  const lines = log.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(100);
  const word =
    /^(?:"(?:[a-z-]+|[A-Z]+|[0-9a-f]{8}|none|\d{4}-\d\d-\d\dT[\d:.]+Z|\/(?:api\/v1|healthz|readyz|metrics)[a-z/:.]*)"|\d+)$/;
  for (const line of lines)
    for (const [key, value] of Object.entries(JSON.parse(line) as Record<string, unknown>))
      if (!word.test(JSON.stringify(value))) expect.fail(`${key} in ${line}`);
  expect(log).not.toContain('"event":"fault"');
  for (const line of metrics.trimEnd().split("\n"))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z0-9_]+(?:\{[a-z]+="[a-z0-9.+-]+"\})? [\d.e+-]+)$/i);
  for (const secret of secrets) expect(log.includes(secret) || metrics.includes(secret), secret).toBe(false);
}
