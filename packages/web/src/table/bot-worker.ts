/// <reference lib="webworker" />
import { choose } from "./choose.ts";
import type { Thought } from "./thinking.ts";

self.onmessage = ({ data }: MessageEvent<{ id: number; thought: Thought }>) => {
  void choose(data.thought).then((move) => postMessage({ id: data.id, move }));
};
