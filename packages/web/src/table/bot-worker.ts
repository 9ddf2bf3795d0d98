/// <reference lib="webworker" />
import { choose } from "./choose.ts";
import type { Thought } from "./thinking.ts";

self.onmessage = ({ data }: MessageEvent<{ id: number; thought: Thought }>) => {
  postMessage({ id: data.id, move: choose(data.thought) });
};
