import { expect, it } from "vitest";
import { resigningBrief, resigningSaid } from "./resigning-said.ts";

const [here, gone] = [{ resigned: false }, { resigned: true }];
const names = (seat: number) => ["Ann", "Ben", "Cleo"][seat] ?? "?";

it("who would resign is told who wins then, or that the others play on", () => {
  expect(resigningSaid([here, here], 1, names, "en")).toBe("Resign? That ends the game, and Ann wins.");
  expect(resigningSaid([here, here, gone], 0, names, "fr")).toBe(
    "Abandonner\u00a0? La partie s’arrête là, et Ben gagne.",
  );
  expect(resigningSaid([here, here, here], 0, names, "en")).toMatch(/^Resign\? A bot will play/);
  expect(resigningSaid([here], 0, names, "en")).toBe("Resign? That ends the game.");
});

it("before that, in few words, whether the game goes on", () => {
  expect(resigningBrief([here, here, here], 0, "en")).toBe("A bot plays to the end. This is final.");
  expect(resigningBrief([here, here, gone], 0, "en")).toBe("That ends the game.");
  expect(resigningBrief([here, here], 1, "fr")).toBe("La partie s’arrête là.");
});
