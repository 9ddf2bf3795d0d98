import { expect, it } from "vitest";
import { tableIn } from "./table-in.ts";

it.each([
  "https://guinguette.example/t/tanche-42",
  "https://guinguette.example/t/tanche-42/",
  "https://guinguette.example/t/tanche-42/tv",
  "https://guinguette.example/t/tanche-42/hand?from=mail#here",
  "guinguette.example:3000/t/tanche-42",
  "/t/tanche-42/tv",
  "t/tanche-42",
  "Come and play: https://guinguette.example/t/tanche-42 !",
  " tanche-42 ",
])("in %s it is tanche-42", (given) => {
  expect(tableIn(given)).toBe("tanche-42");
});

it("what is no link is taken as it is", () => {
  expect(tableIn("Tanche 42")).toBe("Tanche 42");
  expect(tableIn("0".repeat(26))).toBe("0".repeat(26));
  expect(tableIn("")).toBe("");
  // No table of that page is meant.
  for (const other of ["https://guinguette.example/about/us", "not/tanche-42"])
    expect(tableIn(other)).toBe(other);
});
