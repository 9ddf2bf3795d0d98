import { expect, it } from "vitest";
import { withoutAsides } from "./without-asides.ts";

it("what a move did besides is left out, and names stay as they are", () => {
  const names = (seat: number) => ["Ana (maman)", "Bo :)"][seat] ?? "";
  const said = withoutAsides(
    names,
    (called) => `${called(0)} sells a pike (a wish of ${called(1)}) to ${called(1)}`,
  );
  expect(said).toBe("Ana (maman) sells a pike to Bo :)");
});
