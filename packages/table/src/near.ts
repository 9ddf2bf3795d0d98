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

/** What is known after this sight: what still holds of the story, and what was heard since. */
export function toldFurther(near: Omit<Near, "sight"> | null, sight: Sight): Near {
  const { heard, incidents } = near ?? { heard: [], incidents: [] };
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
