import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { fishAndChips } from "@guinguette/rules/fish-and-chips/game";
import type { Refusal } from "@guinguette/rules/fish-and-chips/refusals";
import type { State } from "@guinguette/rules/fish-and-chips/state";
import { seeded } from "@guinguette/rules/random";
import { act, deal, move, position } from "@guinguette/rules/testing/fish-and-chips";
import { describe, expect, it } from "vitest";
import { bothSay, sayWhole } from "../testing/both-say.ts";
import { fishAndChipsWords } from "./words.ts";

const names = (seat: number) => ["Ana", "Bo", "Cy", "Dom"][seat] ?? "?";

describe("refusals", () => {
  const cases: readonly [Refusal, en: string, fr: string][] = [
    [{ rule: "FC-E3", why: "game-over" }, "the game is over", "la partie est finie"],
    [{ rule: "FC-5", why: "game-over" }, "the solitaire is over", "le solitaire est fini"],
    [
      { rule: "FC-S6", why: "not-your-turn", turn: 2 },
      "it is green’s turn: players act clockwise",
      "c’est aux verts de jouer\u00a0: on joue dans le sens horaire",
    ],
    [
      { rule: "FC-W1", why: "still-repositioning" },
      "nobody catches yet: swap your octopus or your shark, or leave them in place",
      "on n’attrape pas encore\u00a0: échangez votre pieuvre ou votre requin, ou laissez-les en place",
    ],
    [
      { rule: "FC-W1", why: "repositioning-over" },
      "the swaps of this round are over: now you must catch",
      "les échanges de cette manche sont finis\u00a0: maintenant, il faut attraper",
    ],
    [
      { rule: "FC-4", why: "no-repositioning" },
      "there are no swaps in solitaire: catch a fish",
      "il n’y a pas d’échange en solitaire\u00a0: attrapez un poisson",
    ],
    [
      { rule: "FC-R4", why: "swapped-already", fish: "octopus" },
      "your octopus has made its one swap of this round",
      "votre pieuvre a déjà fait son unique échange de la manche",
    ],
    [
      { rule: "FC-W1", why: "not-another-own-fish", fish: "shark", square: "a1", found: null },
      "there is no fish on a1: your shark swaps only with another fish of your colour",
      "il n’y a pas de poisson en a1\u00a0: votre requin ne s’échange qu’avec un autre poisson de votre couleur",
    ],
    [
      { rule: "FC-W1", why: "not-another-own-fish", fish: "octopus", square: "b4", found: "R6" },
      "the red 6 on b4 is not yours: your octopus swaps only with another fish of your colour",
      "le 6 rouge en b4 n’est pas à vous\u00a0: votre pieuvre ne s’échange qu’avec un autre poisson de votre couleur",
    ],
    [
      { rule: "FC-W2", why: "would-threaten", fish: "G16", square: "d4", target: "M15" },
      "on d4 the green octopus would directly threaten the mauve shark: choose another square",
      "en d4, la pieuvre verte menacerait directement le requin mauve\u00a0: choisissez une autre case",
    ],
    [
      { rule: "FC-T5", why: "not-your-pile", square: "d3", found: null },
      "there is no fish on d3: catch with one of your piles",
      "il n’y a pas de poisson en d3\u00a0: attrapez avec l’une de vos piles",
    ],
    [
      { rule: "FC-T5", why: "not-your-pile", square: "c6", found: "Y12" },
      "the pile on c6 belongs to its top fish, the yellow 12: catch with one of yours",
      "la pile en c6 appartient à son poisson du dessus, le 12 jaune\u00a0: attrapez avec l’une des vôtres",
    ],
    [
      { rule: "FC-3", why: "not-this-colour", square: "b1", found: "M8", turn: "green" },
      "the top fish on b1 is the mauve 8, and it is green’s turn",
      "le poisson du dessus en b1 est le 8 mauve, et c’est aux verts de jouer",
    ],
    [
      { rule: "FC-3", why: "not-this-colour", square: "b1", found: null, turn: "yellow" },
      "there is no fish on b1, and it is yellow’s turn",
      "il n’y a pas de poisson en b1, et c’est aux jaunes de jouer",
    ],
    [
      { rule: "FC-T4", why: "nothing-there", square: "d4" },
      "there is no fish to catch on d4: a fish stops only on one it catches",
      "il n’y a rien à attraper en d4\u00a0: un poisson ne s’arrête que sur celui qu’il attrape",
    ],
    [
      { rule: "FC-T4", why: "own-pile", square: "e4", found: "R4" },
      "the red 4 on e4 is of the same colour: only another colour’s fish can be caught",
      "le 4 rouge en e4 est de la même couleur\u00a0: on n’attrape que les poissons d’une autre couleur",
    ],
    [
      { rule: "FC-T3", why: "not-in-line", from: "c4", to: "f5" },
      "square f5 is neither in the row nor in the column of c4: a fish moves horizontally or vertically",
      "la case f5 n’est ni sur la ligne ni sur la colonne de c4\u00a0: un poisson avance à l’horizontale ou à la verticale",
    ],
    [
      { rule: "FC-T3", why: "blocked", from: "c4", to: "c6", by: "c5" },
      "the fish on c5 is in the way from c4 to c6: a fish cannot jump another",
      "le poisson en c5 barre le chemin de c4 à c6\u00a0: un poisson n’en saute pas un autre",
    ],
    [
      { rule: "FC-T2", why: "too-big", catcher: "R9", caught: "M12" },
      "a red 9 cannot catch a mauve 12: the caught fish must be of equal or lower value",
      "un 9 rouge ne peut pas attraper un 12 mauve\u00a0: le poisson attrapé doit être de valeur égale ou inférieure",
    ],
    [
      { rule: "FC-S1", why: "wrong-fish", round: 1, missing: ["R1"], surplus: ["R16"] },
      "board 1 must have red and mauve 1 to 16, each fish once: R1 is missing and R16 is one too many",
      "le plateau 1 doit avoir les rouges et les mauves de 1 à 16, chaque poisson une fois\u00a0: il manque R1 et il y a R16 en trop",
    ],
    [
      { rule: "FC-S2", why: "wrong-fish", round: 2, missing: ["R5", "G16"], surplus: [] },
      "board 2 must have red, mauve and green 5 to 16, each fish once: R5 and G16 are missing",
      "le plateau 2 doit avoir les rouges, les mauves et les verts de 5 à 16, chaque poisson une fois\u00a0: il manque R5 et G16",
    ],
    [
      {
        rule: "FC-S3",
        why: "wrong-fish",
        round: 1,
        missing: [],
        surplus: ["R1", "R2", "R3", "R4", "R5", "R6", "R7"],
      },
      "board 1 must have all four colours 8 to 16, each fish once: R1, R2, R3, R4, R5 and 2 others are too many",
      "le plateau 1 doit avoir les quatre couleurs de 8 à 16, chaque poisson une fois\u00a0: il y a R1, R2, R3, R4, R5 et 2 autres en trop",
    ],
    [
      {
        rule: "FC-1",
        why: "wrong-fish",
        round: 1,
        missing: ["Y8", "Y9", "Y10", "Y11", "Y12", "Y13"],
        surplus: [],
      },
      "board 1 must have all four colours 8 to 16, each fish once: Y8, Y9, Y10, Y11, Y12 and Y13 are missing",
      "le plateau 1 doit avoir les quatre couleurs de 8 à 16, chaque poisson une fois\u00a0: il manque Y8, Y9, Y10, Y11, Y12 et Y13",
    ],
    [
      { rule: "FC-S1", why: "filled-corner", round: 3, square: "f6" },
      "board 3 has a fish on f6: with two players the four corners stay empty",
      "le plateau 3 a un poisson en f6\u00a0: à deux, les quatre coins restent vides",
    ],
    [
      { rule: "FC-2", why: "wrong-order", missing: ["mauve"] },
      "the order must have each of the four colours once: mauve is missing",
      "l’ordre doit avoir chacune des quatre couleurs une fois\u00a0: il manque le mauve",
    ],
    [
      { rule: "FC-2", why: "wrong-order", missing: ["red", "green"] },
      "the order must have each of the four colours once: red and green are missing",
      "l’ordre doit avoir chacune des quatre couleurs une fois\u00a0: il manque le rouge et le vert",
    ],
    [
      { rule: "FC-2", why: "wrong-order", missing: [] },
      "the order must have each of the four colours once: a colour comes twice",
      "l’ordre doit avoir chacune des quatre couleurs une fois\u00a0: une couleur revient deux fois",
    ],
  ];

  it.each(cases)("%j", (refusal, en, fr) => {
    expect(fishAndChipsWords.refusal(refusal, "en")).toBe(en);
    expect(fishAndChipsWords.refusal(refusal, "fr")).toBe(fr);
    bothSay((language) => fishAndChipsWords.refusal(refusal, language));
  });

  it("a record's refused catch says the sentence of the records page (FC-T2)", () => {
    const state = position({ sea: { c4: "R9", c6: "M12" } });
    const refusal = fishAndChips.check(state, 0, move("c4-c6"));
    expect(refusal === null ? "" : fishAndChipsWords.refusal(refusal, "en")).toBe(
      "a red 9 cannot catch a mauve 12: the caught fish must be of equal or lower value",
    );
  });
});

describe("events", () => {
  const caught = {
    type: "caught",
    seat: 0,
    colour: "red",
    from: "c4",
    to: "c6",
    catcher: "R9",
    caught: "M5",
  } as const;
  const cases: readonly [Event, en: string, fr: string][] = [
    [
      { type: "dealt", round: 2, board: [], starter: "green" },
      "Round 2 is dealt; green starts.",
      "La manche 2 est en place\u00a0; les verts commencent.",
    ],
    [
      { type: "swapped", seat: 1, fish: "octopus", from: "c4", to: "a2", other: "M11" },
      "Bo swaps the octopus on c4 with the mauve 11 on a2.",
      "Bo échange la pieuvre en c4 avec le 11 mauve en a2.",
    ],
    [
      { type: "swapped", seat: 2, fish: "shark", from: "c4", to: "a2", other: "G16" },
      "Cy swaps the shark on c4 with the green octopus on a2.",
      "Cy échange le requin en c4 avec la pieuvre verte en a2.",
    ],
    [{ type: "readied", seat: 0 }, "Ana makes no more swaps.", "Ana n’échange plus rien."],
    [
      { ...caught, size: 1, gain: 1 },
      "Ana catches the mauve 5 on c6 with the red 9 from c4.",
      "Ana attrape le 5 mauve en c6 avec le 9 rouge venu de c4.",
    ],
    [
      { ...caught, size: 3, gain: 3 },
      "Ana catches the mauve 5 on c6 with the red 9 from c4: a pile of 3 fish.",
      "Ana attrape le 5 mauve en c6 avec le 9 rouge venu de c4\u00a0: une pile de 3 poissons.",
    ],
    [
      { ...caught, size: 4, gain: 2 },
      "Ana catches the mauve 5 on c6 with the red 9 from c4: a pile of 4 fish, 2 of them taken back.",
      "Ana attrape le 5 mauve en c6 avec le 9 rouge venu de c4\u00a0: une pile de 4 poissons, dont 2 repris.",
    ],
    [
      { type: "passed", colour: "yellow", rule: "FC-T6" },
      "Yellow cannot catch and must pass.",
      "Les jaunes ne peuvent rien attraper et passent.",
    ],
    [
      {
        type: "roundEnded",
        round: 1,
        rule: "FC-E1",
        points: [12, 1, 0],
        left: [4, 1, 0],
        scores: [42, 1000, 0],
      },
      "Round 1 ends, nobody can catch any more. Ana scores 12 points (total 42, 4 fish left in the sea). Bo scores 1 point (total 1,000, 1 fish left in the sea). Cy scores 0 points (total 0, 0 fish left in the sea).",
      "Fin de la manche 1, plus personne ne peut attraper. Ana marque 12 points (42 au total, 4 poissons encore en mer). Bo marque 1 point (1\u202f000 au total, 1 poisson encore en mer). Cy marque 0 point (0 au total, 0 poisson encore en mer).",
    ],
    [
      { type: "gameOver", rule: "FC-E3", scores: [12, 63], winners: [1] },
      "Bo wins the game with 63 points.",
      "Bo gagne la partie avec 63 points.",
    ],
    [
      { type: "gameOver", rule: "FC-E3", scores: [12, 61, 61], winners: [1, 2] },
      "Bo and Cy share the victory with 61 points each.",
      "Bo et Cy se partagent la victoire avec 61 points.",
    ],
    [
      { type: "gameOver", rule: "FC-E4", scores: [16, 59], winners: [0] },
      "Ana has caught every opposing fish in a single round and wins the game.",
      "Ana a attrapé tous les poissons adverses en une seule manche et gagne la partie.",
    ],
    [
      { type: "gameOver", rule: "FC-5", scores: [1], winners: [0] },
      "No catch is left, and only the player’s colour remains: the solitaire is won.",
      "Plus aucune prise possible, et il ne reste que la couleur du joueur\u00a0: le solitaire est gagné.",
    ],
    [
      { type: "gameOver", rule: "FC-5", scores: [0], winners: [] },
      "No catch is left, and other colours remain: the solitaire is lost.",
      "Plus aucune prise possible, et il reste d’autres couleurs\u00a0: le solitaire est perdu.",
    ],
  ];

  it.each(cases)("%j", (event, en, fr) => {
    expect(fishAndChipsWords.event(event, names, "en")).toBe(en);
    expect(fishAndChipsWords.event(event, names, "fr")).toBe(fr);
    bothSay((language) => fishAndChipsWords.event(event, names, language));
  });
});

describe("moves", () => {
  function moveWords(state: State, short: string): [string, string] {
    const view = fishAndChips.view(state, 0);
    return [fishAndChipsWords.move(move(short), view, "en"), fishAndChipsWords.move(move(short), view, "fr")];
  }

  it("catches say who catches whom, and how much", () => {
    const state = position({ sea: { c4: "M3 R9", c6: "M5", a4: "M1 R2 M4" } });
    expect(moveWords(state, "c4-c6")).toEqual([
      "c4 → c6: the red 9 catches the mauve 5",
      "c4 → c6\u00a0: le 9 rouge attrape le 5 mauve",
    ]);
    expect(moveWords(state, "c4-a4")).toEqual([
      "c4 → a4: the red 9 catches the mauve 4 (a pile of 3)",
      "c4 → a4\u00a0: le 9 rouge attrape le 4 mauve (une pile de 3)",
    ]);
    expect(moveWords(state, "c4-f1")).toEqual(["c4 → f1", "c4 → f1"]);
    expect(moveWords(state, "f1-c4")).toEqual(["f1 → c4", "f1 → c4"]);
  });

  it("swaps say with which fish", () => {
    const state = position({ phase: "repositioning", sea: { a1: "R16", f1: "R15", d4: "R8" } });
    expect(moveWords(state, "octopus d4")).toEqual([
      "swap your octopus with the red 8 on d4",
      "échanger votre pieuvre avec le 8 rouge en d4",
    ]);
    expect(moveWords(state, "shark a1")).toEqual([
      "swap your shark with the red octopus on a1",
      "échanger votre requin avec la pieuvre rouge en a1",
    ]);
    expect(moveWords(state, "shark b5")).toEqual([
      "swap your shark with b5",
      "échanger votre requin avec b5",
    ]);
  });

  it("whoever is told of the end of swaps alone is not told that there were none (FC-W1)", () => {
    const [first, swapped, readied] = [
      { at: 0, event: { type: "readied", seat: 1 } },
      { at: 1, event: { type: "swapped", seat: 0, fish: "shark", from: "c4", to: "a2", other: "M11" } },
      { at: 2, event: { type: "readied", seat: 0 } },
    ] as const;
    const said = (told: Parameters<typeof fishAndChipsWords.log>[0], language: "en" | "fr") =>
      fishAndChipsWords.log(told, names, language).map(({ text }) => text);
    expect(said([readied], "en")).toEqual(["Ana makes no more swaps."]);
    expect(said([readied], "fr")).toEqual(["Ana n’échange plus rien."]);
    const [none, some, ...others] = said([first, swapped, readied], "en");
    expect(none).toBe("Bo makes no swap.");
    expect(some).toMatch(/^Ana swaps the shark on c4/);
    expect(others).toEqual([]);
  });

  it("being ready is to swap nothing, or nothing more", () => {
    const sea = { a1: "R16", f1: "R15", d4: "R8" };
    expect(moveWords(position({ phase: "repositioning", sea }), "ready")).toEqual([
      "make no swap",
      "ne rien échanger",
    ]);
    expect(moveWords(position({ phase: "repositioning", sea, swapped: ["shark"] }), "ready")).toEqual([
      "make no more swaps",
      "ne plus rien échanger",
    ]);
  });
});

describe("prompts", () => {
  function prompts(state: State, viewer: number | "spectator" = 0): [string, string] {
    const view = fishAndChips.view(state, viewer);
    return [fishAndChipsWords.prompt(view, "en"), fishAndChipsWords.prompt(view, "fr")];
  }

  it("to the player to move say what to do", () => {
    expect(prompts(position({ sea: { a1: "R9", a2: "M8" } }))).toEqual([
      "You play red: catch another colour.",
      "Vous jouez les rouges\u00a0: attrapez une autre couleur.",
    ]);
    const sea = { a1: "M16", f1: "M15" };
    const state = position({ phase: "repositioning", turn: "mauve", sea });
    expect(prompts(state, 1)).toEqual([
      "Before you begin, you may swap your octopus or your shark with another of your fish.",
      "Avant de commencer, vous pouvez échanger votre pieuvre ou votre requin avec un autre de vos poissons.",
    ]);
    expect(
      prompts(position({ phase: "repositioning", sea, turn: "mauve", swapped: ["octopus"] }), 1),
    ).toEqual([
      "You may still swap your shark with one of your fish.",
      "Vous pouvez encore échanger votre requin avec un de vos poissons.",
    ]);
    expect(prompts(position({ phase: "repositioning", sea, turn: "mauve", swapped: ["shark"] }), 1)).toEqual([
      "You may still swap your octopus with one of your fish.",
      "Vous pouvez encore échanger votre pieuvre avec un de vos poissons.",
    ]);
  });

  it("to the others say whose turn it is", () => {
    const state = position({ sea: { a1: "R9", a2: "M8" } });
    for (const viewer of [1, "spectator"] as const)
      expect(prompts(state, viewer)).toEqual(["Red’s turn to catch.", "Aux rouges d’attraper."]);
    expect(prompts(position({ phase: "repositioning", turn: "mauve", sea: { a1: "M16" } }))).toEqual([
      "Mauve’s turn to swap octopus and shark.",
      "Aux mauves d’échanger pieuvre et requin.",
    ]);
    const rest = { phase: "repositioning", turn: "mauve", sea: { a1: "M16", a2: "M15" } } as const;
    expect(prompts(position({ ...rest, swapped: ["octopus"] }))).toEqual([
      "Mauve’s turn to swap the shark.",
      "Aux mauves d’échanger le requin.",
    ]);
    expect(prompts(position({ ...rest, swapped: ["shark"] }))).toEqual([
      "Mauve’s turn to swap the octopus.",
      "Aux mauves d’échanger la pieuvre.",
    ]);
  });

  it("in the solitaire name the colour to move and the player's (FC-2, FC-3)", () => {
    const order = ["red", "mauve", "yellow", "green"] as const;
    const state = position({ players: 1, order, turn: "yellow", sea: { a1: "Y9", a2: "M8" } });
    expect(prompts(state)).toEqual([
      "Catch with a yellow pile; only your green piles may be left in the end.",
      "Attrapez avec une pile jaune\u00a0; à\u00a0la fin, il ne doit rester que vos piles vertes.",
    ]);
    expect(prompts(state, "spectator")).toEqual(["Yellow’s turn to catch.", "Aux jaunes d’attraper."]);
  });

  it("once it is over say so", () => {
    expect(prompts(position({ phase: "over", sea: {} }))).toEqual([
      "The game is over.",
      "La partie est finie.",
    ]);
  });
});

describe("the rules that hold now", () => {
  function rulesNow(state: State): readonly string[] {
    return fishAndChipsWords.rulesNow(fishAndChips.view(state, 0));
  }

  it("begin with the most important", () => {
    const sea = { a1: "R9", a2: "M8" };
    expect(rulesNow(position({ phase: "repositioning", sea }))[0]).toBe("FC-W1");
    expect(rulesNow(position({ sea })).slice(0, 2)).toEqual(["FC-T1", "FC-T2"]);
    expect(rulesNow(position({ sea }))).toContain("FC-E4");
    expect(rulesNow(position({ players: 4, sea }))).not.toContain("FC-E4");
    expect(rulesNow(position({ phase: "over", sea }))[0]).toBe("FC-E3");
    expect(rulesNow(position({ players: 1, sea }))[0]).toBe("FC-3");
    expect(rulesNow(position({ players: 1, phase: "over", sea }))[0]).toBe("FC-5");
    const swept = position({ sea });
    act(swept, "a1-a2");
    expect(rulesNow(swept)[0]).toBe("FC-E4");
  });
});

describe("whole games", () => {
  it.each([1, 2, 3, 4])("of %i are worded without a gap", (players) => {
    const state = deal(players, {}, { target: 20 });
    const said = sayWhole(fishAndChips, fishAndChipsWords, state, names, seeded("words"));
    expect(said).toContain("gameOver");
  });
});
