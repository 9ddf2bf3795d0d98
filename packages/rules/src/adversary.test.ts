/**
 * Somebody who writes numbers of a deal down and works out those to come. For sfc32 this takes four numbers and a search
 * for one word of its state; short here, as the upper bits of that word are told, and whole in the long proof.
 */
import { expect, it } from "vitest";
import type { State } from "./fish-and-chips/state.ts";
import { copyRandom, next, type Random } from "./random.ts";
import { currentFormat, openRecord, readRecord } from "./record.ts";

const long = process.env.PROVE === "long";
/** How many bits of the word are searched for. */
const searched = long ? 32 : 20;

/** The stream that deals the rounds to come of a table that has dealt one. */
function streamAtTable(format: string): Random {
  const record = {
    format,
    game: "fish-and-chips",
    players: 4,
    options: {},
    seed: "a long secret",
    moves: [],
  };
  const opened = openRecord(readRecord(record));
  if (!opened.ok) throw new Error(opened.refusal.rule);
  return copyRandom((opened.state as State).random);
}

/** The state of sfc32 after two draws, if these four were its draws from this count on. */
function foretold(draws: readonly number[], count: number, near: number): Random | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = draws;
  const begin = searched === 32 ? 0 : (near >>> searched) * 2 ** searched;
  for (let tried = 0; tried < 2 ** searched; tried++) {
    const c = (begin + tried) | 0;
    // What the first two draws make of the state hangs on this one word and on the draws themselves.
    const nine = Math.imul(c, 9);
    const c1 = (((c << 21) | (c >>> 11)) + first) | 0;
    const a2 = nine ^ (nine >>> 9);
    const b2 = Math.imul(c1, 9);
    if (((a2 + b2 + count + 2) | 0) !== third) continue;
    const c2 = (((c1 << 21) | (c1 >>> 11)) + second) | 0;
    const state = { a: a2, b: b2, c: c2, count: (count + 2) | 0, secret: null };
    const ahead = copyRandom(state);
    if (next(ahead) === third && next(ahead) === fourth) return state;
  }
  return null;
}

function seaToCome(format: string): { readonly guessed: number[] | null; readonly dealt: number[] } {
  const random = streamAtTable(format);
  const { c, count } = random;
  const seen = [next(random), next(random), next(random), next(random)];
  const found = foretold(seen, count, c);
  if (found !== null) for (let drawn = 0; drawn < 2; drawn++) next(found);
  const sea = (stream: Random) => Array.from({ length: 36 }, () => next(stream));
  return { guessed: found && sea(found), dealt: sea(random) };
}

it("foretells the next sea of guinguette/1", () => {
  const { guessed, dealt } = seaToCome("guinguette/1");
  expect(guessed).toEqual(dealt);
});

it("foretells nothing of a table of today", () => {
  expect(seaToCome(currentFormat).guessed).toBeNull();
  if (long)
    console.log("proved: 2^32 states tried on a deal: the sea of guinguette/1 foretold, that of today not");
});
