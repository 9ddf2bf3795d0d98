/** The log: a line for each cast, bet and reveal, and two for the end of a round. */
import type { Moved } from "@guinguette/rules/fish-fish/events";
import type { FishFish } from "@guinguette/rules/fish-fish/game";
import type { Told as Event } from "@guinguette/rules/fish-fish/memory";
import { capital, listed, points } from "../common.ts";
import type { LogLine, SeatNames, Told } from "../game-words.ts";
import type { Language } from "../language.ts";
import { banked, colon, eventWords, shares, sum } from "./events.ts";
import { aCard, cardName, tiles } from "./names.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
type Entry = Pick<LogLine, "seat" | "text"> & { readonly gain?: string | null };

export function logLines(
  told: readonly Told<FishFish>[],
  names: SeatNames,
  language: Language,
): readonly LogLine[] {
  return told.flatMap(({ at, event }, index) => {
    const entry = entryOf(event, told[index + 1]?.event, names, language);
    return entry === null
      ? []
      : [
          {
            at,
            from: made(event) ? at : null,
            seat: entry.seat,
            text: capital(entry.text),
            gain: entry.gain ?? null,
          },
        ];
  });
}

function made({ type }: Event): boolean {
  return type === "cast" || type === "bet";
}

/** Where the tiles of a line went is told with its card: `next` says it. */
function entryOf(event: Event, next: Event | undefined, names: SeatNames, language: Language): Entry | null {
  switch (event.type) {
    case "cast":
      return { seat: event.seat, text: castWords(event, names, language) };
    case "bet":
      return { seat: event.seat, text: betWords(event, names, language) };
    case "lineRevealed":
      return revealed(event, next, names, language);
    case "roundEnded":
      return { seat: null, text: `${roundEndWords(event, next, names, language)}.` };
    case "newRound":
      return {
        seat: event.fisher,
        text:
          language === "fr"
            ? `manche\u00a0${event.round} sur ${event.rounds}\u00a0: ${names(event.fisher)} devient Pêcheur.`
            : `round\u00a0${event.round} of ${event.rounds}: ${names(event.fisher)} is the Fisher.`,
      };
    case "lineUnseen":
    case "roundScored":
    case "gameOver":
      return { seat: null, text: eventWords(event, names, language) };
    // Told with the line or the end of the round that they follow from; and who is next tells nothing.
    case "tilesCaught":
    case "tilesToLoot":
    case "nextLine":
      return null;
  }
}

/** "Bo sets line 2: bait 4, an empty card": the card to the Fisher alone (FF-L1). */
function castWords({ seat, line, bait, card }: Of<"cast">, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const what = fr ? `${names(seat)} pose la ligne\u00a0${line}` : `${names(seat)} sets line\u00a0${line}`;
  if (bait === null) return `${what}.`;
  const hidden = card === null ? "" : `, ${aCard(card, language)}`;
  return fr ? `${what}\u00a0: appât\u00a0${bait}${hidden}.` : `${what}: bait\u00a0${bait}${hidden}.`;
}

function betWords({ seat, tiles: count, left }: Of<"bet">, names: SeatNames, language: Language): string {
  const fr = language === "fr";
  const who = names(seat);
  if (count === 0) return fr ? `${who} ne mise rien.` : `${who} bets nothing.`;
  if (left > 0)
    return fr
      ? `${who} mise ${count} de ses ${tiles(count + left, "fr")}.`
      : `${who} bets ${count} of their ${tiles(count + left, "en")}.`;
  if (count === 1) return fr ? `${who} mise sa dernière tuile.` : `${who} bets their last tile.`;
  return fr ? `${who} mise ses ${count} dernières tuiles.` : `${who} bets their last ${count} tiles.`;
}

function revealed(
  event: Of<"lineRevealed">,
  next: Event | undefined,
  names: SeatNames,
  language: Language,
): Entry {
  const fr = language === "fr";
  const seat = event.fisher;
  // By the book nothing more is kept of a line that is over (FF-L6).
  if (event.card === null) return { seat, text: eventWords(event, names, language) };
  const what = fr
    ? `ligne\u00a0${event.line}, ${cardName(event.card, "fr")}`
    : `line\u00a0${event.line}, ${cardName(event.card, "en")}`;
  if (next?.type === "tilesCaught") {
    const { count, worth } = sum(next.moved);
    const caught = fr
      ? `${names(seat)} attrape ${tiles(count, "fr")}`
      : `${names(seat)} catches ${tiles(count, "en")}`;
    return {
      seat,
      text: `${what}${colon(language)}${caught} (${shares(next.moved, names, language)}).`,
      gain: pointsWon(worth, language),
    };
  }
  if (next?.type !== "tilesToLoot") return { seat, text: `${what}.` };
  const [only, ...others] = next.moved;
  if (only === undefined || others.length > 0)
    return { seat, text: `${what}. ${lootWords(next.moved, next.place, names, language)}.` };
  const text = `${what}${colon(language)}${banked(only, next.place, names, language)}.`;
  // The sign stands beside the figure: it is theirs whose figure it is.
  return { seat: only.seat, text, gain: pointsWon(only.points, language) };
}

/** "Banked, bait 4: Bo 2 tiles and Cy 1 tile"; one alone: "Bo banks 2 tiles, bait 4". */
function lootWords(moved: readonly Moved[], place: number, names: SeatNames, language: Language): string {
  const [only, ...others] = moved;
  if (only !== undefined && others.length === 0) return banked(only, place, names, language);
  const where = language === "fr" ? `À l’abri, appât\u00a0${place}` : `Banked, bait\u00a0${place}`;
  const each = moved.map((one) => `${names(one.seat)} ${tiles(one.tiles, language)}`);
  return `${where}${colon(language)}${listed(each, language)}`;
}

/** FF-E2: what was left is banked at the largest bait in hand. */
function roundEndWords(
  event: Of<"roundEnded">,
  next: Event | undefined,
  names: SeatNames,
  language: Language,
): string {
  const ends = eventWords(event, names, language).replace(/\.$/, "");
  if (next?.type !== "tilesToLoot") return ends;
  return `${ends}. ${lootWords(next.moved, next.place, names, language)}`;
}

function pointsWon(worth: number, language: Language): string {
  return `+${points(worth, language).replace(" ", "\u00a0")}`;
}
