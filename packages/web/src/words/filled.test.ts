/** Every text is given all that stands in its places: what is missing would be a gap that nobody sees in the code. */
import type { Words } from "@guinguette/words/language";
import { expect, it } from "vitest";

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!../testing/*"],
  { query: "?raw", import: "default", eager: true },
);
const tables = import.meta.glob(["../words/*.ts", "../games/*/words.ts", "!../words/*.test.ts"], {
  eager: true,
});

/** By the name of a text: the places of each text that has it. */
const placesOf = new Map<string, (readonly string[])[]>();
for (const module of Object.values(tables)) gather("", module);

function gather(key: string, something: unknown): void {
  if (typeof something !== "object" || something === null) return;
  if (!("fr" in something && "en" in something)) {
    for (const [name, inside] of Object.entries(something)) gather(name, inside);
    return;
  }
  const { fr, en } = something as Words;
  const places = [...`${fr}${en}`.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
  placesOf.set(key, [...(placesOf.get(key) ?? []), places]);
}

/** The calls of `filled` that name a text and list what it is given. */
function callsIn(source: string): { readonly texts: readonly string[]; readonly given: readonly string[] }[] {
  return [...source.matchAll(/\bfilled\(([^{}]*?),\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)].map(
    ([, text = "", values = ""]) => ({
      texts: [...text.matchAll(/[wW]ords\.(\w+)/g)].map(([, key = ""]) => key),
      given: [...values.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, key = ""]) => key),
    }),
  );
}

it("every text is given what it has places for", () => {
  const calls = Object.entries(sources).flatMap(([path, source]) =>
    callsIn(source).flatMap(({ texts, given }) => texts.map((text) => ({ path, text, given }))),
  );
  expect(calls.length).toBeGreaterThan(40);
  const gaps = calls.filter(({ text, given }) => {
    const all = placesOf.get(text);
    return all !== undefined && !all.some((places) => places.every((place) => given.includes(place)));
  });
  expect(gaps).toEqual([]);
});
