/** `guinguette bots`: who can be played against. */
import { type BotName, thinkingTimes } from "@guinguette/bots/levels";
import { numeral } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags } from "../flags.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { misuse, unwantedWord } from "../usage.ts";
import { allBots, type Listed } from "./list.ts";

export const botsFlags = { json: "bare", ...commonFlags } as const satisfies FlagKinds;

export async function botsCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const [unwanted] = flags.words;
  if (unwanted !== undefined) return misuse(unwantedWord(unwanted, language), "bots", language, io);
  if (flags.given.has("json")) say(io.output, JSON.stringify(allBots));
  else for (const line of botLines(language)) say(io.output, line);
  return exitCodes.fine;
}

const titles: Readonly<Record<"game" | "bot" | "level" | "players" | "time" | "plays", Words>> = {
  game: { en: "game", fr: "jeu" },
  bot: { en: "bot", fr: "robot" },
  level: { en: "level", fr: "niveau" },
  players: { en: "players", fr: "joueurs" },
  time: { en: "ms/move", fr: "ms/coup" },
  plays: { en: "who it is", fr: "qui c’est" },
};

const described: Readonly<Record<BotName, Words>> = {
  random: { en: "any legal move", fr: "n’importe quel coup permis" },
  fry: { en: "Fry, a beginner", fr: "Alevin, qui débute" },
  gudgeon: { en: "Gudgeon, easy", fr: "Goujon, facile" },
  perch: { en: "Perch, medium", fr: "Perche, moyen" },
  pike: { en: "Pike, strong", fr: "Brochet, fort" },
  heron: { en: "Heron, the best", fr: "Héron, le meilleur" },
};

function botLines(language: Language): string[] {
  const { game, bot, level, players, time, plays } = titles;
  return [
    row([game, bot, level, players, time, plays].map((title) => title[language])),
    ...allBots.map((listed) =>
      row([
        listed.game,
        listed.bot,
        String(listed.level),
        countsOf(listed),
        timeOf(listed.bot, language),
        described[listed.bot][language],
      ]),
    ),
  ];
}

function row([
  game = "",
  bot = "",
  level = "",
  players = "",
  time = "",
  plays = "",
]: readonly string[]): string {
  const cells = [game.padEnd(15), bot.padEnd(8), level.padStart(6), players.padStart(8), time.padStart(8)];
  return `${cells.join(" ")}  ${plays}`;
}

/** Every game takes all numbers of players between its fewest and its most. */
function countsOf({ players }: Listed): string {
  return `${Math.min(...players)}–${Math.max(...players)}`;
}

function timeOf(bot: BotName, language: Language): string {
  return bot === "random" ? "–" : numeral(thinkingTimes[bot], language);
}
