/** What happened, as sentences of the log. */
import type { Event } from "@guinguette/rules/fish-and-chips/events";
import { capital, listed, numeral, plural, points } from "../common.ts";
import type { SeatNames } from "../game-words.ts";
import type { Language } from "../language.ts";
import { side, theBigFish, theFish, theFishByKind } from "./names.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

export function eventWords(event: Event, names: SeatNames, language: Language): string {
  return `${capital(language === "fr" ? inFrench(event, names) : inEnglish(event, names))}.`;
}

function inEnglish(event: Event, names: SeatNames): string {
  switch (event.type) {
    case "dealt":
      return `round ${numeral(event.round, "en")} is dealt; ${event.starter} starts`;
    case "swapped":
      return `${names(event.seat)} swaps ${theBigFish(event.fish, "en")} on ${event.from} with ${theFishByKind(event.other, "en")} on ${event.to}`;
    case "readied":
      return `${names(event.seat)} makes no more swaps`;
    case "caught":
      return `${names(event.seat)} catches ${theFish(event.caught, "en")} on ${event.to} with ${theFish(event.catcher, "en")} from ${event.from}${englishPile(event)}`;
    case "passed":
      return `${event.colour} cannot catch and must pass`;
    case "roundEnded":
      return `round ${numeral(event.round, "en")} ends, nobody can catch any more. ${event.points
        .map(
          (won, seat) =>
            `${names(seat)} scores ${points(won, "en")} (total ${numeral(event.scores[seat] ?? 0, "en")}, ${left(event, seat, "en")})`,
        )
        .join(". ")}`;
    case "gameOver":
      return englishEnd(event, names);
  }
}

function inFrench(event: Event, names: SeatNames): string {
  switch (event.type) {
    case "dealt":
      return `la manche ${numeral(event.round, "fr")} est en place\u00a0; ${side(event.starter, "fr")} commencent`;
    case "swapped":
      return `${names(event.seat)} échange ${theBigFish(event.fish, "fr")} en ${event.from} avec ${theFishByKind(event.other, "fr")} en ${event.to}`;
    case "readied":
      return `${names(event.seat)} n’échange plus rien`;
    case "caught":
      return `${names(event.seat)} attrape ${theFish(event.caught, "fr")} en ${event.to} avec ${theFish(event.catcher, "fr")} venu de ${event.from}${frenchPile(event)}`;
    case "passed":
      return `${side(event.colour, "fr")} ne peuvent rien attraper et passent`;
    case "roundEnded":
      return `fin de la manche ${numeral(event.round, "fr")}, plus personne ne peut attraper. ${event.points
        .map(
          (won, seat) =>
            `${names(seat)} marque ${points(won, "fr")} (${numeral(event.scores[seat] ?? 0, "fr")} au total, ${left(event, seat, "fr")})`,
        )
        .join(". ")}`;
    case "gameOver":
      return frenchEnd(event, names);
  }
}

/** FC-R9: "3 fish left". */
function left({ left: counts }: Of<"roundEnded">, seat: number, language: Language): string {
  const count = counts[seat] ?? 0;
  return language === "fr"
    ? `${count} ${plural(count, "poisson encore", "poissons encore", "fr")} en mer`
    : `${count} fish left in the sea`;
}

/** What else was in the pile; own fish that score nothing (FC-R5) are told apart. */
function englishPile({ size, gain }: Of<"caught">): string {
  if (size === 1) return "";
  const own = size - gain;
  return `: a pile of ${size} fish${own === 0 ? "" : `, ${own} of them taken back`}`;
}

function frenchPile({ size, gain }: Of<"caught">): string {
  if (size === 1) return "";
  const own = size - gain;
  return `\u00a0: une pile de ${size} poissons${own === 0 ? "" : `, dont ${own} repris`}`;
}

function englishEnd({ rule, scores, winners }: Of<"gameOver">, names: SeatNames): string {
  const [first = 0, ...others] = winners;
  if (rule === "FC-5")
    return winners.length === 1
      ? "no catch is left, and only the player’s colour remains: the solitaire is won"
      : "no catch is left, and other colours remain: the solitaire is lost";
  if (rule === "FC-E4")
    return `${names(first)} has caught every opposing fish in a single round and wins the game`;
  const total = points(scores[first] ?? 0, "en");
  return others.length === 0
    ? `${names(first)} wins the game with ${total}`
    : `${listed(winners.map(names), "en")} share the victory with ${total} each`;
}

function frenchEnd({ rule, scores, winners }: Of<"gameOver">, names: SeatNames): string {
  const [first = 0, ...others] = winners;
  if (rule === "FC-5")
    return winners.length === 1
      ? "plus aucune prise possible, et il ne reste que la couleur du joueur\u00a0: le solitaire est gagné"
      : "plus aucune prise possible, et il reste d’autres couleurs\u00a0: le solitaire est perdu";
  if (rule === "FC-E4")
    return `${names(first)} a attrapé tous les poissons adverses en une seule manche et gagne la partie`;
  const total = points(scores[first] ?? 0, "fr");
  return others.length === 0
    ? `${names(first)} gagne la partie avec ${total}`
    : `${listed(winners.map(names), "fr")} se partagent la victoire avec ${total}`;
}
