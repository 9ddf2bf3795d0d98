/** What the page is given of a table, wherever the table is: links for those who look, and nothing that is secret. */
import type { Viewer } from "@guinguette/rules/contract";
import type { GameRecord } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Driver } from "@guinguette/table/driver";
import type { Link } from "@guinguette/table/link";
import type { Holder, Terms } from "@guinguette/table/terms";
import type { Route } from "../route.svelte.ts";
import type { ThinkingTrouble } from "./thinking.ts";

/** How bots play for those who look. What bots know and think stays on the far side. */
export interface Pace {
  /** At least so long a bot seems to think, in milliseconds. */
  readonly least: () => number;
  /** Comes back when everything up to this change has been seen. */
  readonly hold: (number: number) => Promise<void>;
  /** What has to be said of the bots. */
  readonly said: (trouble: ThinkingTrouble) => void;
}

export interface NearTable {
  readonly id: string;
  readonly terms: Terms;
  /** Of a table apart they may change: what reads them follows them. */
  readonly holders: readonly Holder[];
  /** The seats of those who share this screen. */
  readonly persons: readonly Seat[];
  /** Of a table apart, whether nothing is answered any more: whoever was at the line has left, or the server ended it. */
  readonly hasEnded?: boolean;
  /** For one of them, or for a spectator. */
  linkFor(viewer: Viewer): Link;
  /** Lets the bots play, at the pace of those who look. */
  drive(pace: Pace): Driver;
  /** Sets the same table again, with a new deal, or the same puzzle, and says where it is; null where it cannot be. */
  rematch(): Promise<Route | null>;
  /** The game with all that came with it, once it is over. */
  record(): Promise<GameRecord | null>;
}
