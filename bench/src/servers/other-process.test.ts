import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { said } from "./other-process.ts";

it("is heard whatever else is said in the same breath", async () => {
  const child = new EventEmitter() as EventEmitter & Parameters<typeof said>[0];
  const port = said<number>(child, "port");
  for (const word of ["ready", ["cost", 1], ["port", 7]]) child.emit("message", word);
  expect(await port).toBe(7);
  expect(child.listenerCount("message")).toBe(0);
});
