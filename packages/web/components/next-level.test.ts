/** The next level, proposed at the end of a third win running. */
import "../src/styles/tokens.css";
import "../src/styles/kit.css";
import type { Holder } from "@guinguette/table/terms";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import NextLevel from "../src/parts/table/NextLevel.svelte";
import { settings } from "../src/settings.svelte.ts";

const holders: readonly Holder[] = [
  { kind: "person", name: "Ana" },
  { kind: "bot", name: "Ondine", level: "perch" },
];
let shown: object | null = null;

async function end(id: string, winner: number, fresh = true): Promise<void> {
  if (shown !== null) await unmount(shown);
  const props = { id, game: "wishes" as const, holders, winners: [winner], fresh };
  shown = mount(NextLevel, { target: document.body, props });
}
const offer = page.getByRole("link");

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
});
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
});

it("is there at the end of the third win, and again when that end is shown again, but at no other", async () => {
  await end("a", 0);
  await end("b", 0);
  await expect.element(offer).not.toBeInTheDocument();
  await end("c", 0);
  await expect.element(offer).toHaveTextContent("Try Pike 4/5");
  expect(offer.element().getAttribute("href")).toBe("/play/wishes");
  await end("c", 0, false);
  await expect.element(offer).toBeInTheDocument();
  await end("d", 0);
  await expect.element(offer).not.toBeInTheDocument();
});

it("is not there after a defeat in between, nor for ends that are only looked at", async () => {
  await end("a", 0);
  await end("b", 0);
  await end("c", 1);
  await end("d", 0);
  await expect.element(offer).not.toBeInTheDocument();
  for (const id of ["e", "f"]) await end(id, 0, false);
  await expect.element(offer).not.toBeInTheDocument();
});
