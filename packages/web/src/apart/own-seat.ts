/** How it stands with the seat of whoever looks: it stays theirs also while they do not play there. */
import type { Chair } from "@guinguette/table/terms";

/** `held`: a bot plays until they are back; `up`: they have got up; `replaced`: and a bot has been put there since. */
export type OwnSeat = "plays" | "held" | "up" | "replaced" | "resigned";

export function ownSeatAt({ holder, standIn, resigned }: Chair): OwnSeat {
  if (holder.kind === "nobody") return "up";
  if (holder.kind === "bot") return "replaced";
  if (resigned) return "resigned";
  return standIn === null ? "plays" : "held";
}
