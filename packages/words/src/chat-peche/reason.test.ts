import { chatPeche } from "@guinguette/rules/chat-peche/game";
import { shown } from "@guinguette/rules/chat-peche/memory";
import type { State } from "@guinguette/rules/chat-peche/state";
import { below, seeded } from "@guinguette/rules/random";
import { seatsIn } from "@guinguette/rules/seats";
import { act, legal, look, move, pond, toFishing } from "@guinguette/rules/testing/chat-peche";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../language.ts";
import { looseFrench } from "../testing/both-say.ts";
import { adviceWords } from "./advice.ts";
import { columnName } from "./names.ts";
import { reasonWords } from "./reason.ts";
import { reasonAgainWords } from "./reason-again.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom"][seat] ?? "?";
const broken = /undefined|null|NaN|Infinity|\[object|\s{2}|\s\.|^$/;

function why(state: State, seat: number, short: string, language: Language = "en"): string {
  return reasonWords(move(short), look(state, seat), names, language);
}

// a3 b3 c3, a2 b2 c2, a1 b1 c1.
const water = "F1 W S1 F3 F2 W S2 F1 W";

describe("placing", () => {
  it("tells what the column promises, and who fishes it too", () => {
    expect(why(pond(water), 0, "place 1")).toBe(
      "Column a shows 4 fish and 2 stones, 3 of the fish on a2. From across, Bo can fish there too.",
    );
    expect(why(pond(water), 0, "place 1", "fr")).toBe(
      "La colonne a montre 4 poissons et 2 pierres, dont 3 poissons en a2. En face, Bo peut y pêcher aussi.",
    );
    // Seen from the north it is the third, and called the same (CP-R3).
    expect(why(pond(water), 1, "place 3")).toContain(
      "Column a shows 4 fish and 2 stones, 3 of the fish on a2",
    );
  });

  it("says where the fish are, where one spot has them all", () => {
    expect(why(pond("S1 W W F2 W W W W W"), 0, "place 1")).toMatch(/^Column a shows .+, the fish on a2\./);
    expect(why(pond("S1 W W F2 W W W W W"), 0, "place 1", "fr")).toMatch(/, les 2 poissons en a2\./);
    expect(why(pond("S1 W W F1 W W W W W"), 0, "place 1", "fr")).toMatch(/, le poisson en a2\./);
  });

  it("knows who sits opposite and who beside (CP-R2)", () => {
    expect(why(pond(water, 2, { seating: "adjacent" }), 0, "place 1")).toMatch(
      /\. Each of the others can fish only one of these spots\.$/,
    );
    expect(why(pond(water, 3), 0, "place 1")).toMatch(
      /\. From across, Cy can fish there too\. The others can each fish only one of these spots\.$/,
    );
    expect(why(pond(water, 3), 1, "place 1")).toMatch(
      /\. Each of the others can fish only one of these spots\.$/,
    );
  });
});

describe("a column is called the same in the advice and in both its reasons (CP-R3)", () => {
  // South, west, north and east, each from its own left.
  const banks = ["abc", "321", "cba", "123"];

  it.each(banks.map((called, seat) => ({ called, seat })))("$called", ({ called, seat }) => {
    const view = look(pond(water, 4), seat);
    expect(view.seats[seat]?.columns.map(columnName).join("")).toBe(called);
    for (const [at, name] of [...called].entries()) {
      const place = move(`place ${at + 1}`);
      expect(adviceWords(place, view, "fr")).toBe(`placez votre chat devant la colonne ${name}`);
      expect(adviceWords(place, view, "en")).toBe(`put your cat at column ${name}`);
      expect(reasonWords(place, view, names, "fr")).toMatch(new RegExp(`^La colonne ${name} montre `));
      expect(reasonWords(place, view, names, "en")).toMatch(new RegExp(`^Column ${name} shows `));
      expect(reasonAgainWords(place, view, "fr")).toBe(`La colonne ${name} tient 3 cartes.`);
      expect(reasonAgainWords(place, view, "en")).toBe(`Column ${name} holds 3 cards.`);
    }
  });
});

describe("luring", () => {
  const placed = (column: number) => {
    const state = pond(water);
    act(state, `0 place ${column}`, "1 place 2");
    return state;
  };

  it("tells what one's own column then holds, and whether anybody can answer", () => {
    expect(why(placed(1), 0, "lure b2-a2")).toBe("There will be 5 fish on a2, in your column.");
    const state = placed(1);
    act(state, "0 stay");
    expect(why(state, 1, "lure a2-b2")).toBe(
      "There will be 5 fish on b2, in your column. Nobody lures after that.",
    );
  });

  it("what leaves the column was in the way, or what stays is said", () => {
    expect(why(placed(1), 0, "lure a1-b1")).toBe("This clears 2 stones from your column.");
    expect(why(placed(1), 0, "lure b2-c2")).toBe(
      "There will be 2 fish and water on c2, outside your column. That column keeps 3 fish on a2.",
    );
  });

  it("nothing is enough where nothing would be better, and not said so where something would", () => {
    expect(why(placed(3), 0, "stay")).toBe("c1 shows water in your column, and passing reveals nothing.");
    const poor = pond("F3 S1 S1 S1 S2 S2 W S1 S2");
    act(poor, "0 place 1", "1 place 2");
    expect(why(poor, 0, "stay")).toBe("a3 shows 3 fish, and luring a pile would bring nothing better.");
  });

  it("where others look on, the column is not told (CP-R6)", () => {
    for (const short of ["lure b2-a2", "lure a1-b1", "stay"]) {
      const said = [1, 2, 3].map((column) =>
        reasonWords(move(short), { ...look(placed(column)), seat: 0 }, names, "en"),
      );
      expect(new Set(said).size).toBe(1);
      expect(said[0]).not.toContain("your column");
    }
  });
});

describe("fishing", () => {
  it("takes the best that can be seen", () => {
    const state = pond(water);
    toFishing(state, 1, 2);
    expect(why(state, 0, "fish a2")).toBe("a2 shows 3 fish, the best in the column.");
    expect(why(state, 0, "fish a3")).toBe("a3 shows 1 fish.");
    expect(why(state, 0, "fish a3", "fr")).toBe("a3 montre 1 poisson.");
  });

  it("says how much lies below, and nothing of what it is (CP-3b)", () => {
    const state = pond(water);
    act(state, "0 place 1", "1 place 2", "0 lure b2-a2", "1 stay");
    expect(why(state, 0, "fish a2")).toBe("a2 shows 2 fish (a pile of 2), the best in the column.");
  });

  it("minds the water of confirmed anglers (CP-V1)", () => {
    const state = pond(water, 2, { variant: "confirmed" });
    toFishing(state, 3, 2);
    expect(why(state, 0, "fish c2")).toBe("c2 shows water: without it, the fish do not count.");
  });
});

it.each(languages)(
  "every move has a whole and well set sentence, the same whatever is covered (CP-2, CP-3b; %s)",
  (language) => {
    const random = seeded("reasons");
    for (const players of [2, 3, 4]) {
      const state = pond("", players, { variant: players === 3 ? "confirmed" : "base" });
      for (;;) {
        const [seat] = seatsIn(chatPeche.actors(state));
        if (seat === undefined) break;
        const moves = legal(state, seat);
        const view = look(state, seat);
        const twin = chatPeche.view(chatPeche.sampler(view, [])(random), seat);
        for (const each of moves) {
          const said = reasonWords(each, view, names, language);
          expect(said).not.toMatch(broken);
          expect(said).toMatch(/^([A-ZÀÉ]|[abc][123] ).*\.$/);
          expect(reasonWords(each, twin, names, language)).toBe(said);
          if (language === "fr") expect(said).not.toMatch(looseFrench);
          // By the book the same is said whatever was covered, and of one's own column nothing while it is hidden.
          const shownTwin = shown(look(chatPeche.sampler(shown(view), [])(random), seat));
          const byTheBook = reasonWords(each, shown(view), names, language);
          expect(reasonWords(each, shownTwin, names, language)).toBe(byTheBook);
          if (view.phase === "lure") expect(byTheBook).not.toMatch(/your column|votre colonne/i);
          else expect(byTheBook).toBe(said);
        }
        chatPeche.play(state, seat, chatPeche.encode(moves[below(random, moves.length)]!), null);
      }
    }
  },
);
