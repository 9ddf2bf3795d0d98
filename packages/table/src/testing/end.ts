/** One end of the link, wherever its table is: what the battery of the link runs over. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Seat } from "@guinguette/rules/seats";
import type { Answer, Offer } from "../changes.ts";
import { farOf } from "../far.ts";
import type { Link } from "../link.ts";
import { openTable, type Table } from "../table.ts";
import type { Opening, Secret } from "../terms.ts";

export interface End extends Secret {
  linkFor(viewer: Viewer): Promise<Link>;
  /** What the house does by itself: it lets bots in and out, and sees that time is up. */
  house(seat: Seat, offered: Offer): Promise<Answer>;
  /** The table itself, to compare with. */
  readonly table: Table;
  /** Comes back when all that was said up to now has been heard. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The end in this very process. */
export async function openHere(opening: Opening): Promise<End> {
  const opened = openTable(opening);
  if (!opened.ok) throw new Error(opened.refusal.rule);
  const far = farOf(opened.table);
  return {
    linkFor: async (viewer) => far.linkFor(viewer),
    house: async (seat, offered) => far.offer(seat, offered),
    table: far.table,
    async settled() {
      for (let turns = 0; turns < 4; turns++) await Promise.resolve();
    },
    close: async () => {},
  };
}
