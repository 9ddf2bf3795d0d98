/** What the page is given of a table, wherever the table is: links for those who look, and nothing that is secret. */
import type { Viewer } from "@guinguette/rules/contract";
import type { GameRecord } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Driver, DriverOptions } from "@guinguette/table/driver";
import type { Link } from "@guinguette/table/link";
import type { Holder, Terms } from "@guinguette/table/terms";

export interface NearTable {
  readonly id: string;
  readonly terms: Terms;
  readonly holders: readonly Holder[];
  /** The seats of those who share this screen. */
  readonly persons: readonly Seat[];
  /** For one of them, or for a spectator. */
  linkFor(viewer: Viewer): Link;
  /** Lets the bots play, at the pace of those who look. */
  drive(options: DriverOptions): Driver;
  /** Sets the same table again, with a new deal, or the same puzzle; the name of the game. */
  rematch(): string;
  /** The game with all that came with it, once it is over. */
  record(): Promise<GameRecord | null>;
}
