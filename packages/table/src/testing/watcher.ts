/** Somebody who watches a table through a link, and keeps what they are given. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Link } from "../link.ts";
import { type Near, toldFurther } from "../near.ts";
import type { Sight } from "../sight.ts";
import { heardBy, sightOf } from "../sight.ts";
import type { Table } from "../table.ts";

/** What a sight says of the present; the rest of it is the story since then. */
export function present({ heard: _heard, kept: _kept, incidents: _incidents, ...now }: Sight): string {
  return JSON.stringify(now);
}

/** What somebody has been told so far. */
export type Story = Omit<Near, "sight">;

/** What was true for everybody after each change, by its number. */
export interface Chronicle {
  readonly presents: ReadonlyMap<Viewer, string>[];
  readonly stories: ReadonlyMap<Viewer, Story>[];
}

/** Writes down what is true now. */
export function chronicle({ presents, stories }: Chronicle, table: Table): void {
  const viewers: Viewer[] = ["spectator", ...table.chairs.keys()];
  const number = table.changes.length;
  presents[number] = new Map(viewers.map((viewer) => [viewer, present(sightOf(table, viewer, number))]));
  stories[number] = new Map(
    viewers.map((viewer) => [
      viewer,
      structured({ heard: heardBy(table, viewer), incidents: table.incidents }),
    ]),
  );
}

const structured = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export interface Watcher {
  readonly viewer: Viewer;
  /** All the near sides there were, the last one last. */
  readonly nears: Near[];
  watch(): void;
  leave(): void;
}

/** Watches from the change with this number on, knowing the story up to there. */
export function watcherOf(link: Link, viewer: Viewer, since: number, story: Story): Watcher {
  const nears: Near[] = [];
  let stop = () => {};
  return {
    viewer,
    nears,
    watch() {
      const last = nears.at(-1);
      let before: Story = last ?? story;
      stop = link.watch(last?.sight.number ?? since, (sight) => {
        const near = toldFurther(before, sight);
        before = near;
        nears.push(near);
      });
    },
    leave: () => stop(),
  };
}
