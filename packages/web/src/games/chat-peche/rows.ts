/** The whole table in rows: what can be chosen now, the pond, the players, and what lies in one's own bucket. */
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import { type Bank, type Spot, spots } from "@guinguette/rules/chat-peche/pond";
import type { SeatView, View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { catNames, columnName, withoutWater } from "@guinguette/words/chat-peche/names";
import { heightAt } from "@guinguette/words/chat-peche/pond";
import { capital, cardCount, listed, points, signed } from "@guinguette/words/common";
import type { SeatNames } from "@guinguette/words/game-words";
import type { Language, Words } from "@guinguette/words/language";
import { filled as withCat } from "../../words/table.ts";
import type { Row, RowGroup } from "../rows.ts";
import type { Situation } from "../touch.ts";
import { kindsIn } from "./bucket.ts";
import { bucketOf, cardPictures } from "./pictures.ts";
import { columnPlace, touchRules } from "./touch.ts";
import {
  boardWords,
  colon,
  equipmentWords,
  headingWords,
  insideWords,
  pileWords,
  seatDoes,
  spotWords,
  targetWords,
} from "./words.ts";

type Now = Situation<ChatPeche>;

const bankNames: Readonly<Record<Bank, Words>> = {
  south: { fr: "rive sud", en: "south bank" },
  west: { fr: "rive ouest", en: "west bank" },
  north: { fr: "rive nord", en: "north bank" },
  east: { fr: "rive est", en: "east bank" },
};

export function rowsOf(now: Now, names: SeatNames, language: Language): readonly RowGroup[] {
  const { view } = now;
  const places = now.legal.some(({ type }) => type === "place");
  const players = {
    title: boardWords.players[language],
    rows: view.seats.map((_, seat) => seatRow(seat, view, names, language)),
  };
  return filled([
    ...(places ? [columnGroup(now, language)] : pondGroups(now, language)),
    players,
    bucketGroup(view, language),
    { title: headingWords(view, language), rows: tableRows(view, names, language) },
  ]);
}

/** On a phone while the pond lies on another screen: what can be touched now, one's own cat, and one's own bucket. */
export function handOf(now: Now, _names: SeatNames, language: Language): readonly RowGroup[] {
  const { view } = now;
  const owner = view.seat === "spectator" ? undefined : view.seats[view.seat];
  if (owner === undefined) return [];
  const places = now.legal.some(({ type }) => type === "place");
  const open = touchRules.open(now);
  const chosen = touchRules.chosen(now);
  const touchable = pondGroups(now, language).map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ at }) => at !== undefined && (open.has(at) || chosen.has(at))),
  }));
  // Who has placed is waited for no more (CP-2).
  const ready = view.phase === "place" && !view.actors.some((seat) => seat === view.seat);
  const cat = { text: capital(equipmentWords(owner, ready, view, language)), art: catPicture(owner) };
  return filled([
    ...(places ? [columnGroup(now, language)] : touchable),
    { title: capital(catNames[view.options.edition][language]), rows: places ? [] : [cat] },
    bucketGroup(view, language),
  ]);
}

const filled = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  groups.filter(({ rows }) => rows.length > 0);

const catPicture = (owner: SeatView) =>
  ({ file: "chat", id: owner.cat === null ? "chat-back" : "tomcat" }) as const;

/** The reader's three columns, each as a place for the cat (CP-2). */
function columnGroup({ view, proposed }: Now, language: Language): RowGroup {
  const owner = view.seat === "spectator" ? undefined : view.seats[view.seat];
  const rows = (owner?.columns ?? []).map((inLine, index): Row => {
    const isChosen = proposed?.type === "place" && proposed.column === index + 1;
    return {
      text: `${boardWords.column[language]} ${columnName(inLine)}`,
      more: inLine.map((spot) => spotWords(spot, view, language)).join(language === "fr" ? "\u00a0; " : "; "),
      ...(isChosen ? { art: { file: "chat", id: "tomcat" } as const } : {}),
      at: columnPlace(index + 1),
    };
  });
  const cat = catNames[view.options.edition][language];
  return { title: withCat(boardWords.whereTo[language], { cat }), rows };
}

/** The nine spots: by the reader's own columns (CP-R3), the cat's first while it fishes, or for those who only watch by
 * rows, as the south player reads them. */
function pondGroups(now: Now, language: Language): RowGroup[] {
  const { view } = now;
  const rows = (inLine: readonly Spot[]) => inLine.map((spot) => spotRow(spot, now, language));
  if (view.seat === "spectator")
    return ["3", "2", "1"].map((row) => ({
      title: `${boardWords.row[language]} ${row}`,
      rows: rows(spots.filter((spot) => spot.endsWith(row))),
    }));
  const owner = view.seats[view.seat];
  const columns = [...(owner?.columns ?? [])];
  const fished = view.phase === "fish" && owner?.cat ? columns.splice(owner.cat - 1, 1) : [];
  return [...fished, ...columns].map((column) => ({
    title: `${boardWords.yourColumn[language]} ${columnName(column)}`,
    rows: rows(column),
  }));
}

function spotRow(spot: Spot, { view, legal, picked }: Now, language: Language): Row {
  const pile = view.pond.find((one) => one.spot === spot);
  const height = pile?.height ?? 0;
  const isTarget = legal.some((move) => move.type === "lure" && move.from === picked && move.to === spot);
  const text = isTarget
    ? targetWords(spot, height + heightAt(view, picked as Spot), view, language)
    : `${spot}${colon(language)}${pileWords(pile, view, language)}`;
  return {
    text,
    ...(pile === undefined || pile.top === null
      ? {}
      : { art: { file: "chat", id: cardPictures[pile.top] } as const }),
    ...(height > 1 ? { figure: `×${height}` } : {}),
    // While a column is chosen, a spot is no answer.
    ...(view.phase === "place" ? {} : { at: spot }),
  };
}

function seatRow(seat: Seat, view: View, names: SeatNames, language: Language): Row {
  const fr = language === "fr";
  const owner = view.seats[seat] as SeatView;
  const isMine = view.seat === seat;
  const you = isMine ? (fr ? " (vous)" : " (you)") : "";
  // The reader's own have been told.
  const columns = isMine ? "" : ` (${columnsOf(owner, language)})`;
  const inside = insideWords(owner, view, language);
  const score = view.scores[seat] ?? null;
  const known =
    inside === null || owner.bucketCount === 0
      ? ""
      : ` (${inside}${score === null ? "" : `, ${points(score, language)}`})`;
  const bucket = `${fr ? "seau" : "bucket"}${colon(language)}${cardCount(owner.bucketCount, language)}${known}`;
  // Who has placed is waited for no more (CP-2).
  const ready = view.phase === "place" && !view.actors.includes(seat);
  const equipment = capital(equipmentWords(owner, ready, view, language));
  const does = seatDoes(view, seat, language);
  return {
    text: `${names(seat)}${you}, ${bankNames[owner.bank][language]}${columns}`,
    more: `${does === null ? "" : `${capital(does)}. `}${equipment}. ${capital(bucket)}.`,
    seat,
    ...(score === null || owner.bucketCount === 0 ? {} : { figure: signed(score, language) }),
  };
}

/** By the names that columns have for everybody; a number of their own would be another one's name (CP-R3). */
function columnsOf({ columns }: SeatView, language: Language): string {
  const each = columns.map(columnName).join(", ");
  return language === "fr" ? `colonnes, depuis sa gauche\u00a0: ${each}` : `columns from their left: ${each}`;
}

/** The reader's own bucket, where they may know what is in it. */
function bucketGroup(view: View, language: Language): RowGroup {
  const title = boardWords.yourBucket[language];
  const seat = view.seat;
  const owner = seat === "spectator" ? undefined : view.seats[seat];
  if (seat === "spectator" || owner === undefined) return { title, rows: [] };
  const count: Row = {
    text: capital(cardCount(owner.bucketCount, language)),
    art: bucketOf(seat),
  };
  if (owner.bucket === null) return { title, rows: [count] };
  const score = view.scores[seat] ?? null;
  const kinds = kindsIn(owner.bucket, language, view.options.edition).map(
    ({ words, picture }): Row => ({ text: words, art: { file: "chat", id: picture } }),
  );
  const counted =
    score === null || kinds.length === 0 ? count : { ...count, figure: signed(score, language) };
  return { title, rows: [counted, ...kinds] };
}

/** The draw pile, who begins, who is waited for or has won, and what is easily forgotten. */
function tableRows(view: View, names: SeatNames, language: Language): Row[] {
  const fr = language === "fr";
  const pile: Row = {
    text: `${boardWords.drawPile[language]}${colon(language)}${cardCount(view.drawPile, language)}`,
    art: { file: "chat", id: "chat-deck" },
  };
  const variant: Row[] = view.options.variant === "confirmed" ? [{ text: variantWords(view, language) }] : [];
  if (view.winners !== null) {
    const who = listed(view.winners.map(names), language);
    return [
      {
        text: fr
          ? `La partie est finie. Victoire${colon("fr")}${who}.`
          : `The game is over. Victory: ${who}.`,
      },
      pile,
      ...variant,
    ];
  }
  const waited = listed(view.actors.map(names), language);
  const first = names(view.firstPlayer);
  return [
    { text: fr ? `On attend ${waited}.` : `Waiting for ${waited}.` },
    {
      text: fr ? `Premier joueur${colon("fr")}${first}.` : `First player: ${first}.`,
      art: { file: "chat", id: "float" },
    },
    pile,
    ...variant,
  ];
}

/** CP-V1 */
function variantWords({ options }: View, language: Language): string {
  const without = withoutWater[options.edition][language];
  return language === "fr"
    ? `Variante de Ludolux, pour pêcheurs confirmés\u00a0: ${without} dans le seau, les poissons ne comptent pas (CP-V1).`
    : `Ludolux’s variant for experienced anglers: ${without} in the bucket, fish do not count (CP-V1).`;
}
