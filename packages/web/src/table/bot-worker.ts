/// <reference lib="webworker" />
import type { Thought } from "@guinguette/bots/thought";
import { choose } from "./choose.ts";
import type { Answered } from "./worker-room.ts";

self.onmessage = ({ data: { id, thought } }: MessageEvent<{ id: number; thought: Thought }>) => {
  const answer = (answered: Answered) => postMessage(answered);
  void choose(thought).then(
    (move) => answer({ id, move }),
    (cause: unknown) => answer({ id, failed: String(cause) }),
  );
};
