/** Whether a record holds together, and what that proves: without any server, from the record and what one kept. */
import type { Refused } from "@guinguette/rules/contract";
import { type GameRecord, readRecord, replay } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import { exactly, listOf, type Shape, text } from "@guinguette/rules/shape";
import { digestOf, isPrintOf } from "./digest.ts";
import { isCommitted, isDealtBy, sealOf } from "./fairness.ts";
import type { Fairness } from "./http.ts";

/** What somebody saw or kept while the table was there, to be compared with the record. */
export interface Kept {
  /** The id of the table, as it stands in its link: the deal comes of it too. */
  readonly room?: string;
  /** Shown to everybody before anybody sat down. */
  readonly commitment?: string;
  /** Told to everybody at the end. */
  readonly digest?: string;
  /** One's own, by seat. */
  readonly chances?: ReadonlyMap<Seat, string>;
  /** What was shown of the others' before the start, by seat. */
  readonly seals?: ReadonlyMap<Seat, string>;
}

/** In the order in which they are told. */
export const checks = [
  /** Every move is allowed. */
  "moves",
  /** The game is over. */
  "end",
  /** All that it says is what the digest was taken of. */
  "digest",
  /** It is written as it was served, or as programs print it: no byte is there that nobody would write. */
  "print",
  /** The digest is the one that was told at the end. */
  "kept-digest",
  /** It says what its deal came of, and nothing else was dealt. */
  "deal",
  /** The server's secret is the one whose hash it published. */
  "commitment",
  /** The seed comes of that secret and of what every seat added. */
  "seed",
  /** It was dealt for the table that one was at: a server that could name any could choose the deal by it. */
  "kept-room",
  /** What was published is what was seen before the start. */
  "kept-commitment",
  /** A chance is the one that was kept. */
  "kept-chance",
  /** A chance is the one whose seal was seen. */
  "kept-seal",
] as const;
export type Check = (typeof checks)[number];

export interface Finding {
  readonly check: Check;
  /** `open`: nothing speaks for it or against it. */
  readonly outcome: "holds" | "fails" | "open";
  /** Whose chance it is about. */
  readonly seat?: Seat;
  /** Which rule a move breaks; a set-up has no `at`. */
  readonly refusal?: Refused;
  readonly at?: number;
}

/** `false`: something does not fit. `rewritten`: all of it fits together, and it is not the record that the table was told
 * of: an erasure makes it so, and so does whoever writes other names or other moves. `consistent`: all of it fits together, which whoever changes names, or makes all of it
 * anew, can have it do. `proven`: it is also the very record that the table was told of. `unproven`: nothing speaks against
 * it, and not even its deal is shown. */
export type Verdict = "false" | "rewritten" | "proven" | "consistent" | "unproven";

export interface Verification {
  readonly record: GameRecord;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** Throws `Malformed` where the document is no record. `written` is the text that the document was read from. */
export function verify(document: unknown, written: string, kept: Kept = {}): Verification {
  const record = readRecord(document);
  const fairness = fairnessIn(record);
  const findings = [
    ...movesIn(record),
    ...digestIn(document as object, written, kept),
    ...dealIn(record, fairness, kept),
  ];
  return { record, verdict: verdictOf(findings), findings };
}

const needed: readonly Check[] = ["moves", "digest", "deal"];

function verdictOf(findings: readonly Finding[]): Verdict {
  const failed = findings.filter(({ outcome }) => outcome === "fails");
  if (failed.length > 0) return failed.every(({ check }) => check === "kept-digest") ? "rewritten" : "false";
  const isOpen = findings.some(({ check, outcome }) => needed.includes(check) && outcome === "open");
  if (isOpen) return "unproven";
  // Only a digest that was kept binds all of it: a seal or a chance is of the deal alone.
  const isBound = findings.some(({ check, outcome }) => check === "kept-digest" && outcome === "holds");
  return isBound ? "proven" : "consistent";
}

const found = (check: Check, holds: boolean): Finding => ({ check, outcome: holds ? "holds" : "fails" });
const open = (check: Check): Finding => ({ check, outcome: "open" });

function movesIn(record: GameRecord): Finding[] {
  const replayed = replay(record);
  if (!replayed.ok) {
    const { refusal, at } = replayed;
    return [{ ...found("moves", false), refusal, ...(at === undefined ? {} : { at }) }];
  }
  // Where somebody gave up, the record ends before the game does.
  const isOver = replayed.game.winners(replayed.state) !== null;
  return [found("moves", true), isOver ? found("end", true) : open("end")];
}

function digestIn(document: object, written: string, kept: Kept): Finding[] {
  if (!("digest" in document)) return [lostDigest(document) ? found("digest", false) : open("digest")];
  const { digest, ...content } = document;
  const fits = digest === digestOf(content);
  const told = kept.digest === undefined ? open("kept-digest") : found("kept-digest", digest === kept.digest);
  // The digest stands last, so that it can be found without reading the rest.
  return [
    found("digest", fits),
    ...(fits ? [found("print", isPrintOf(written, { ...content, digest }))] : []),
    told,
  ];
}

/** A server's record has a digest, and it stands last: whoever finds none there finds that it was taken away or renamed. */
function lostDigest(document: object): boolean {
  return "fairness" in document || /^[0-9a-f]{64}$/.test(String(Object.values(document).at(-1)));
}

const chanceShape: Shape<string | null> = (value, at) => (value === null ? null : text(value, at));

function fairnessIn(record: GameRecord): Fairness | null {
  if (!Object.hasOwn(record, "fairness")) return null;
  const chances = listOf(chanceShape, record.players);
  const shape = exactly({ room: text, secret: text, commitment: text, chances });
  const { chances: given, ...fairness } = shape(record.fairness, "fairness");
  return { ...fairness, chances: [...given] };
}

function dealIn(record: GameRecord, fairness: Fairness | null, kept: Kept): Finding[] {
  if (fairness === null) return [open("deal")];
  const { room, commitment, chances } = fairness;
  // A set-up would have its way after the seed, and the first format deals by numbers that can be foretold.
  const isSeeds = record.setup === undefined && record.format !== "guinguette/1";
  return [
    found("deal", isSeeds),
    found("commitment", isCommitted(fairness)),
    found("seed", isServed(fairness) && isDealtBy(fairness, record.seed)),
    kept.room === undefined ? open("kept-room") : found("kept-room", room === kept.room),
    kept.commitment === undefined
      ? open("kept-commitment")
      : found("kept-commitment", commitment === kept.commitment),
    ...(kept.chances === undefined
      ? [open("kept-chance")]
      : Array.from(kept.chances, ([seat, chance]) => ({
          ...found("kept-chance", chances[seat] === chance),
          seat,
        }))),
    ...Array.from(kept.seals ?? [], ([seat, seal]) => ({
      ...found("kept-seal", isSealed(chances[seat], seal)),
      seat,
    })),
  ];
}

/** Whether each of it is what a server can have dealt by: where any text would do, any deal could be had. */
function isServed({ room, secret, chances }: Fairness): boolean {
  const isChance = (chance: string | null) => chance === null || /^[0-9a-f]{32}$/.test(chance);
  return /^[0-9a-z]{26}$/.test(room) && /^[0-9a-f]{64}$/.test(secret) && chances.every(isChance);
}

function isSealed(chance: string | null | undefined, seal: string): boolean {
  return typeof chance === "string" && sealOf(chance) === seal;
}
