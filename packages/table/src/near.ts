/** The near side of a table: what somebody has been given of it so far. */
import type { Viewer } from "@guinguette/rules/contract";
import { type Incident, rewound } from "./incidents.ts";
import { type Heard, heardBy, type Sight, sightOf } from "./sight.ts";
import type { Table } from "./table.ts";

export interface Near {
  readonly sight: Sight;
  /** The whole story, as this viewer heard it. */
  readonly heard: readonly Heard[];
  /** All that happened beside the moves. */
  readonly incidents: readonly Incident[];
}

/** Whether moves were taken back between two sights of the same viewer; others may have been made since. */
export function isRewound(before: Sight, after: Sight): boolean {
  return after.kept < before.moves;
}

/** What is known after this sight: what still holds of the story, and what was heard since. Where the table has made fewer
 * changes than were seen, what was seen was another's, and all of this one is told anew. */
export function toldFurther(
  near: (Omit<Near, "sight"> & Partial<Pick<Near, "sight">>) | null,
  sight: Sight,
): Near {
  const isAnothers = near?.sight !== undefined && sight.number < near.sight.number;
  const { heard, incidents } = near === null || isAnothers ? { heard: [], incidents: [] } : near;
  const first = sight.incidents[0]?.number ?? sight.number + 1;
  return {
    sight,
    heard: [...heard.filter(({ at }) => at < sight.kept), ...sight.heard],
    incidents: [
      ...rewound(
        incidents.filter(({ number }) => number < first),
        sight.kept,
      ),
      ...sight.incidents,
    ],
  };
}

/** All that a viewer is given by a table that lies open here: a lesson's, a replay's. */
export function nearOf(table: Table, viewer: Viewer): Near {
  return {
    sight: sightOf(table, viewer, table.changes.length),
    heard: heardBy(table, viewer),
    incidents: table.incidents.slice(),
  };
}
