/** One decision of a bot that always comes to an end, and always with a legal move. */
import { thinkingTimes } from "@guinguette/bots/levels";
import { randomBot } from "@guinguette/bots/random";
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";
import { copyRandom } from "@guinguette/rules/random";
import { carried } from "./carried.ts";

/** Time comes from outside: this room knows none. */
export interface Clock {
  now(): number;
  timer(milliseconds: number): Timer;
}

export interface Timer {
  readonly done: Promise<void>;
  /** Nobody waits for it any more. */
  stop(): void;
}

/** A place to think. It may throw, hang, or answer nonsense. */
export type ThinkingPlace = (thought: Thought) => Promise<Types["move"]>;

/** What has to be said: a thought failed in every place, and any legal move was played. */
export interface Thoughtless {
  readonly thought: Thought;
}

export interface Deciding {
  readonly clock: Clock;
  /** Tried one after the other. */
  readonly places: readonly ThinkingPlace[];
  readonly said: (trouble: Thoughtless) => void;
  /** For whoever looks after the machine: why a place gave no answer. */
  readonly noted?: (cause: unknown) => void;
}

/** How much later than its time a thought may come, in milliseconds, before nobody waits for it any longer. */
const LATE = 15_000;

export async function decide(
  thought: Thought,
  { clock, places, said, noted = () => {} }: Deciding,
): Promise<Types["move"]> {
  // Written down before anybody thinks. Each place has moves and chance of its own, and may do with them what it likes:
  // whoever comes after it needs them whole.
  const legal = new Set(thought.legal.map((move) => JSON.stringify(move)));
  const patience = thinkingTimes[thought.bot] + LATE;
  for (const place of places) {
    const timer = clock.timer(patience);
    try {
      const move = await Promise.race([
        placed(place, { ...thought, legal: carried(thought.legal), random: copyRandom(thought.random) }),
        late(timer),
      ]);
      if (legal.has(JSON.stringify(move))) return move;
      noted(new Error(`${JSON.stringify(move)} is no legal move`));
    } catch (cause) {
      noted(cause);
    } finally {
      timer.stop();
    }
  }
  said({ thought });
  return randomBot.choose(thought.view, thought.legal, thought.random, { spent: () => true }, []);
}

/** A place that throws at once fails like one that throws later. */
async function placed(place: ThinkingPlace, thought: Thought): Promise<Types["move"]> {
  return place(thought);
}

async function late({ done }: Timer): Promise<never> {
  await done;
  throw new Error("nothing was heard");
}
