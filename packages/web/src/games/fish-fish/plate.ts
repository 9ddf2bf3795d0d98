/** What stands on a plate: of a Fish on its lane, of the Fisher on the bank, and of either beside the board. */
import { baitValues, CATCH_POINTS, TILES } from "@guinguette/rules/fish-fish/cards";
import type { Shown } from "@guinguette/rules/fish-fish/memory";
import type { FishView } from "@guinguette/rules/fish-fish/view";
import type { Seat } from "@guinguette/rules/seats";
import { tiles } from "@guinguette/words/fish-fish/names";
import type { Language } from "@guinguette/words/language";
import type { Figure, Piece, PlateData, Slot } from "../plate.ts";
import { places } from "./flights.ts";
import { tilePlace } from "./touch.ts";
import { banked, boardWords, caughtLabel, laneWords, pointsNow, pointsShort } from "./words.ts";

export function plate(view: Shown, seat: Seat, language: Language): PlateData {
  const fish = view.fish.find((one) => one.seat === seat);
  const big = pointsShort(view.scores[seat] ?? 0, language);
  const coming = fish === undefined ? CATCH_POINTS * view.caught : banked(fish);
  const what = fish === undefined ? caughtLabel(view.caught, language) : tiles(fish.tiles, language);
  return {
    big: { text: big, label: big },
    figures:
      view.phase === "over"
        ? []
        : [
            ...(coming > 0
              ? [{ text: `+${coming}`, label: `+${coming} ${boardWords.thisRound[language]}` }]
              : []),
            { text: what, label: what },
          ],
  };
}

/** The Fisher on the bank: points, and what was caught in this round. */
export function bankPlate(view: Shown, language: Language): PlateData {
  const points = pointsNow(view.scores[view.fisher] ?? 0, view.caught * CATCH_POINTS, view, language);
  const caught = caughtLabel(view.caught, language);
  return { figures: [figure(points), { text: caught, label: `${boardWords.fisher[language]}, ${caught}` }] };
}

function figure(text: string): Figure {
  return { text, label: text };
}

/** What a lane shows beside the view: a bet that is being made, or what came of one. */
export interface LaneNow {
  /** So many tiles are proposed. */
  readonly proposed: number | null;
  /** « +8 », « −2 ». */
  readonly gain: string | null;
  /** Whether the gain is the Fisher's. */
  readonly isLost: boolean;
  /** Whether the bet has just been made. */
  readonly isTold: boolean;
  /** Whether its tiles can be touched. */
  readonly isTouched: boolean;
}

/** A Fish on its lane: its tiles are touched there, and what it bets lies beside what it has put away. */
export function lanePlate(fish: FishView, view: Shown, now: LaneNow, language: Language): PlateData {
  const art = { file: "fish", id: fish.kind } as const;
  const pieces = Array.from(
    { length: TILES },
    (_, index): Piece => ({
      label: "",
      at: tilePlace(fish.seat, index),
      ...(index < fish.tiles ? { art } : {}),
    }),
  );
  const loot = baitValues.map(
    (value): Slot => ({
      label: String(value),
      text: fish.loot[value] === 0 ? "" : String(fish.loot[value]),
      now: view.bait === value,
      has: fish.loot[value] > 0,
      at: places.loot(fish.seat, value),
    }),
  );
  return {
    figures: [figure(pointsShort(view.scores[fish.seat] ?? 0, language))],
    pieces,
    handled: now.isTouched,
    slots: [betSlot(fish, view, now, language), ...loot],
    said: laneWords(fish, language),
    portrait: art,
  };
}

function betSlot(fish: FishView, view: Shown, now: LaneNow, language: Language): Slot {
  return {
    label: boardWords.bet[language],
    text: now.gain ?? betSign(fish, view, now.proposed),
    large: true,
    now: view.phase === "bet" && fish.bet === null && view.actors.includes(fish.seat),
    has: now.gain !== null || (fish.bet ?? 0) > 0,
    lost: now.isLost,
    told: now.isTold,
    at: places.bet(fish.seat),
  };
}

/** A number, a question, a wait, or nothing to ask. */
function betSign({ seat, bet, tiles }: FishView, view: Shown, proposed: number | null): string {
  if (bet !== null) return String(bet);
  if (view.phase !== "bet") return "";
  if (proposed !== null) return String(proposed);
  if (view.actors.includes(seat)) return "?";
  return tiles === 0 ? "–" : "·";
}
