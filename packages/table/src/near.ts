/** The near side of a table: what somebody has been given of it so far. */
import type { Viewer } from "@guinguette/rules/contract";
import { type Heard, heardBy, type Sight, sightOf } from "./sight.ts";
import type { Table } from "./table.ts";

export interface Near {
  readonly sight: Sight;
  /** The whole story, as this viewer heard it. */
  readonly heard: readonly Heard[];
}

/** What is known after this sight: what still holds of the story, and what was heard since. */
export function toldFurther(heard: readonly Heard[], sight: Sight): Near {
  return { sight, heard: [...heard.filter(({ at }) => at < sight.kept), ...sight.heard] };
}

/** All that a viewer is given by a table that lies open here: a lesson's, a replay's. */
export function nearOf(table: Table, viewer: Viewer): Near {
  return { sight: sightOf(table, viewer, table.changes.length), heard: heardBy(table, viewer) };
}
