/** Bots think in a worker, so that the page never stutters; where there is none, they think in the page. */
import type { Thought } from "@guinguette/bots/thought";
import type { Types } from "@guinguette/rules/contract";

export interface Thinker {
  /** A move; or null if nobody needs it any more. */
  think(thought: Thought): Promise<Types["move"] | null>;
  stop(): void;
}

/** `missing` is called once if there is no worker. */
export function startThinker(missing: () => void): Thinker {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, { thought: Thought; answer: (move: Types["move"] | null) => void }>();

  const inPage = async (thought: Thought) => (await import("./choose.ts")).choose(thought);
  const withoutWorker = () => {
    worker = null;
    missing();
    for (const [id, { thought, answer }] of waiting) {
      waiting.delete(id);
      inPage(thought).then(answer, () => answer(null));
    }
  };

  try {
    worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; move: Types["move"] }>) => {
      waiting.get(data.id)?.answer(data.move);
      waiting.delete(data.id);
    };
    worker.onerror = withoutWorker;
  } catch {
    missing();
  }

  return {
    think(thought) {
      if (worker === null) return inPage(thought);
      const id = asked++;
      return new Promise((answer) => {
        waiting.set(id, { thought, answer });
        worker?.postMessage({ id, thought });
      });
    },
    stop() {
      worker?.terminate();
      worker = null;
      for (const { answer } of waiting.values()) answer(null);
      waiting.clear();
    },
  };
}
