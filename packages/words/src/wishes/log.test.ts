import type { Event } from "@guinguette/rules/wishes/events";
import { expect, it } from "vitest";
import { logLines } from "./log.ts";

const names = (seat: number) => ["Ondine", "Tanche"][seat] ?? "";
const line = (events: readonly Event[], language: "fr" | "en" = "fr") =>
  logLines(
    events.map((event) => ({ at: 0, event })),
    names,
    language,
  )[0];
const taken = (wormsOn: number, wormsWon: number): Event => ({
  type: "taken",
  seat: 0,
  card: "monkfish:spread",
  index: wormsOn,
  wormsOn: Array.from({ length: wormsOn }, () => "catfish:boat" as const),
  wormsWon,
});

it("worms are told once: in words, or, where several amounts come together, as a figure beside them", () => {
  expect(line([taken(0, 1)])).toMatchObject({ text: "Ondine prend la lotte et gagne 1 ver.", gain: null });
  expect(line([taken(2, 0)], "en")).toMatchObject({ gain: null });
  expect(line([taken(1, 3)])?.gain).toBe("+2\u00a0vers");
});

it("buyers that were freed are told together, two alike as both", () => {
  const freed = (value: number, from: "kingfish" | "starfish"): Event => ({
    type: "buyerFreed",
    seat: 0,
    value,
    from,
  });
  const events = [taken(0, 0), freed(2, "kingfish"), freed(1, "starfish"), freed(1, "starfish")];
  expect(line(events)?.text).toBe(
    "Ondine prend la lotte, puis libère un acheteur 2 des thazards et les deux acheteurs 1 des étoiles de mer.",
  );
  expect(line(events, "en")?.text).toMatch(/frees buyer 2 from .+ and both buyers 1 from /);
});

it("what was done follows one after the other, and what came to nothing is told as that", () => {
  const moved = { type: "buyerMoved", seat: 0, value: 2, from: "catfish", to: "kingfish" } as Event;
  const skipped = (part: "moveBuyer" | "sellAll") =>
    ({ type: "partSkipped", seat: 0, part, rule: "IW-W0" }) as const;
  expect(line([taken(1, 0), moved, skipped("sellAll")])?.text).toMatch(
    /^Ondine prend la lotte et paie 1 ver, avance un acheteur 2 .+, mais n’a rien à vendre\.$/,
  );
  expect(line([taken(0, 0), skipped("moveBuyer"), skipped("sellAll")], "en")?.text).toBe(
    "Ondine takes the monkfish, but can move no buyer and has nothing to sell.",
  );
  expect(line([taken(0, 0), skipped("sellAll"), moved], "en")?.text).toMatch(
    /^Ondine takes the monkfish, but has nothing to sell, then moves buyer 2 /,
  );
});

it("in fewer words a turn loses the worms, what came to nothing, and how it began; what it came to stays", () => {
  const moved = { type: "buyerMoved", seat: 0, value: 2, from: "catfish", to: "kingfish" } as Event;
  const sold = {
    type: "sold",
    seat: 0,
    cards: ["clownfish:boat"],
    fish: 1,
    market: "clownfish",
    price: 5,
    dollars: 5,
  };
  const skipped = { type: "partSkipped", seat: 0, part: "sellAll", rule: "IW-W0" } as const;
  expect(line([taken(1, 2), moved, sold as unknown as Event])?.shorter).toEqual([
    "Ondine prend la lotte, avance un acheteur 2 des barbues aux thazards, puis vend un poisson-clown.",
    "Ondine avance un acheteur 2 des barbues aux thazards, puis vend un poisson-clown.",
    "Ondine vend un poisson-clown.",
  ]);
  expect(line([taken(0, 0), moved, skipped], "en")?.shorter).toEqual([
    "Ondine takes the monkfish, then moves buyer 2 from catfish to kingfish.",
    "Ondine moves buyer 2 from catfish to kingfish.",
  ]);
  // « en » is the card.
  const built = { type: "boatBuilt", seat: 0, card: "monkfish:boat", boats: 3 } as Event;
  expect(line([taken(1, 0), built])?.shorter).toEqual([
    "Ondine prend la lotte, puis en fait un bateau (3 maintenant).",
  ]);
  expect(line([taken(0, 0)])).not.toHaveProperty("shorter");
});
