/** The table in words: the line, what can be done, the Fish in betting order, the Fisher, and what was revealed. */
import { baitValues, CATCH_POINTS, fishingCards } from "@guinguette/rules/fish-fish/cards";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import type { Seat } from "@guinguette/rules/seats";
import { capital, listed, plural } from "@guinguette/words/common";
import { theBait, tiles } from "@guinguette/words/fish-fish/names";
import { fishFishWords } from "@guinguette/words/fish-fish/words";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import type { Row, RowGroup } from "../rows.ts";
import type { Situation } from "../touch.ts";
import { baitArt, cardArt } from "./art.ts";
import { castOf } from "./cast.ts";
import { heldCards, seenCounts } from "./tally.ts";
import { baitPlace, cardPlace, LINE, tilePlace } from "./touch.ts";
import { boardWords, cardLabel, caughtLabel, laneWords, lineLabel, pointsShort } from "./words.ts";

type Now = Situation<FishFish>;

export function rows(now: Now, names: SeatNames, language: Language): readonly RowGroup[] {
  const { view } = now;
  return filled([
    ...(isCasting(now) ? handGroups(view, language) : []),
    lineGroup(now, names, language),
    tileGroup(now, language),
    {
      title: boardWords.theFish[language],
      rows: view.fish.map((fish) => fishRow(fish, view, names, language)),
    },
    { title: boardWords.theFisher[language], rows: [fisherRow(view, names, language)] },
    {
      title: boardWords.revealed[language],
      rows: seenCounts(view, language).map(({ art, text, name }) => ({
        art: { file: "line", id: art },
        text: name,
        figure: text,
      })),
    },
  ]);
}

/** What one holds in hand while the table lies on another screen: nothing that is not one's own, or public. */
export function handRows(now: Now, names: SeatNames, language: Language): readonly RowGroup[] {
  const line = lineGroup(now, names, language);
  const own = [...handGroups(now.view, language), tileGroup(now, language)];
  return filled(isCasting(now) ? [...own, line] : [line, ...own]);
}

const filled = (groups: readonly RowGroup[]) => groups.filter((group) => group.rows.length > 0);

function isCasting({ view, seat }: Now): boolean {
  return view.phase === "cast" && seat === view.fisher;
}

/** The baits and the fishing cards, to the Fisher alone (FF-L1). */
function handGroups({ hand, baits }: Shown, language: Language): RowGroup[] {
  if (hand === null || baits === null) return [];
  return [
    {
      title: boardWords.whichBait[language],
      rows: baitValues.flatMap((value): Row[] => {
        const count = baits.filter((held) => held === value).length;
        const text = capital(`${boardWords.bait[language]} ${value}`);
        const art = { file: "line", id: baitArt(value, count === 1) } as const;
        return count === 0 ? [] : [{ text, art, at: baitPlace(value), ...several(count) }];
      }),
    },
    {
      title: boardWords.whichCard[language],
      rows: fishingCards.flatMap((card): Row[] => {
        const count = hand.filter((held) => held === card).length;
        const art = { file: "line", id: cardArt(card) } as const;
        return count === 0
          ? []
          : [{ text: cardLabel(card, language), art, at: cardPlace(card), ...several(count) }];
      }),
    },
  ];
}

const several = (count: number) => (count > 1 ? { figure: `×${count}` } : {});

function lineGroup(now: Now, names: SeatNames, language: Language): RowGroup {
  const { view, picked, proposed } = now;
  const title = boardWords.theLine[language];
  if (view.phase === "over") return { title, rows: [] };
  const chosen = isCasting(now) ? castOf(proposed, picked) : { card: view.card, bait: view.bait };
  const bait = chosen.bait === null ? "" : `, ${theBait(chosen.bait, language)}`;
  const card =
    chosen.card !== null
      ? cardLabel(chosen.card, language)
      : view.bait === null
        ? null
        : boardWords.hidden[language];
  const more = [
    language === "fr" ? `${names(view.fisher)} pêche` : `${names(view.fisher)} fishes`,
    ...(card === null ? [] : [card]),
  ];
  const art = chosen.bait === null ? {} : { art: { file: "line", id: baitArt(chosen.bait) } as const };
  const text = `${capital(lineLabel(view.line, language))}${bait}`;
  return { title, rows: [{ text, more: more.join(" · "), at: LINE, ...art }] };
}

/** One's own tiles: so many, or how many to bet. */
function tileGroup({ view, seat, legal }: Now, language: Language): RowGroup {
  const own = seat ?? view.seat;
  const title = boardWords.yourTiles[language];
  const fish = view.fish.find((one) => one.seat === own);
  if (fish === undefined || view.phase === "over") return { title, rows: [] };
  const art = { file: "fish", id: fish.kind } as const;
  const isAsked = view.bait !== null && legal.length > 0;
  if (!isAsked) return { title, rows: [{ text: capital(tiles(fish.tiles, language)), art }] };
  return {
    title,
    rows: Array.from({ length: fish.tiles }, (_, index) => betRow(fish, index + 1, view, language)),
  };
}

function betRow({ seat, kind }: FishView, count: number, view: Shown, language: Language): Row {
  return {
    text: capital(fishFishWords.move({ type: "bet", tiles: count }, { ...view, seat }, language)),
    figure: mayBring(count, view, language),
    art: { file: "fish", id: kind },
    at: tilePlace(seat, count - 1),
  };
}

/** « +8 ? »: if the hook is empty. */
export function mayBring(count: number, { bait }: Shown, language: Language): string {
  return `+${count * (bait ?? 0)}${language === "fr" ? "\u202f" : ""}?`;
}

function fishRow(fish: FishView, view: Shown, names: SeatNames, language: Language): Row {
  const total = pointsShort(view.scores[fish.seat] ?? 0, language);
  return {
    seat: fish.seat,
    text: names(fish.seat),
    more: laneWords(fish, language),
    figure: view.phase === "bet" ? (betFigure(fish, view.actors, language) ?? total) : total,
  };
}

function betFigure(fish: FishView, actors: readonly Seat[], language: Language): string | null {
  const bet = boardWords.bet[language];
  if (fish.bet !== null) return `${bet} ${fish.bet}`;
  return actors.includes(fish.seat) ? `${bet}${language === "fr" ? "\u202f" : ""}?` : null;
}

function fisherRow(view: Shown, names: SeatNames, language: Language): Row {
  const caught = view.caught === 0 ? [] : [`+${CATCH_POINTS * view.caught}`];
  const what = [...caught, caughtLabel(view.caught, language), holds(view, language)];
  return {
    seat: view.fisher,
    text: names(view.fisher),
    more: view.phase === "over" ? caughtLabel(view.caught, language) : what.join(" · "),
    figure: pointsShort(view.scores[view.fisher] ?? 0, language),
  };
}

function holds(view: Shown, language: Language): string {
  const fr = language === "fr";
  const count = heldCards(view);
  if (count === 0) return fr ? "n’a plus d’appât" : "holds no more baits";
  if (view.baits === null)
    return fr
      ? `a encore ${count} ${plural(count, "appât", "appâts", "fr")}`
      : `still holds ${count} ${plural(count, "bait", "baits", "en")}`;
  const which = listed(view.baits.map(String), language);
  if (count === 1) return fr ? `a encore l’appât ${which}` : `still holds bait ${which}`;
  return fr ? `a encore les appâts ${which}` : `still holds baits ${which}`;
}
