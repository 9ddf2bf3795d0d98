/// <reference lib="webworker" />
import type { Thought } from "@guinguette/bots/thought";
import { choose } from "./choose.ts";

self.onmessage = ({ data }: MessageEvent<{ id: number; thought: Thought }>) => {
  void choose(data.thought).then((move) => postMessage({ id: data.id, move }));
};
