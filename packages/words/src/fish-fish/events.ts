/** What happened, as sentences of the log. */
import { baitValues, CATCH_POINTS } from "@guinguette/rules/fish-fish/cards";
import type { Moved, RoundEnd, Scored } from "@guinguette/rules/fish-fish/events";
import type { Told } from "@guinguette/rules/fish-fish/memory";
import { capital, listed, numeral, plural, points } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language, Words } from "../language.ts";
import { aCard, cardName, theBait, tiles } from "./names.ts";

type Of<Type extends Told["type"]> = Extract<Told, { readonly type: Type }>;

export function eventWords(event: Told, names: SeatNames, language: Language): string {
  return `${capital(language === "fr" ? inFrench(event, names) : inEnglish(event, names))}.`;
}

function inEnglish(event: Told, names: SeatNames): string {
  switch (event.type) {
    case "cast": {
      if (event.bait === null) return `${names(event.seat)} sets line\u00a0${event.line}`;
      const card = event.card === null ? "a fishing card" : aCard(event.card, "en");
      return `${names(event.seat)} sets line\u00a0${event.line}: ${theBait(event.bait, "en")} and, face down, ${card}`;
    }
    case "bet":
      return englishBet(event, names);
    case "lineUnseen":
      return `nobody bet${onBait(event.bait, "en")}: the fishing card of line\u00a0${event.line} is discarded unseen`;
    case "lineRevealed":
      return `${names(event.fisher)} reveals the fishing card of line\u00a0${event.line}${event.card === null ? "" : `: ${cardName(event.card, "en")}`}`;
    case "tilesCaught": {
      const { count, worth } = sum(event.moved);
      const before = event.caught === count ? "" : `, ${tiles(event.caught, "en")} in all this round`;
      return `${names(event.fisher)} catches ${tiles(count, "en")} for ${points(worth, "en")} (${shares(event.moved, names, "en")})${before}`;
    }
    case "tilesToLoot":
      return event.rule === "FF-E2"
        ? `the tiles that are left go to the largest bait still in hand. ${loot(event, names, "en")}`
        : loot(event, names, "en");
    case "nextLine":
      return `both cards are discarded face down; ${names(event.fisher)} sets line\u00a0${event.line} next`;
    case "roundEnded":
      return `round\u00a0${event.round} ends: ${roundEnds[event.rule].en}`;
    case "roundScored":
      return `points of round\u00a0${event.round}: ${pad(event.scored, "scores", names, "en")}`;
    case "newRound": {
      const [first = 0, ...others] = event.order;
      const bets =
        others.length === 0
          ? `${names(first)} bets`
          : `${listed(event.order.map(names), "en")} bet in this order`;
      return `round\u00a0${event.round} of ${event.rounds} begins: ${names(event.fisher)} is the Fisher; ${bets}`;
    }
    case "gameOver": {
      const who = listed(event.winners.map(names), "en");
      const how = event.winners.length > 1 ? "share the victory" : "wins";
      return `the game is over: ${who} ${how} with ${points(Math.max(...event.scores), "en")}`;
    }
  }
}

function inFrench(event: Told, names: SeatNames): string {
  switch (event.type) {
    case "cast": {
      if (event.bait === null) return `${names(event.seat)} pose la ligne\u00a0${event.line}`;
      const card = event.card === null ? "une carte Pêche" : aCard(event.card, "fr");
      return `${names(event.seat)} pose la ligne\u00a0${event.line}\u00a0: ${theBait(event.bait, "fr")} et, face cachée, ${card}`;
    }
    case "bet":
      return frenchBet(event, names);
    case "lineUnseen":
      return `personne n’a misé${onBait(event.bait, "fr")}\u00a0: la carte Pêche de la ligne\u00a0${event.line} est défaussée sans être vue`;
    case "lineRevealed":
      return `${names(event.fisher)} révèle la carte Pêche de la ligne\u00a0${event.line}${event.card === null ? "" : `\u00a0: ${cardName(event.card, "fr")}`}`;
    case "tilesCaught": {
      const { count, worth } = sum(event.moved);
      const before = event.caught === count ? "" : `, ${tiles(event.caught, "fr")} en tout dans cette manche`;
      return `${names(event.fisher)} attrape ${tiles(count, "fr")} pour ${points(worth, "fr")} (${shares(event.moved, names, "fr")})${before}`;
    }
    case "tilesToLoot":
      return event.rule === "FF-E2"
        ? `les tuiles restantes vont au plus gros appât encore en main. ${loot(event, names, "fr")}`
        : loot(event, names, "fr");
    case "nextLine":
      return `les deux cartes sont défaussées face cachée\u00a0; à ${names(event.fisher)} de poser la ligne\u00a0${event.line}`;
    case "roundEnded":
      return `fin de la manche\u00a0${event.round}\u00a0: ${roundEnds[event.rule].fr}`;
    case "roundScored":
      return `points de la manche\u00a0${event.round}\u00a0: ${pad(event.scored, "marque", names, "fr")}`;
    case "newRound": {
      const [first = 0, ...others] = event.order;
      const bets =
        others.length === 0
          ? `${names(first)} mise`
          : `${listed(event.order.map(names), "fr")} misent dans cet ordre`;
      return `la manche\u00a0${event.round} sur ${event.rounds} commence\u00a0: ${names(event.fisher)} devient Pêcheur\u00a0; ${bets}`;
    }
    case "gameOver": {
      const who = listed(event.winners.map(names), "fr");
      const how = event.winners.length > 1 ? "se partagent la victoire" : "gagne";
      return `la partie est finie\u00a0: ${who} ${how} avec ${points(Math.max(...event.scores), "fr")}`;
    }
  }
}

export const roundEnds: Readonly<Record<RoundEnd, Words>> = {
  "FF-E1": { en: "that was the fifth line", fr: "c’était la cinquième ligne" },
  "FF-E2": {
    en: "both catch cards have been revealed",
    fr: "les deux cartes «\u202fPrise\u202f» ont été révélées",
  },
  "FF-E3": { en: "every tile has been bet", fr: "toutes les tuiles ont été misées" },
};

function englishBet({ seat, bait, tiles: count, left }: Of<"bet">, names: SeatNames): string {
  if (count === 0) return `${names(seat)} bets nothing${onBait(bait, "en")}`;
  const rest = left > 0 ? `${left}\u00a0left` : count === 1 ? "the last one" : "the last ones";
  return `${names(seat)} bets ${tiles(count, "en")}${onBait(bait, "en")} (${rest})`;
}

function frenchBet({ seat, bait, tiles: count, left }: Of<"bet">, names: SeatNames): string {
  if (count === 0) return `${names(seat)} ne mise rien${onBait(bait, "fr")}`;
  const rest =
    left > 0
      ? `${left}\u00a0${plural(left, "restante", "restantes", "fr")}`
      : count === 1
        ? "la dernière"
        : "les dernières";
  return `${names(seat)} mise ${tiles(count, "fr")}${onBait(bait, "fr")} (${rest})`;
}

/** " on bait 4", until it is discarded (FF-L6). */
function onBait(bait: number | null, language: Language): string {
  if (bait === null) return "";
  return language === "fr" ? ` sur ${theBait(bait, "fr")}` : ` on ${theBait(bait, "en")}`;
}

export function sum(moved: readonly Moved[]): { readonly count: number; readonly worth: number } {
  return {
    count: moved.reduce((all, one) => all + one.tiles, 0),
    worth: moved.reduce((all, one) => all + one.points, 0),
  };
}

/** Whose tiles they were: "Bo: 2, Cy: 1", since a name may end in a number. */
export function shares(moved: readonly Moved[], names: SeatNames, language: Language): string {
  const colon = language === "fr" ? "\u00a0:\u00a0" : ":\u00a0";
  return moved.map((one) => `${names(one.seat)}${colon}${one.tiles}`).join(", ");
}

/** "Bo banks 2 tiles, bait 4: 8 points. Cy banks 1 tile, bait 4: 4 points". */
function loot({ moved, place }: Of<"tilesToLoot">, names: SeatNames, language: Language): string {
  return moved
    .map((one) => `${banked(one, place, names, language)}${colon(language)}${points(one.points, language)}`)
    .join(". ");
}

/** "Bo banks 2 tiles, bait 4", « Bo met 2 tuiles à l’abri, appât 4 ». */
export function banked(one: Moved, place: number, names: SeatNames, language: Language): string {
  const what = tiles(one.tiles, language);
  return language === "fr"
    ? `${names(one.seat)} met ${what} à l’abri, appât\u00a0${place}`
    : `${names(one.seat)} banks ${what}, bait\u00a0${place}`;
}

export function colon(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}

/** The score pad: "Ana scores 12 points (3×4, total 20) and Bo scores 7 points (2×2 + 1×3, total 9)". */
function pad(scored: readonly Scored[], verb: string, names: SeatNames, language: Language): string {
  return listed(
    scored.map((line) => {
      const why = [addends(line).join(" + "), `total ${numeral(line.total, language)}`];
      return `${names(line.seat)} ${verb} ${points(line.points, language)} (${why.filter((part) => part !== "").join(", ")})`;
    }),
    language,
  );
}

/** The tiles times what each is worth (FF-P1, FF-P2). */
function addends(line: Scored): string[] {
  if (line.rule === "FF-P1") return line.caught === 0 ? [] : [`${line.caught}×${CATCH_POINTS}`];
  return baitValues.flatMap((value) => (line.loot[value] === 0 ? [] : [`${line.loot[value]}×${value}`]));
}
