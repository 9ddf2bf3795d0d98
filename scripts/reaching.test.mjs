import { join } from "node:path";
import { expect, it } from "vitest";
import { reachingStyles, unreasoned } from "./lib/reaching.mjs";
import { root } from "./lib/root.mjs";

it("no component styles another without a reason beside it", () => {
  const { components, problems } = reachingStyles(join(root, "packages/web/src"));
  expect(components).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

it("a planted one is found, and one with its reason is not", () => {
  expect(unreasoned("<style>\n  .a :global(.b) {\n  }\n</style>")).toEqual([2]);
  expect(
    unreasoned("<style>\n  /* reaches: it is drawn elsewhere. */\n  .a :global(.b) {\n  }\n</style>"),
  ).toEqual([]);
});
