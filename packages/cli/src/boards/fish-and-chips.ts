/** The sea of Fish & Chips in the terminal. Fish are written as in records, in both languages: R16, M3. */
import { type ColourName, colours, type FishName } from "@guinguette/rules/fish-and-chips/fish";
import type { FishAndChips } from "@guinguette/rules/fish-and-chips/game";
import { BUOY, boardSquare, nameOf } from "@guinguette/rules/fish-and-chips/squares";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import { numeral, points } from "@guinguette/words/common";
import { colourWord, side, theBigFish } from "@guinguette/words/fish-and-chips/names";
import type { Language, Words } from "@guinguette/words/language";
import type { DrawBoard, Drawing } from "../board.ts";
import { hanging } from "../layout.ts";

const said = {
  round: { en: "Round", fr: "Manche" },
  solitaire: { en: "Solitaire", fr: "Solitaire" },
  repositioning: { en: "swaps", fr: "échanges" },
  catching: { en: "catching", fr: "prises" },
  over: { en: "over", fr: "finie" },
  won: { en: "won", fr: "gagné" },
  lost: { en: "lost", fr: "perdu" },
  starts: { en: "starts", fr: "commencent" },
  toWin: { en: "to win", fr: "pour gagner" },
  counted: { en: "fish taken back count", fr: "les poissons repris comptent" },
  once: { en: "swaps in the first round only", fr: "échanges à la première manche seulement" },
  swapped: { en: "already swapped", fr: "déjà échangé" },
  legend: {
    en: "◎ buoy   R9×3 a pile of 3 with R9 on top   16 octopus   15 shark",
    fr: "◎ bouée   R9×3 pile de 3 avec R9 dessus   16 pieuvre   15 requin",
  },
  order: { en: "Order of play", fr: "Ordre de jeu" },
  yours: { en: "yours", fr: "à vous" },
  piles: { en: "piles", fr: "piles" },
  caught: { en: "caught", fr: "prises" },
  score: { en: "score", fr: "score" },
  wins: { en: "wins", fr: "gagne" },
  inPiles: { en: "From the bottom up", fr: "De bas en haut" },
} as const satisfies Record<string, Words>;

const letters: Readonly<Record<ColourName, string>> = { red: "R", mauve: "M", green: "G", yellow: "Y" };

export const drawFishAndChips: DrawBoard<FishAndChips> = (view, drawing) => [
  ...hanging("", state(view, drawing.language)),
  "",
  ...sea(view, drawing),
  said.legend[drawing.language],
  ...pilesFromBelow(view, drawing),
  "",
  ...(view.players === 1 ? solitaire(view, drawing) : players(view, drawing)),
];

/** "Round 2 · catching · red starts · 60 points to win". */
function state(view: View, language: Language): string {
  const starter = `${side(view.starter, language)} ${said.starts[language]}`;
  if (view.players === 1) {
    const won = view.winners !== null && view.winners.length > 0;
    const how = view.phase === "over" ? said[won ? "won" : "lost"] : said.catching;
    return [said.solitaire[language], how[language], starter].join(" · ");
  }
  const swapped = view.swapped.map(
    (fish) => `${said.swapped[language]}${colon(language)}${theBigFish(fish, language)}`,
  );
  return [
    `${said.round[language]} ${numeral(view.round, language)}`,
    said[view.phase][language],
    starter,
    `${points(view.options.target, language)} ${said.toWin[language]}`,
    ...(view.options.recaptured === "counted" ? [said.counted[language]] : []),
    ...(view.options.reposition === "first-round" ? [said.once[language]] : []),
    ...swapped,
  ].join(" · ");
}

function colon(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}

const CELL = 8;

function sea(view: View, drawing: Drawing): string[] {
  const edge = (left: string, between: string, right: string) =>
    `   ${left}${Array.from({ length: 6 }, () => "─".repeat(CELL)).join(between)}${right}`;
  const names = `    ${[..."abcdef"].map((column) => column.padStart(4).padEnd(CELL)).join(" ")}`.trimEnd();
  const rows = view.board.map((piles, row) => {
    const cells = piles.map((pile, column) => cell(pile, boardSquare(row, column), drawing));
    return ` ${6 - row} │${cells.join("│")}│ ${6 - row}`;
  });
  const [first = "", ...rest] = rows;
  const between = edge("├", "┼", "┤");
  return [
    names,
    edge("┌", "┬", "┐"),
    first,
    ...rest.flatMap((row) => [between, row]),
    edge("└", "┴", "┘"),
    names,
  ];
}

/** The top fish and, of several, how many: " R9×3   "; the buoy is on the right of its square. */
function cell(pile: readonly FishName[], square: number, { paint }: Drawing): string {
  const mark = square === BUOY ? paint("cyan", "◎") : " ";
  const top = pile.at(-1);
  if (top === undefined) return " ".repeat(CELL - 1) + mark;
  const height = pile.length > 1 ? `×${pile.length}` : "";
  const space = " ".repeat(CELL - 2 - top.length - height.length);
  return ` ${paint(colourOf(top), top)}${height}${space}${mark}`;
}

function colourOf(fish: FishName): ColourName {
  return colours.find((colour) => letters[colour] === fish.charAt(0)) as ColourName;
}

/** What lies under the tops decides the points, so piles are shown whole too. */
function pilesFromBelow(view: View, { language }: Drawing): string[] {
  const piles = view.board.flatMap((row, index) =>
    row.flatMap((pile, column) =>
      pile.length > 1 ? [`${nameOf(boardSquare(index, column))} ${pile.join(" ")}`] : [],
    ),
  );
  return piles.length === 0 ? [] : hanging(`${said.inPiles[language]}${colon(language)}`, piles.join(" · "));
}

function pilesOf(view: View, colour: ColourName): number {
  return view.board.flat().filter((pile) => pile.at(-1)?.charAt(0) === letters[colour]).length;
}

const NAME = 20;
const COUNT = 8;

/** "▸ R  red     Ana                        7       3      12", and who wins. */
function players(view: View, drawing: Drawing): string[] {
  const { language, names } = drawing;
  const lines = view.order.map((colour, seat) => {
    const name = names(seat);
    const cut = name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name.padEnd(NAME);
    const wins = view.winners?.includes(seat) ? `  ${said.wins[language]}` : "";
    const score = numeral(view.scores[seat] ?? 0, language);
    return `${colourLabel(view, colour, drawing)} ${cut}${counts(view, colour)}${score.padStart(COUNT)}${wins}`;
  });
  const head = [said.piles, said.caught, said.score].map((word) => word[language].padStart(COUNT)).join("");
  return [" ".repeat(LABEL + 1 + NAME) + head, ...lines];
}

const LABEL = 11;

/** Eleven columns: whose turn it is, the letter and the name of the colour. */
function colourLabel(view: View, colour: ColourName, { language, paint }: Drawing): string {
  const turn = view.phase !== "over" && view.turn === colour ? "▸" : " ";
  return `${turn} ${paint(colour, letters[colour])}  ${colourWord(colour, language).padEnd(LABEL - 5)}`;
}

function counts(view: View, colour: ColourName): string {
  const caught = view.caught[colours.indexOf(colour)] ?? 0;
  return `${pilesOf(view, colour)}`.padStart(COUNT) + `${caught}`.padStart(COUNT);
}

/** The colours in their order of play; the last is the player's (FC-2). */
function solitaire(view: View, drawing: Drawing): string[] {
  const { language } = drawing;
  const own = view.order.at(-1);
  const order = view.order.map((colour) => colourWord(colour, language)).join(" → ");
  const lines = view.order.map((colour) => {
    const mine = colour === own ? `  ${said.yours[language]}` : "";
    return `${colourLabel(view, colour, drawing)}${counts(view, colour)}${mine}`;
  });
  const head = [said.piles, said.caught].map((word) => word[language].padStart(COUNT)).join("");
  return [
    `${said.order[language]}${colon(language)}${order} (${said.yours[language]})`,
    " ".repeat(LABEL) + head,
    ...lines,
  ];
}
