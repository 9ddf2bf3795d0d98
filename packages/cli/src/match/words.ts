/** What `match` says. */
import { Malformed } from "@guinguette/rules/shape";
import { inQuotes, listedChoice, numeral, plural, shown } from "@guinguette/words/common";
import { wordsAt } from "@guinguette/words/games";
import type { Language, Words } from "@guinguette/words/language";
import { malformedSentence } from "@guinguette/words/malformed";
import type { Numbered, Played, Thoughtless } from "./game.ts";
import type { Plan } from "./plan.ts";
import { hasPrograms } from "./seats.ts";
import { mostFailures } from "./shared.ts";
import type { Failure } from "./sitter.ts";
import { ratingOf, type Standing } from "./standing.ts";

export const fromZero: Words = {
  en: "a number of milliseconds, 0 or more",
  fr: "un nombre de millisecondes à partir de 0",
};

export function namesExpected(counts: readonly string[], language: Language): string {
  const many = listedChoice(counts, language);
  const one = many === "1";
  if (language === "fr") return `${many} ${one ? "nom" : "noms séparés par des virgules"}`;
  return `${many} ${one ? "name" : "names with commas between"}`;
}

export const seedInSight: Words = {
  en: "a program can read --seed from this command line: give the seed on standard input, with --seed -",
  fr: "un programme peut lire --seed sur cette ligne\u00a0: donnez la graine sur l’entrée standard, avec --seed -",
};

export const noSeed: Words = {
  en: "--seed -: there is no seed on standard input",
  fr: "--seed -\u00a0: il n’y a pas de graine sur l’entrée standard",
};

/** What will be played, before it is. The seed is told once nobody plays who could use it. */
export function announcement(plan: Plan, language: Language): string {
  const { game, players, sets, sameDeal, asked, seats } = plan;
  const fr = language === "fr";
  const all = sets * players;
  const [dealt, games] = [numeral(sets, language), numeral(all, language)];
  const more = numeral(asked, language);
  const seed = hasPrograms(seats) ? "" : `, ${seedSentence(plan, language)}`;
  if (fr) {
    const each = `${dealt} ${plural(sets, "donne jouée", "donnes jouées", language)} une fois par rotation des places`;
    const how = sameDeal ? each : "chaque partie a sa donne, les places tournent";
    const rounded = asked < all ? ` (${more} demandées, arrondies à des séries entières)` : "";
    return `${game} ${players}\u00a0: ${how}, parties\u00a0: ${games}${rounded}${seed}`;
  }
  const each = `${dealt} ${plural(sets, "deal", "deals", language)}, played once per rotation of the seats`;
  const how = sameDeal ? each : "each game has a deal of its own, the seats rotate";
  const rounded = asked < all ? ` (${more} asked for, rounded up to whole sets)` : "";
  return `${game} ${players}: ${how}, games: ${games}${rounded}${seed}`;
}

export function seedSentence({ seed }: Plan, language: Language): string {
  return `${language === "fr" ? "graine" : "seed"} ${inQuotes(shown(seed), language)}`;
}

export function progressLine({ game, players, sets }: Plan, done: number, language: Language): string {
  const all = numeral(sets * players, language);
  return `${game} ${players}${language === "fr" ? "\u00a0" : ""}: ${numeral(done, language)}/${all}`;
}

/** A player of the match, and in which game at which seat. */
function whoAndWhere(
  plan: Plan,
  { set, rotation, player, seat }: Numbered & { readonly player: number; readonly seat: number },
  language: Language,
): string {
  const fr = language === "fr";
  const number = plan.sameDeal ? set : set * plan.players + rotation;
  const what = plan.sameDeal ? (fr ? "donne" : "deal") : fr ? "partie" : "game";
  return `${shown(plan.seats[player] ?? "")} (${what} ${number + 1}, ${fr ? "place" : "seat"} ${seat})`;
}

/** A bot of the house failed: that is no fault of its own, and the game goes on. */
export function thoughtlessSentence(plan: Plan, which: Thoughtless, language: Language): string {
  const who = whoAndWhere(plan, which, language);
  return language === "fr"
    ? `${who} n’a pas pu réfléchir\u00a0: son coup a été tiré au hasard.`
    : `${who} could not think: its move was picked at random.`;
}

/** What a program did and what was expected of it; null if nobody did anything wrong. */
export function faultSentence(
  plan: Plan,
  { set, rotation, fault }: Played,
  gaveUp: boolean,
  language: Language,
): string | null {
  if (fault === null) return null;
  const fr = language === "fr";
  const who = whoAndWhere(plan, { ...fault, set, rotation }, language);
  const example = JSON.stringify(fault.example);
  const moves = numeral(fault.moves, language);
  const expected = fr
    ? `Attendu\u00a0: une ligne de JSON, l’un des coups de «\u202flegal\u202f» (${moves}), comme ${example}.`
    : `Expected: one line of JSON, one of the moves in “legal” (${moves}), such as ${example}.`;
  const lost = fr ? "Cette place perd la partie." : "This seat loses the game.";
  const sentences = [`${who} ${failureWords(plan, fault.failure, language)}.`, expected, lost];
  if (gaveUp)
    sentences.push(
      fr
        ? `C’est son échec n°\u00a0${mostFailures} de suite\u00a0: ses autres parties sont perdues.`
        : `It has failed ${mostFailures} times in a row: it loses its remaining games.`,
    );
  return sentences.join(" ");
}

export function failureWords(
  plan: Pick<Plan, "game" | "options">,
  failure: Failure,
  language: Language,
): string {
  const fr = language === "fr";
  const answered = (line: string, why: string) => {
    const quoted = inQuotes(shown(line), language);
    return fr ? `a répondu ${quoted}\u00a0: ${why}` : `answered ${quoted}: ${why}`;
  };
  switch (failure.kind) {
    case "not-json":
      return answered(failure.line, fr ? "ce n’est pas du JSON" : "that is not JSON");
    case "malformed": {
      const problem = new Malformed(failure.at, failure.problem);
      return answered(failure.line, malformedSentence(problem, language));
    }
    case "refused": {
      const why = wordsAt(plan.game, plan.options).refusal(failure.refusal, language);
      return answered(JSON.stringify(failure.move), `${why} (${failure.refusal.rule})`);
    }
    case "late": {
      const waited = numeral(failure.waited, language);
      return fr ? `n’a pas répondu en ${waited}\u00a0ms` : `has not answered within ${waited} ms`;
    }
    case "endless":
      return fr ? "a répondu par une ligne sans fin" : "answered with a line that does not end";
    case "ended":
      return endedWords(failure.status ?? failure.signal, language);
  }
}

function endedWords(how: number | string | null, language: Language): string {
  if (language === "fr") {
    if (how === null) return "n’a pas pu être lancé";
    return typeof how === "number" ? `s’est terminé (code ${how})` : `a été arrêté (${how})`;
  }
  if (how === null) return "could not be started";
  return typeof how === "number" ? `has ended (exit status ${how})` : `was ended (${how})`;
}

export const nothingPlayed: Words = {
  en: "No game was finished.",
  fr: "Aucune partie n’est terminée.",
};

const titles: Readonly<Record<"bot" | "share" | "interval" | "points" | "rating", Words>> = {
  bot: { en: "bot", fr: "robot" },
  share: { en: "won", fr: "gagné" },
  interval: { en: "95%", fr: "95\u202f%" },
  points: { en: "points", fr: "points" },
  rating: { en: "rating", fr: "cote" },
};

/** The result, the best first. */
export function standingLines(plan: Plan, standing: Standing, language: Language): string[] {
  const { game, players, games, entries } = standing;
  const fr = language === "fr";
  const count = numeral(games, language);
  const title = fr
    ? `${game}, joueurs\u00a0: ${players}, parties\u00a0: ${count}`
    : `${game}, players: ${players}, games: ${count}`;
  const ranked = entries
    .map((entry) => ({ entry, rating: ratingOf(plan, standing, entry) }))
    .toSorted((one, other) => other.rating - one.rating);
  const width = Math.max(8, ...entries.map(({ bot }) => shown(bot).length));
  const row = (bot: string, ...[share = "", interval = "", points = "", rating = ""]: string[]) =>
    [
      bot.padEnd(width),
      share.padStart(8),
      interval.padStart(16),
      points.padStart(9),
      rating.padStart(7),
    ].join(" ");
  const { bot, share, interval, points, rating } = titles;
  return [
    title,
    row(bot[language], ...[share, interval, points, rating].map((words) => words[language])),
    ...ranked.map(({ entry, rating }) =>
      row(
        shown(entry.bot),
        percent(entry.winShare, language),
        `${fixed(100 * entry.low, language)}–${percent(entry.high, language)}`,
        fixed(entry.points, language),
        // Nobody to compare with.
        players === 1 ? "" : signed(rating, language),
      ).trimEnd(),
    ),
  ];
}

function percent(share: number, language: Language): string {
  return `${fixed(100 * share, language)}${language === "fr" ? "\u202f" : ""}%`;
}

/** With one decimal, always. */
function fixed(value: number, language: Language): string {
  const rounded = Math.round(value * 10) / 10;
  const text = numeral(rounded, language);
  return Number.isInteger(rounded) ? `${text}${language === "fr" ? "," : "."}0` : text;
}

function signed(value: number, language: Language): string {
  return `${value > 0 ? "+" : ""}${numeral(value, language)}`;
}
