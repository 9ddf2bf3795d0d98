import type { Holder } from "@guinguette/table/terms";
import { describe, expect, it } from "vitest";
import type { ScoreSheet } from "../games/look.ts";
import { endedByResigning, endingOf } from "./ending.ts";

const names = (seat: number) => ["Léo", "Ondine", "Tanche"][seat] ?? "?";
const person: Holder = { kind: "person", name: "" };
const bot: Holder = { kind: "bot", name: "", level: "perch" };

function ended(
  totals: number[],
  winners: number[],
  { tie, ...more }: Partial<Parameters<typeof endingOf>[0]> & { tie?: string } = {},
) {
  const sheet: ScoreSheet = {
    ending: { text: "objectif atteint", rule: "FC-E3" },
    lines: [],
    totals,
    counts: "points",
    ...(tie === undefined ? {} : { tie }),
  };
  const holders = totals.map((_, seat) => (seat === 0 ? person : bot));
  return endingOf({ sheet, winners, holders, alone: 0, names, language: "fr", ...more });
}

describe("the end, for one person at the screen", () => {
  it("tells a victory and how far ahead", () => {
    expect(ended([93, 59, 63], [0])).toEqual({
      mood: "bright",
      title: "Vous gagnez\u00a0!",
      figures: "93\u00a0points contre 63\u00a0:",
      rest: "30\u00a0points d’avance sur Tanche.",
    });
    expect(ended([93, 59, 63], [0], { language: "en" })).toMatchObject({
      title: "You win!",
      figures: "93\u00a0points to 63:",
    });
  });

  it("says why the game was won at once, whatever the totals (FC-E4)", () => {
    const text = "tous les poissons adverses pris en une manche";
    const sheet = (totals: number[]): ScoreSheet => ({
      ending: { text, rule: "FC-E4", outright: true },
      ...{ lines: [], totals, counts: "points" },
    });
    const rest = "Tous les poissons adverses pris en une manche.";
    for (const totals of [
      [31, 21],
      [21, 31],
      [21, 21],
    ]) {
      expect(ended(totals, [0], { sheet: sheet(totals) })).toMatchObject({
        title: "Vous gagnez\u00a0!",
        ...{ figures: "", rest },
      });
      expect(ended(totals, [1], { sheet: sheet(totals) })).toMatchObject({
        title: "Ondine gagne",
        ...{ figures: "", rest },
      });
    }
  });

  it("says who gave up, and not that anybody was beaten by points", () => {
    const two = { holders: [person, person] };
    expect(ended([0, 0], [0], { ...two, gaveUp: [1] })).toEqual({
      mood: "bright",
      title: "Vous gagnez\u00a0!",
      figures: "",
      rest: "Ondine a abandonné.",
    });
    expect(ended([5, 0], [1], { ...two, gaveUp: [0] })).toMatchObject({
      mood: "soft",
      title: "Ondine gagne",
      rest: "Vous avez abandonné.",
    });
    expect(ended([5, 0, 3], [1], { gaveUp: [0, 2], alone: null, language: "en" })).toMatchObject({
      title: "Ondine wins!",
      rest: "Léo and Tanche resigned.",
    });
    expect([endedByResigning(2, [1]), endedByResigning(3, [1]), endedByResigning(1, [])]).toEqual([
      true,
      false,
      false,
    ]);
    // Two are left to play it out: it is told as ever.
    expect(ended([93, 59, 63], [0], { gaveUp: [1] })).toMatchObject({
      figures: "93\u00a0points contre 63\u00a0:",
    });
  });

  it("congratulates nobody whose seat a bot played after they had resigned, and tells all of it", () => {
    const three = { holders: [person, person, person], gaveUp: [0] };
    const mine = { text: "Vous avez abandonné\u00a0: Perche a joué la suite.", notMine: true };
    expect(ended([9, 8, 3], [0], { ...three, byBots: mine })).toEqual({
      mood: "soft",
      title: "Votre place gagne",
      figures: "9\u00a0points contre 8\u00a0:",
      rest: "1\u00a0point d’avance sur Ondine. Vous avez abandonné\u00a0: Perche a joué la suite.",
    });
    expect(ended([8, 9, 3], [1], { ...three, byBots: mine })).toMatchObject({
      title: "Ondine gagne",
      rest: "Vous avez abandonné\u00a0: Perche a joué la suite.",
    });
    const theirs = { text: "Léo a abandonné\u00a0: Perche a joué la suite.", notMine: false };
    expect(ended([9, 8, 3], [0], { ...three, byBots: theirs, alone: 1 })).toMatchObject({
      mood: "soft",
      figures: "Léo\u00a0: 9\u00a0points\u00a0; vous\u00a0: 8\u00a0points.",
      rest: "Léo a abandonné\u00a0: Perche a joué la suite. Quelle partie\u00a0!",
    });
    // On a wall, and to those who watch.
    expect(ended([9, 8, 3], [0], { ...three, byBots: theirs, alone: null })).toMatchObject({
      mood: "soft",
      title: "Léo gagne",
    });
    expect(ended([8, 9, 3], [1], { ...three, byBots: theirs, alone: 1 })).toMatchObject({
      mood: "bright",
      title: "Vous gagnez\u00a0!",
      rest: "1\u00a0point d’avance sur Léo. Léo a abandonné\u00a0: Perche a joué la suite.",
    });
  });

  it("nor whoever a bot played all of it for, though the other resigned, or they were alone", () => {
    const byBots = { text: "Perche a joué toute la partie pour vous.", notMine: true };
    const two = { holders: [person, person], gaveUp: [1], byBots };
    expect(ended([9, 8], [0], two)).toMatchObject({ mood: "soft", title: "Léo gagne\u00a0!" });
    expect(ended([9], [0], { holders: [person], byBots })).toMatchObject({
      mood: "soft",
      rest: expect.stringContaining("Perche a joué toute la partie pour vous."),
    });
  });

  it("says how close it was", () => {
    expect(ended([79, 59, 81], [2])).toMatchObject({
      mood: "soft",
      title: "À 2\u00a0points près\u00a0!",
      figures: "Tanche\u00a0: 81\u00a0points\u00a0; vous\u00a0: 79\u00a0points.",
    });
    expect(ended([9, 10], [1], { language: "en" }).title).toBe("Only 1\u00a0point short!");
  });

  it("tells another's victory by their name", () => {
    expect(ended([10, 40], [1]).title).toBe("Ondine gagne");
    expect(ended([10, 40, 40], [1, 2]).title).toBe("Ondine et Tanche gagnent ensemble");
  });

  it("tells a tie that was decided otherwise", () => {
    expect(ended([12, 12], [1])).toMatchObject({
      title: "À égalité de points\u00a0!",
      rest: "Le départage donne la victoire à Ondine.",
    });
    expect(ended([12, 12], [0])).toMatchObject({
      title: "Vous gagnez\u00a0!",
      rest: "Vous gagnez au départage.",
    });
  });

  it("tells what decided it, and to the others who was equal", () => {
    const tie = "moins de pierres";
    expect(ended([12, 12], [1], { tie }).rest).toBe(
      "Le départage donne la victoire à Ondine\u00a0: moins de pierres.",
    );
    expect(ended([3, 7, 7], [1], { tie })).toMatchObject({
      title: "Ondine gagne",
      figures: "Ondine\u00a0: 7\u00a0points\u00a0; vous\u00a0: 3\u00a0points.",
      rest: "7\u00a0points aussi pour Tanche\u00a0; le départage donne la victoire à Ondine\u00a0: moins de pierres.",
    });
    expect(ended([3, 7, 7], [1], { tie: "fewer stones", language: "en" }).rest).toBe(
      "7\u00a0points for Tanche too; the tie-break goes to Ondine: fewer stones.",
    );
    // Whoever the tie-break is for is told so.
    expect(ended([7, 3, 7], [0], { tie }).rest).toBe("Vous gagnez au départage\u00a0: moins de pierres.");
  });

  it("speaks of no points where they did not decide (FC-E4)", () => {
    expect(ended([20, 12], [1])).toMatchObject({
      title: "Ondine gagne",
      figures: "",
      rest: "Objectif atteint.",
    });
    expect(ended([12, 20], [0])).toMatchObject({
      title: "Vous gagnez\u00a0!",
      figures: "",
      rest: "Objectif atteint.",
    });
  });

  it("shares a victory", () => {
    expect(ended([12, 12], [0, 1])).toMatchObject({
      mood: "bright",
      title: "Victoire partagée\u00a0!",
      figures: "12\u00a0points chacun.",
    });
  });
});

describe("the end, for several at the screen", () => {
  const two = { alone: null, holders: [person, person, bot] };

  it("names the winner, and is glad for a person", () => {
    expect(ended([30, 20, 10], [0], two)).toMatchObject({ mood: "bright", title: "Léo gagne\u00a0!" });
    expect(ended([30, 20, 40], [2], two)).toMatchObject({ mood: "soft", title: "Tanche gagne" });
    expect(ended([30, 30, 10], [0, 1], two).title).toBe("Léo et Ondine gagnent ensemble\u00a0!");
  });

  it("is glad for any bot where only bots played", () => {
    expect(ended([30, 20], [0], { alone: null, holders: [bot, bot] }).mood).toBe("bright");
  });
});

it("the end of the solitaire says what is left", () => {
  expect(ended([2], [])).toMatchObject({
    mood: "soft",
    title: "Plus aucune prise possible",
    rest: "Objectif atteint.",
  });
  expect(ended([0], [0]).mood).toBe("bright");
});
