/** The final score, line by line, from everything that happened; and the sheet when a market fills. */
import type { Event, PrizeLine } from "@guinguette/rules/wishes/events";
import type { View } from "@guinguette/rules/wishes/view";
import { capital, elided, listed, plural } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language, Words } from "@guinguette/words/language";
import { marketName, worms as wormsWords } from "@guinguette/words/wishes/names";
import type { Moment, ScoreLine, ScoreSheet } from "../look.ts";
import { money } from "./words.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const words = {
  sales: { fr: "Poissons vendus", en: "Fish sold" },
  worms: { fr: "Vœux des vers", en: "Worm wishes" },
  waste: { fr: "Rebut", en: "Scrap heap" },
  bonus: { fr: "Bonus de vers", en: "Worm bonus" },
  pawn: { fr: "pion", en: "pawn" },
  pawns: { fr: "pions", en: "pawns" },
  placed: { fr: "Les quatre cartes Marché sont posées", en: "All four market cards are placed" },
  full: { fr: "Le rebut est plein", en: "The scrap heap is full" },
} satisfies Record<string, Words>;

export function scoreSheet(
  events: readonly Event[],
  view: View,
  names: SeatNames,
  language: Language,
): ScoreSheet {
  const lines: ScoreLine[] = [];
  const { players } = view;
  const sold = events.filter((event) => event.type === "sold");
  if (sold.length > 0)
    lines.push({
      label: words.sales[language],
      rule: "IW-V1",
      note: fishSold(sold, language),
      values: totals(players, sold),
    });
  const wished = events.filter(
    (event) => event.type === "wormsScored" && event.dollars > 0,
  ) as Of<"wormsScored">[];
  if (wished.length > 0)
    lines.push({ label: words.worms[language], rule: "IW-W7", values: totals(players, wished) });
  for (const event of events) {
    if (event.type === "marketFilled" && event.prizes.length > 0)
      lines.push(marketLine(event, players, names, language));
    if (event.type === "wasteScored") {
      const losses = event.losses.map(({ seat, dollars }) => ({ seat, dollars: -dollars }));
      lines.push({
        label: words.waste[language],
        rule: "IW-E2",
        ...(losses.length > 0 && { note: pawnsOf(event.losses, names, language) }),
        values: totals(players, losses),
      });
    }
    if (event.type === "wormBonus" && event.bonuses.length > 0)
      lines.push({
        label: words.bonus[language],
        rule: "IW-E3",
        note: event.bonuses.map(({ seat, worms }) => wormsOf(worms, names(seat), language)).join(", "),
        values: totals(players, event.bonuses),
      });
  }
  const ending =
    view.ended === "IW-E2"
      ? { text: words.full[language], rule: "IW-E2" }
      : { text: words.placed[language], rule: "IW-E1" };
  return { ending, lines, totals: view.scores, counts: "dollars" };
}

export function marketMoment(events: readonly Event[], names: SeatNames, language: Language): Moment | null {
  const event = events.find((one) => one.type === "marketFilled");
  if (event === undefined || events.some(({ type }) => type === "gameOver")) return null;
  const market = marketName(event.market, language);
  const title = language === "fr" ? `Le ${market} est rempli\u00a0!` : `The ${market} is full!`;
  // A table may have set prizes of nothing (IW-R3): then there is nothing to stop for.
  if (event.prizes.length === 0) return null;
  const seats = Math.max(...event.prizes.map(({ seat }) => seat)) + 1;
  const won = event.prizes.map(({ seat, dollars }) => `${names(seat)} +${money(dollars, language)}`);
  return { title, inWords: `${listed(won, language)}.`, lines: prizeLines(event, seats, language) };
}

/** On a sheet that is about one market, what was won and with how many pawns. */
function prizeLines(event: Of<"marketFilled">, players: number, language: Language): ScoreLine[] {
  return rulesOf(event).map((rule) => {
    const lines = event.prizes.filter((line) => line.rule === rule);
    const pawns = lines.map((line) => line.pawns);
    const least = Math.min(...pawns);
    const most = Math.max(...pawns);
    const other = least === most ? "" : language === "fr" ? ` contre ${least}` : ` to ${least}`;
    return {
      label: prizes[rule][language],
      rule,
      note: `${most} ${plural(most, words.pawn[language], words.pawns[language], language)}${other}`,
      values: totals(players, lines),
    };
  });
}

const prizes: Readonly<Record<PrizeLine["rule"], Words>> = {
  "IW-M2": { fr: "Primes", en: "Prizes" },
  "IW-M3": { fr: "Ex æquo en tête", en: "Tied for first" },
  "IW-M4": { fr: "Seconds ex æquo", en: "Tied for second" },
};

/** The rules that paid, the first prize's before the second's. */
function rulesOf(event: Of<"marketFilled">): readonly PrizeLine["rule"][] {
  return [...new Set(event.prizes.map(({ rule }) => rule))];
}

/** One line for each market. Where there was a tie, its rule is the one to read, and the note says whose it was. */
function marketLine(
  event: Of<"marketFilled">,
  players: number,
  names: SeatNames,
  language: Language,
): ScoreLine {
  const parts = rulesOf(event).map((rule) => {
    const lines = event.prizes.filter((line) => line.rule === rule);
    const tied = rule === "IW-M2" ? "" : language === "fr" ? "ex æquo\u00a0: " : "tied: ";
    return `${tied}${pawnsOf(lines, names, language)}`;
  });
  return {
    label: capital(marketName(event.market, language)),
    rule: rulesOf(event).at(-1) ?? "IW-M2",
    note: [`${language === "fr" ? "carte" : "card"} ${event.capacity}`, ...parts].join(" · "),
    values: totals(players, event.prizes),
  };
}

function pawnsOf(lines: readonly PrizeLine[], names: SeatNames, language: Language): string {
  return lines
    .map(({ seat, pawns }) => {
      const count =
        language === "fr"
          ? `${pawns} ${plural(pawns, "pion", "pions", language)} ${elided("de", names(seat))}`
          : `${names(seat)} ${pawns} ${plural(pawns, "pawn", "pawns", language)}`;
      return count;
    })
    .join(", ");
}

function wormsOf(count: number, name: string, language: Language): string {
  const worms = wormsWords(count, language);
  return language === "fr" ? `${worms} ${elided("de", name)}` : `${name} ${worms}`;
}

function fishSold(sold: readonly Of<"sold">[], language: Language): string {
  const fish = sold.reduce((total, event) => total + event.fish, 0);
  return language === "fr"
    ? `${fish} ${plural(fish, "poisson", "poissons", language)} en ${sold.length} ${plural(sold.length, "vente", "ventes", language)}`
    : `${fish} fish in ${sold.length} ${plural(sold.length, "sale", "sales", language)}`;
}

/** By seat; null where there is nothing. */
function totals(
  players: number,
  parts: readonly { readonly seat: number; readonly dollars: number }[],
): (number | null)[] {
  const values: (number | null)[] = Array.from({ length: players }, () => null);
  for (const { seat, dollars } of parts) values[seat] = (values[seat] ?? 0) + dollars;
  return values;
}
