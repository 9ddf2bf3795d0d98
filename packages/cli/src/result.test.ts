import { gameOf } from "@guinguette/rules/games";
import { readRecord, replay } from "@guinguette/rules/record";
import { namesOf } from "@guinguette/words/common";
import { describe, expect, it } from "vitest";
import { resultLines } from "./result.ts";
import { chatPecheSetup, playedRecord, type Start } from "./testing/records.ts";

function lines(
  start: Start,
  seed: string,
  most: number,
  names: string[] = ["Ana", "Bo"],
  viewer: 0 | "everything" = "everything",
) {
  const record = readRecord(playedRecord(start, seed, most));
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(replayed.refusal.rule);
  const game = gameOf(start.game);
  return (["en", "fr"] as const).map((language) =>
    resultLines(game, replayed.state, viewer, namesOf(names, language), language),
  );
}

describe("how a game stands", () => {
  const pond: Start = { game: "chat-peche", players: 2, setup: chatPecheSetup };

  it("while it lasts: the scores, and who is to move", () => {
    expect(lines(pond, "s", 0)).toEqual([
      ["Scores: Ana (0), Bo (0)", "To move: Ana and Bo."],
      ["Scores\u00a0: Ana (0), Bo (0)", "À Ana et Bo de jouer."],
    ]);
  });

  it("with a question mark for a score that is not known (CP-R5)", () => {
    expect(lines(pond, "s", 0, ["Ana", "Bo"], 0)[0]?.[0]).toBe("Scores: Ana (0), Bo (?)");
  });

  it("once it is over: who has won", () => {
    for (const [en, fr] of ["a", "b", "c", "d"].map((seed) => lines(pond, seed, 100))) {
      expect(en?.at(-1)).toMatch(/^(Ana|Bo) wins the game\.$|^Ana and Bo share the victory\.$/);
      expect(fr?.at(-1)).toMatch(/^(Ana|Bo) gagne la partie\.$|^Ana et Bo se partagent la victoire\.$/);
    }
  });

  it("a solitaire is won or lost, and has no score to tell", () => {
    const solo = lines({ game: "fish-and-chips", players: 1 }, "s", 100);
    expect(solo).toEqual([["The solitaire is lost."], ["Solitaire perdu."]]);
  });

  it("of eight players takes more than one line", () => {
    const [en] = lines({ game: "fish-fish", players: 8 }, "s", 1, []);
    expect(en).toHaveLength(3);
    expect(en?.join(" ")).toMatch(/^Scores: Player 1 \(0\), .*, Player 8 \(0\) To move: Player \d\.$/);
  });
});
