/** What the people at this device prefer is found again at the next visit. */
import { afterEach, expect, it, vi } from "vitest";

const KEY = "guinguette/settings";
afterEach(() => vi.unstubAllGlobals());

/** The settings of a page that is opened where this was kept, in a browser that speaks so. */
async function opened(kept: string | null, languages: readonly string[] = ["fr"]) {
  let stored = kept;
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === KEY ? stored : null),
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  });
  // A page of its own: modules are kept by address.
  const { settings, keepSettings } = (await import(
    /* @vite-ignore */ `./settings.svelte.ts?visit=${visits++}`
  )) as typeof import("./settings.svelte.ts");
  return { settings, keepSettings, stored: () => stored };
}
let visits = 0;

it("every one of them, also where it is the least that can be chosen", async () => {
  const chosen = {
    ...{ language: "en", theme: "night", sound: true, textSize: 2, textTable: true },
    ...{ pace: 0, oneTap: true, how: "apart", notify: true },
  };
  const { settings, keepSettings, stored } = await opened(null);
  Object.assign(settings, chosen);
  keepSettings();
  expect((await opened(stored())).settings).toEqual(chosen);
});

it("whatever is odd counts as nothing, and the rest holds", async () => {
  const { settings } = await opened(
    '{"pace":3,"textSize":"1","theme":7,"how":"none","language":"en","sound":"yes"}',
  );
  const usual = (await opened(null)).settings;
  expect(settings).toEqual({ ...usual, language: "en" });
});

it("a page speaks the language of its browser, and French where that is neither", async () => {
  const spoken = async (...tags: string[]) => (await opened(null, tags)).settings.language;
  expect(await spoken("en-GB", "de")).toBe("en");
  expect(await spoken("de", "en", "fr-CA")).toBe("fr");
  expect(await spoken("de")).toBe("fr");
});
