/** What stands on a place while a choice is made: rings, what it brings, ghosts of the pieces to come. */
import type { Seat } from "@guinguette/rules/seats";
import type { FishType } from "@guinguette/rules/wishes/cards";
import type { Move } from "@guinguette/rules/wishes/moves";
import type { Language } from "@guinguette/words/language";
import { marketOf, outcomeOf } from "@guinguette/words/wishes/markets";
import { buyerInHand, isSale } from "./cards.ts";
import { type Now, originOf, originsIn, type Spot, spotOf } from "./touch.ts";
import { money } from "./words.ts";

/** As the styles of a scene have them. */
type Ring = "legal" | "target" | "chosen" | "from" | "refused";

export interface Sign {
  readonly ring: Ring | null;
  /** « +18 $ »; on the waste « +2 ». */
  readonly tag: string | null;
  /** The price once the proposed buyer has moved. */
  readonly price: number | null;
  /** A buyer that would come, and one that would go. */
  readonly comes: number | null;
  readonly goes: number | null;
  /** Whose pawns would come, one by one. */
  readonly pawns: readonly Seat[];
}

const nothing: Sign = { ring: null, tag: null, price: null, comes: null, goes: null, pawns: [] };

export function signOf(spot: Spot, now: Now, refused: Move | null, language: Language): Sign {
  if (refused !== null && spotOf(refused, now.view) === spot) return { ...nothing, ring: "refused" };
  if (spot === "waste") return wasteSign(now);
  switch (now.view.phase) {
    case "moveBuyer":
      return routeSign(spot, now);
    case "placeBuyer":
      return placeSign(spot, now);
    case "waste":
      return pawnSign(spot, now);
    default:
      return saleSign(spot, now, language);
  }
}

function routeSign(spot: FishType, now: Now): Sign {
  const { view, legal, proposed } = now;
  if (legal.length === 0) return nothing;
  const value = buyerInHand(view);
  const origin = originOf(now);
  const { price } = marketOf(view, spot);
  if (spot === origin)
    return { ...nothing, ring: "from", goes: value, price: proposed === null ? null : price - value };
  const here = legal.find(
    (move) => move.type === "moveBuyer" && move.from === origin && spotOf(move, view) === spot,
  );
  if (here?.type === "moveBuyer") {
    const chosen = proposed !== null && spotOf(proposed, view) === spot;
    return {
      ...nothing,
      ring: chosen ? "chosen" : "target",
      price: price + value,
      comes: chosen ? value : null,
    };
  }
  return originsIn(legal).includes(spot) ? { ...nothing, ring: "legal", goes: value } : nothing;
}

function placeSign(spot: FishType, { view, legal, proposed }: Now): Sign {
  if (!legal.some((move) => spotOf(move, view) === spot)) return nothing;
  const value = buyerInHand(view);
  const chosen = proposed !== null && spotOf(proposed, view) === spot;
  return {
    ...nothing,
    ring: chosen ? "chosen" : "target",
    price: marketOf(view, spot).price + value,
    comes: chosen ? value : null,
  };
}

function pawnSign(spot: FishType, { view, legal, picked, proposed }: Now): Sign {
  if (picked === `at:${spot}` || (proposed?.type === "toWaste" && proposed.from === spot))
    return { ...nothing, ring: "from" };
  return legal.some((move) => spotOf(move, view) === spot) ? { ...nothing, ring: "legal" } : nothing;
}

/** In an ordinary turn the fish in the boats shine, not every stall that would buy one. */
function saleSign(spot: FishType, { view, legal, picked, proposed }: Now, language: Language): Sign {
  const sales = legal.filter(isSale).filter((move) => spotOf(move, view) === spot);
  if (isSale(proposed) && spotOf(proposed, view) === spot) {
    const { dollars, placed } = outcomeOf(proposed, view);
    return {
      ...nothing,
      ring: "chosen",
      tag: `+${money(dollars, language)}`,
      pawns: pawnsOf(view.turn, placed),
    };
  }
  if (picked === `at:${spot}`) return { ...nothing, ring: "chosen" };
  if (view.phase === "action" || sales.length === 0) return nothing;
  const offers = sales.map((move) => outcomeOf(move, view));
  const [first] = offers;
  const tag = offers.length > 1 || first === undefined ? null : `+${money(first.dollars, language)}`;
  return { ...nothing, ring: "target", tag };
}

const pawnsOf = (seat: Seat, count: number): Seat[] => Array.from({ length: count }, () => seat);

function wasteSign({ view, legal, picked, proposed }: Now): Sign {
  if (proposed?.type === "toWaste") return { ...nothing, ring: "chosen", tag: "+1", pawns: [proposed.seat] };
  if (proposed?.type === "fromWaste") return { ...nothing, ring: "from", tag: "−1" };
  if (isSale(proposed)) {
    const { wasted } = outcomeOf(proposed, view);
    if (wasted > 0)
      return { ...nothing, ring: "target", tag: `+${wasted}`, pawns: pawnsOf(view.turn, wasted) };
  }
  if (picked === "at:waste") return { ...nothing, ring: "chosen" };
  return legal.some((move) => move.type === "fromWaste") ? { ...nothing, ring: "legal" } : nothing;
}
