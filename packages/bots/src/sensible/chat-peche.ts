/** Chat-Pêche: the cat goes where the good piles are, though not always; lures feed it and starve the others. */
import type { ChatPeche } from "@guinguette/rules/chat-peche/game";
import type { Move } from "@guinguette/rules/chat-peche/moves";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";
import type { Seat } from "@guinguette/rules/seats";
import { type Bot, seatOf } from "../bot.ts";
import { best, mixed, weightsOf } from "../mix.ts";
import { lured, type Pond, pondIn, type Worth, worthTo } from "./chat-peche-pond.ts";

/** What the best, the second and the third pile of a column count for: the best one is often lured away. */
const rankWeights = [1, 0.4, 0.1];
/** A column that promises so many fish less than the best one is not chosen. */
const COLUMN_LEEWAY = 1.5;
/** Lures that are nearly as good are made too: the best one would show where the cat is. */
const LURE_LEEWAY = 0.2;

export const sensibleChatPeche: Bot<ChatPeche> = {
  name: "sensible",
  choose(view, legal, random) {
    const seat = seatOf(view);
    const pond = pondIn(view);
    const worth = worthTo(view, seat);
    switch (view.phase) {
      case "place":
        return mixed(
          legal,
          (move) => promise(pond, columnOf(view, seat, move), worth),
          COLUMN_LEEWAY,
          random,
        );
      case "lure": {
        const table = tableIn(view, seat, pond);
        return mixed(legal, (move) => expectedLead(table, pondAfter(pond, move)), LURE_LEEWAY, random);
      }
      case "fish":
      case "over":
        return best(legal, (move) => (move.type === "fish" ? worthAt(pond, move.spot, worth) : 0), random);
    }
  },
};

function columnOf(view: View, seat: Seat, move: Move): readonly Spot[] {
  return move.type === "place" ? view.seats[seat]!.columns[move.column - 1]! : [];
}

function pondAfter(pond: Pond, move: Move): Pond {
  return move.type === "lure" ? lured(pond, move.from, move.to) : pond;
}

function worthAt(pond: Pond, spot: Spot, worth: Worth): number {
  const pile = pond.get(spot);
  return pile === undefined ? -Infinity : worth(pile);
}

function promise(pond: Pond, column: readonly Spot[], worth: Worth): number {
  return column
    .filter((spot) => pond.has(spot))
    .map((spot) => worthAt(pond, spot, worth))
    .sort((one, other) => other - one)
    .reduce((sum, each, place) => sum + each * rankWeights[place]!, 0);
}

/** Somebody who will fish, in their place in the order (CP-4), and how likely from each column. */
interface Angler {
  readonly worth: Worth;
  /** What their fish count for: all to oneself, and against the others together as much. */
  readonly share: number;
  readonly columns: readonly { readonly chance: number; readonly spots: readonly Spot[] }[];
}

/** Others are taken to choose their column as this bot does. */
function tableIn(view: View, own: Seat, pond: Pond): Angler[] {
  return view.seats.map((_, place) => {
    const seat = (view.firstPlayer + place) % view.players;
    const { cat, columns } = view.seats[seat]!;
    const worth = worthTo(view, seat);
    const promised = columns.map((column) => promise(pond, column, worth));
    const weights =
      cat === null
        ? weightsOf(promised, COLUMN_LEEWAY)
        : columns.map((_each, at) => (at + 1 === cat ? 1 : 0));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return {
      worth,
      share: seat === own ? 1 : -1 / (view.players - 1),
      columns: columns.map((spots, at) => ({ spots, chance: weights[at]! / all })),
    };
  });
}

/** How much better than the others one is expected to fish from this pond. */
function expectedLead(anglers: readonly Angler[], pond: Pond): number {
  const [angler, ...others] = anglers;
  if (angler === undefined) return 0;
  let worth = 0;
  for (const { chance, spots } of angler.columns) {
    if (chance === 0) continue;
    const spot = bestSpot(pond, spots, angler.worth);
    const rest = new Map(pond);
    rest.delete(spot);
    // Who finds every spot empty takes nothing (CP-4b).
    const taken = pond.has(spot) ? worthAt(pond, spot, angler.worth) : 0;
    worth += chance * (angler.share * taken + expectedLead(others, rest));
  }
  return worth;
}

function bestSpot(pond: Pond, spots: readonly Spot[], worth: Worth): Spot {
  return spots.reduce((chosen, spot) =>
    worthAt(pond, spot, worth) > worthAt(pond, chosen, worth) ? spot : chosen,
  );
}
