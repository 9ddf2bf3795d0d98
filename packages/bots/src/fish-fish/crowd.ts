/**
 * The strongest in a crowd: the solved shoal on the whole, a character of its own within it, and of all that only what is
 * not much worse than the best against this table, as far as it has been heard. In the shoal every bet is worth about as
 * much as the others, so characters may differ much and give nothing away.
 */
import { CATCHES, TILES } from "@guinguette/rules/fish-fish/cards";
import type { Event } from "@guinguette/rules/fish-fish/events";
import type { Move } from "@guinguette/rules/fish-fish/moves";
import type { View } from "@guinguette/rules/fish-fish/view";
import { seatOf } from "../bot.ts";
import { type CharacterName, characterNames } from "../character.ts";
import { sharesOf, weightsOf } from "../mix.ts";
import { betWorth } from "../sensible/fish-fish-bets.ts";
import { castWorth } from "./angler.ts";
import { castShares, castTaste } from "./caster.ts";
import { BIG, type Gossip, gossipIn } from "./gossip.ts";
import { needTaste } from "./need.ts";
import { purified } from "./purified.ts";
import { type Shoal, shoalAmong, without } from "./shoal.ts";
import { atMostSure, type Sight } from "./sight.ts";
import { betTaste } from "./taste.ts";

/** Bets that seem worse by so many points are not made. */
const BET_LEEWAY = 2.5;
/** Casts, by so many for each Fish: nobody should know where the hook is. */
const CAST_LEEWAY = 0.6;
/** What the shoal hardly ever does is done all the same where it seems best. */
const RARE = 0.004;

/** How likely each move is among three or more. */
export function crowdShares(
  view: View,
  legal: readonly Move[],
  heard: readonly Event[],
  character: CharacterName,
): number[] {
  const shoal = shoalAmong(view.players);
  const gossip = gossipIn(heard, seatOf(view), view.players, shoal);
  if (view.phase === "cast") {
    // A hook may have gone unseen (FF-L4): the Fisher knows.
    const hooks = (view.hand ?? []).filter((card) => card === "catch").length;
    const closeness = weightsOf(
      legal.map(
        castWorth(view, {
          players: view.players,
          small: tenths(gossip.bites(2)),
          big: tenths(gossip.bites(5)),
        }),
      ),
      CAST_LEEWAY * view.fish.length,
    );
    const solved = castShares(view, legal, shoal.baits(view.baits, hooks), (bait) =>
      shoal.hooked({ bait, baits: without(view.baits, bait), hooks }),
    );
    const liked = purified(
      solved,
      characterNames.map((each) => castTaste(each, view, legal)),
    )[characterNames.indexOf(character)]!;
    return sharesOf(liked.map((weight, place) => (weight + RARE) * closeness[place]!));
  }
  const worth = betWorth(view, seatOf(view), sightBy(gossip, view.players));
  const tiles = view.fish.find(({ seat }) => seat === view.seat)?.tiles ?? TILES;
  const line = { bait: view.bait ?? 0, baits: view.baits, hooks: CATCHES - view.revealed.catch };
  const liked = purified(
    shoal.bets(line, tiles),
    characterNames.map((each) => betTaste(each, view, tiles)),
  )[characterNames.indexOf(character)]!;
  const need = needTaste(view, tiles);
  const closeness = weightsOf(
    legal.map((move) => (move.type === "bet" ? worth(move.tiles) : 0)),
    BET_LEEWAY,
  );
  return sharesOf(
    legal.map((move, place) =>
      move.type === "bet" ? (liked[move.tiles]! + RARE) * need[move.tiles]! * closeness[place]! : 0,
    ),
  );
}

const sights = new Map<string, Sight>();

/** The solved sight, and what one hears: to a tenth, so that what was reckoned by it comes in useful again. */
function sightBy({ hooks }: Gossip, players: number): Sight {
  const small = tenths(hooks(2));
  const big = tenths(hooks(5));
  const shoal = shoalAmong(players);
  const key = `${players} ${small} ${big}`;
  const sight: Sight =
    sights.get(key) ??
    ((catches, empties, bait, baits) =>
      atMostSure(
        catches,
        empties,
        hookedAfter(shoal, catches, empties, bait, baits) * (bait >= BIG ? big : small),
      ));
  sights.set(key, sight);
  return sight;
}

/** How likely the hook is on a line of the shoal. Some of the cards that nobody saw may have gone unseen (FF-L4): they are
 * taken to be any of them. */
function hookedAfter(
  shoal: Shoal,
  catches: number,
  empties: number,
  bait: number,
  baits: readonly number[],
): number {
  const out = catches + empties;
  if (out <= baits.length + 1) return shoal.hooked({ bait, baits, hooks: catches });
  const gone = (card: number, fewer: number, others: number) =>
    card === 0 ? 0 : (card / out) * hookedAfter(shoal, fewer, others, bait, baits);
  return gone(catches, catches - 1, empties) + gone(empties, catches, empties - 1);
}

function tenths(ratio: number): number {
  return Math.round(10 * ratio) / 10;
}
