/** The end of a link with a server between, for the battery that every end passes. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Opening } from "@guinguette/table/terms";
import type { End } from "@guinguette/table/testing/end";
import { type FarLink, linkTo } from "@guinguette/wire/client/link";
import type { NewTable } from "@guinguette/wire/http";
import { offerAt } from "../room/offering.ts";
import { gathered } from "./gathered.ts";
import { somebody } from "./person.ts";
import type { Served } from "./served.ts";

export async function openFar({ address, server }: Served, opening: Opening): Promise<End> {
  const { game, options, settings, seed, setup, holders } = opening;
  const plan = { game, players: holders.length, options, settings, seed, setup } as NewTable;
  const { room, people } = await gathered(
    () => address,
    plan,
    holders.map(({ name }) => name),
  );
  const stranger = somebody(() => address);
  const links = new Map<Viewer, FarLink>();
  const { table } = (await server.rooms.look(room.id)) ?? {};
  if (table === undefined || table === null) throw new Error("it has not begun");
  return {
    table,
    async linkFor(viewer) {
      const known = links.get(viewer);
      if (known !== undefined) return known;
      const line = viewer === "spectator" ? stranger : people[viewer];
      const link = linkTo(line ?? stranger, room.id, viewer === "spectator" ? "public" : "seat");
      links.set(viewer, link);
      return link;
    },
    async house(seat, offered) {
      const answer = await server.rooms.act(room.id, (there) => {
        const { answer: value, entry } = offerAt(there, seat, offered, null);
        return { entry, value };
      });
      if (answer === null) throw new Error("the table is gone");
      return answer;
    },
    async settled() {
      await Promise.all([...links.values()].map((link) => link.settled()));
    },
    async close() {
      for (const link of links.values()) link.close();
    },
  };
}
