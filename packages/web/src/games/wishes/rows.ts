/** The table in words: what matters now first, and every place to touch, so that whole games are played by it. */
import { fishTypes } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { MarketView, View } from "@guinguette/rules/wishes/view";
import { capital, cardCount, elided, listed } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language } from "@guinguette/words/language";
import { capacityOf, isDouble, sum } from "@guinguette/words/wishes/markets";
import {
  cardName,
  faceOfCard,
  fishName,
  fishOfCard,
  partNames,
  someFish,
  worms,
} from "@guinguette/words/wishes/names";
import { filled } from "../../words/table.ts";
import type { Row, RowGroup } from "../rows.ts";
import { WASTE_LIMIT } from "./cards.ts";
import { choiceSign, choiceWords } from "./choice-words.ts";
import { clauses, laterWords, pawnsBySeat } from "./labels.ts";
import { payOf } from "./sales.ts";
import { signOf } from "./signs.ts";
import { boatPlace, choicePlace, choicesOf, type Now, oceanPlace, type Spot, spotOf } from "./touch.ts";
import { boardWords, buyersWords, money } from "./words.ts";

export function rows(now: Now, names: SeatNames, language: Language): readonly RowGroup[] {
  const { view } = now;
  const ocean = { title: boardWords.tabOcean[language], rows: oceanRows(now, language) };
  const boats = { title: boatsTitle(now, names, language), rows: boatRows(now, language) };
  const markets = { title: boardWords.tabMarkets[language], rows: marketRows(now, names, language) };
  const rest = [
    { title: boardWords.tabPlayers[language], rows: playerRows(view, names, language) },
    { title: boardWords.tabPiles[language], rows: pileRows(view, language) },
  ];
  const start = [...choiceGroup(now, names, language), ...turnGroup(now, names, language)];
  switch (view.phase) {
    case "moveBuyer":
    case "placeBuyer":
    case "waste":
      return [...start, markets, boats, ocean, ...rest];
    case "sellAll":
    case "sellOne":
      return [...start, boats, markets, ocean, ...rest];
    default:
      return [...start, ocean, boats, markets, ...rest];
  }
}

function choiceGroup(now: Now, names: SeatNames, language: Language): RowGroup[] {
  const choices = now.seat === null ? [] : choicesOf(now);
  if (choices.length === 0) return [];
  const rows = choices.map((move, index): Row => {
    const { label, hint } = choiceWords(move, now.view, names, language);
    const more = hint === "" ? {} : { more: hint };
    return { text: label, ...more, ...choiceSign(move, now.view), at: choicePlace(index) };
  });
  return [{ title: boardWords.choose[language], rows }];
}

/** Whose turn it is, for those who only look on, and what is left of the wish in play. */
function turnGroup({ seat, view }: Now, names: SeatNames, language: Language): RowGroup[] {
  const fr = language === "fr";
  const { phase, turn, wish } = view;
  const found: Row[] = [];
  if (seat === null && phase !== "over")
    found.push({
      seat: turn,
      text: fr ? `C’est à ${names(turn)} de jouer` : `It is ${names(turn)}’s turn`,
    });
  if (wish !== null && phase !== "over") {
    const left = wish.parts.map((part) => partNames[part][language]).join(fr ? ", puis " : ", then ");
    found.push({
      art: { file: "market", id: `wish-${faceOfCard(wish.card)}` },
      text: `${boardWords.wishNow[language]}${fr ? "\u00a0: " : ": "}${cardName(wish.card, language)}`,
      more: left === "" ? boardWords.wishDone[language] : filled(boardWords.wishLeft[language], { left }),
    });
  }
  return found.length === 0 ? [] : [{ title: boardWords.tabTurn[language], rows: found }];
}

function oceanRows({ view }: Now, language: Language): Row[] {
  return view.ocean.map(({ card, worms: lying }, index) => ({
    art: { file: "fish", id: fishOfCard(card) },
    text: capital(cardName(card, language)),
    ...(lying > 0 ? { more: filled(boardWords.brings[language], { worms: worms(lying, language) }) } : {}),
    figure: index === 0 ? boardWords.cardFree[language] : worms(index, language).replace(" ", "\u00a0"),
    at: oceanPlace(index),
  }));
}

const ownerIn = ({ seat, view }: Now): number =>
  seat ?? (typeof view.seat === "number" ? view.seat : view.turn);

function boatsTitle(now: Now, names: SeatNames, language: Language): string {
  const name = names(ownerIn(now));
  return filled(boardWords.boatsOf[language], { name, of: elided("de", name) });
}

function boatRows(now: Now, language: Language): Row[] {
  const owner = ownerIn(now);
  const held = now.view.seats[owner];
  if (held === undefined) return [];
  const cargo = held.cards.map((card): Row => {
    const pay = payOf(card, owner, now.view, now.legal, language);
    const sale = pay === null ? {} : { more: boardWords.sellIt[language], figure: pay, at: boatPlace(card) };
    return { art: { file: "fish", id: fishOfCard(card) }, text: fishWords(card, language), ...sale };
  });
  const free = held.boats - held.cards.length;
  const text = capital(freeWords(free, language));
  return [...cargo, { art: { file: "market", id: "boat", player: owner }, text }];
}

function fishWords(card: Parameters<typeof fishOfCard>[0], language: Language): string {
  return capital(isDouble(card) ? cardName(card, language) : fishName(fishOfCard(card), language));
}

function freeWords(free: number, language: Language): string {
  if (free === 0) return boardWords.noBoat[language];
  if (free === 1) return boardWords.freeBoatOne[language];
  return filled(boardWords.freeBoats[language], { n: String(free) });
}

function marketRows(now: Now, names: SeatNames, language: Language): Row[] {
  const { view } = now;
  const markets = view.markets.map(
    (market): Row => ({
      art: { file: "fish", id: market.market },
      text: `${capital(fishName(market.market, language))}${market.filled === null ? "" : `, ${boardWords.full[language]}`}`,
      more: clauses(
        [buyersWords(market.buyers, language), pawnsWords(market, view, names, language)],
        language,
      ),
      ...placed(market.market, money(market.price, language), market.price, now, language),
    }),
  );
  const whose = pawnsBySeat(view.waste, names);
  const ends = filled(boardWords.wasteEnds[language], { n: String(WASTE_LIMIT) });
  const waste: Row = {
    art: { file: "market", id: "barrel" },
    text: boardWords.wasteTitle[language],
    more: clauses([...(whose === "" ? [] : [whose]), ends], language),
    ...placed("waste", `${sum(view.waste)}/${WASTE_LIMIT}`, sum(view.waste), now, language),
  };
  return [...markets, waste, cardRow(view, language)];
}

/** The figure of a place, what the move at hand makes of it, and whether it is a place to touch. */
function placed(
  spot: Spot,
  figure: string,
  was: number,
  now: Now,
  language: Language,
): Pick<Row, "figure" | "at"> {
  const { price, tag } = signOf(spot, now, null, language);
  const soon = price === null ? figure : `${was} → ${money(price, language)}`;
  const stands = now.legal.some((move) => standsFor(move, now.view).includes(spot));
  return { figure: tag === null ? soon : tag, ...(stands ? { at: spot } : {}) };
}

function standsFor(move: Move, view: View): (Spot | null)[] {
  return move.type === "moveBuyer" ? [move.from, spotOf(move, view)] : [spotOf(move, view)];
}

function pawnsWords(market: MarketView, view: View, names: SeatNames, language: Language): string {
  const of = capacityOf(market, view);
  const pawns = filled(boardWords.pawnsOf[language], { n: String(sum(market.pawns)), of: String(of) });
  const whose = pawnsBySeat(market.pawns, names);
  return whose === "" ? pawns : `${pawns} (${whose})`;
}

function cardRow(view: View, language: Language): Row {
  const { marketCard } = view;
  const art = { file: "market", id: "market-card" } as const;
  if (marketCard === null) return { art, text: capital(boardWords.noCard[language]) };
  const { capacity, first, second } = marketCard;
  const prizes = filled(boardWords.prizes[language], {
    first: money(first, language),
    second: money(second, language),
  });
  const later = laterWords(marketCard, language);
  return {
    art,
    text: boardWords.activeCard[language],
    more: clauses(later === "" ? [prizes] : [prizes, later], language),
    figure: `${capacity}\u00a0${boardWords.places[language]}`,
  };
}

function playerRows(view: View, names: SeatNames, language: Language): Row[] {
  return view.seats.map((held, seat) => {
    const cards = held.cards.map((card) => fishWords(card, language).toLowerCase());
    const boats = listed([...cards, freeWords(held.boats - held.cards.length, language)], language);
    return {
      seat,
      text: names(seat),
      more: clauses([worms(held.worms, language), boats], language),
      figure: money(held.dollars, language),
    };
  });
}

function pileRows(view: View, language: Language): Row[] {
  // By their fish: sixty cards one by one are too many to listen to.
  const thrown = fishTypes.flatMap((fish) => {
    const count = view.discard.filter((card) => fishOfCard(card) === fish).length;
    return count === 0 ? [] : [someFish(count, fish, language)];
  });
  const discard: Row = {
    text: boardWords.discard[language],
    figure: cardCount(view.discard.length, language),
  };
  return [
    { text: boardWords.drawPile[language], figure: cardCount(view.drawPile, language) },
    thrown.length === 0 ? discard : { ...discard, more: listed(thrown, language) },
  ];
}
