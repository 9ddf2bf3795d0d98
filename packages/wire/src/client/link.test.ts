import { expect, it } from "vitest";
import type { Line } from "./line.ts";
import { linkTo } from "./link.ts";

const recordBy = (get: Line["get"]) => linkTo({ get } as unknown as Line, "t", "public").record();

it("there is no record before the game is over, nor where nobody answers", async () => {
  expect(await recordBy(async () => ({ status: 200, body: { game: "wishes" } }))).toEqual({ game: "wishes" });
  expect(await recordBy(async () => ({ status: 404, body: null }))).toBeNull();
  expect(await recordBy(() => Promise.reject(new TypeError("offline")))).toBeNull();
});
