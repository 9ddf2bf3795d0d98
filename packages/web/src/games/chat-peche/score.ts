/** The score explained: what each bucket holds and what it counts for. */
import type { BucketResult, Event, GameOver } from "@guinguette/rules/chat-peche/events";
import type { View } from "@guinguette/rules/chat-peche/view";
import { type Edition, fishWords, stoneWords, withoutWater } from "@guinguette/words/chat-peche/names";
import { listed } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language, Words } from "@guinguette/words/language";
import type { ScoreLine, ScoreSheet } from "../look.ts";
import { boardWords, colon } from "./words.ts";

export function score(
  events: readonly Event[],
  view: View,
  names: SeatNames,
  language: Language,
): ScoreSheet {
  const over = events.findLast((event): event is GameOver => event.type === "gameOver");
  const ending = { text: boardWords.afterFour[language], rule: "CP-E1" };
  if (over === undefined) return { ending, lines: [], totals: view.scores, counts: "points" };
  return {
    ending,
    lines: [
      fishLine(over, language),
      ...dryLines(over, view, names, language),
      stonesLine(over, language),
      ...tieLines(over, names, language),
    ],
    totals: over.scores,
    counts: "points",
    ...(over.decided.by === "fewer-stones" ? { tie: labels.byStones[language] } : {}),
  };
}

/** The points of a bucket under one rule; null where that rule says nothing of it. */
function pointsOf({ lines }: BucketResult, rule: "CP-E2" | "CP-V1", what: "fish" | "stones"): number | null {
  return lines.find((line) => line.rule === rule && line.what === what)?.points ?? null;
}

function fishLine({ buckets }: GameOver, language: Language): ScoreLine {
  const values = buckets.map((bucket) => pointsOf(bucket, "CP-E2", "fish"));
  return { label: labels.fish[language], rule: "CP-E2", values };
}

/** CP-V1: fish in a bucket without water. */
function dryLines({ buckets }: GameOver, view: View, names: SeatNames, language: Language): ScoreLine[] {
  if (view.options.variant !== "confirmed") return [];
  const values = buckets.map((bucket) => pointsOf(bucket, "CP-V1", "fish"));
  const dry = buckets.flatMap(({ fish }, seat) =>
    values[seat] === null || fish === 0
      ? []
      : [`${names(seat)}${colon(language)}${fishWords(fish, language)}`],
  );
  const { edition } = view.options;
  const without = withoutWater[edition][language];
  const note = dry.length === 0 ? noneDry[edition][language] : dry.join(" · ");
  const label = language === "fr" ? `Poissons ${without}` : `Fish ${without}`;
  return [{ label, rule: "CP-V1", note, values }];
}

function stonesLine({ buckets }: GameOver, language: Language): ScoreLine {
  const values = buckets.map((bucket) => pointsOf(bucket, "CP-E2", "stones"));
  return { label: labels.stones[language], rule: "CP-E2", values };
}

/** CP-E3: how a tie was decided. */
function tieLines({ buckets, scores, decided }: GameOver, names: SeatNames, language: Language): ScoreLine[] {
  if (decided.by === "score") return [];
  const best = Math.max(...scores);
  const tied = scores.flatMap((points, seat) => (points === best ? [seat] : []));
  const stones = tied.map((seat) => `${names(seat)} ${stoneWords(buckets[seat]?.stones ?? 0, language)}`);
  const label = decided.by === "shared" ? labels.shared[language] : labels.fewer[language];
  const values = scores.map(() => null);
  return [{ label, rule: "CP-E3", note: listed(stones, language), beside: true, values }];
}

const noneDry: Readonly<Record<Edition, Words>> = {
  ludolux: {
    fr: "tous les seaux ont de l’eau, ou n’ont pas de poisson",
    en: "every bucket has water, or no fish",
  },
  first: {
    fr: "tous les seaux ont une carte vide, ou n’ont pas de poisson",
    en: "every bucket has a blank card, or no fish",
  },
};

const labels = {
  fish: { fr: "Poissons dans le seau", en: "Fish in the bucket" },
  stones: { fr: "Pierres dans le seau", en: "Stones in the bucket" },
  fewer: { fr: "Égalité\u00a0: moins de pierres", en: "Tie: fewer stones" },
  byStones: { fr: "moins de pierres", en: "fewer stones" },
  shared: { fr: "Égalité\u00a0: victoire partagée", en: "Tie: shared victory" },
} satisfies Record<string, Words>;
