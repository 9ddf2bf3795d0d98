/** What those who share a screen have been given: each their own, all up to the same change. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Link } from "@guinguette/table/link";
import { type Near, toldFurther } from "@guinguette/table/near";
import type { NearTable } from "./near-table.ts";

export interface Nears {
  /** Null until the first sight has come. */
  of(viewer: Viewer): Near | null;
  linkOf(viewer: Viewer): Link;
  stop(): void;
}

/** `changed` is called once for each change, when all of them have seen it. */
export function watchTable(table: NearTable, viewers: readonly Viewer[], changed: () => void): Nears {
  const links = new Map(viewers.map((viewer) => [viewer, table.linkFor(viewer)]));
  const nears = new Map<Viewer, Near>();
  const linkOf = (viewer: Viewer): Link => {
    const link = links.get(viewer);
    if (link === undefined) throw new Error(`nobody here looks as ${viewer}`);
    return link;
  };
  const stops = viewers.map((viewer) =>
    linkOf(viewer).watch(0, (sight) => {
      nears.set(viewer, toldFurther(nears.get(viewer) ?? null, sight));
      if (viewers.every((one) => nears.get(one)?.sight.number === sight.number)) changed();
    }),
  );
  return {
    of: (viewer) => nears.get(viewer) ?? null,
    linkOf,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
