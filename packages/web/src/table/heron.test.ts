/** The heron thinks once the table knows that it was asked, and not before. */

import { sightOf } from "@guinguette/table/sight";
import { sit } from "@guinguette/table/testing/sit";
import { expect, it, vi } from "vitest";
import type { Sitting } from "./sitting.ts";
import type { Thinker } from "./thinking.ts";

async function asked(isTold: () => Promise<boolean>) {
  const table = sit("fish-fish", 2, { setup: { firstFisher: 0 } });
  const sight = sightOf(table, 0);
  const hint = vi.fn(isTold);
  const sitting = {
    ...{ seat: 0, position: 0, seen: sight, confided: false, hasSecrets: false },
    known: { sight, heard: [] },
    hint,
    clear: vi.fn(),
    suggest: vi.fn(),
  };
  const think = vi.fn<Thinker["think"]>(async ({ legal }) => legal[0] ?? null);
  // What the page reads of its browser when it is loaded.
  vi.stubGlobal("navigator", { languages: ["fr"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  const { loadLook } = await import("../games/looks.ts");
  const { newHeron } = await import("./heron.svelte.ts");
  const { settings } = await import("../settings.svelte.ts");
  // Another file may have been there first, in another language.
  settings.language = "fr";
  const look = await loadLook("fish-fish", sight.terms.options);
  const heron = newHeron(sitting as unknown as Sitting, look, { think } as unknown as Thinker, () => String);
  heron.ask();
  return { heron, hint, think, suggest: sitting.suggest };
}
const soon = () => new Promise((done) => setTimeout(done));

it("the table is told first, then it thinks and says its move", async () => {
  let tell = (_told: boolean) => {};
  const told = new Promise<boolean>((done) => {
    tell = done;
  });
  const { heron, hint, think, suggest } = await asked(() => told);
  await soon();
  expect([hint.mock.calls.length, think.mock.calls.length]).toEqual([1, 0]);
  expect(heron.advice).toBe("Le héron réfléchit…");
  tell(true);
  await soon();
  expect(think).toHaveBeenCalledOnce();
  expect(suggest).toHaveBeenCalledOnce();
  expect(heron.advice).toMatch(/^Le héron\u00a0: /);
});

it("where the table does not grant it, it neither thinks nor says anything", async () => {
  const { heron, think, suggest } = await asked(async () => false);
  await soon();
  expect(think).not.toHaveBeenCalled();
  expect(suggest).not.toHaveBeenCalled();
  expect(heron.advice).toBeNull();
});
