/** Two servers of the same tables, and a game whose players look at it through one each. */
import type { NewTable } from "@guinguette/wire/http";
import { expect, onTestFinished } from "vitest";
import type { Bus } from "../bus/bus.ts";
import type { Store } from "../store/store.ts";
import { gathered } from "./gathered.ts";
import { type Raw, rawTo } from "./raw.ts";
import { served } from "./served.ts";

const table: NewTable = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } };
const move = { type: "cast", card: "catch", bait: 2 };

/** The first of them has just offered a move. */
export async function playersApart(
  buses: readonly [Bus, Bus],
  open: () => Promise<Store>,
): Promise<{ ana: Raw; bo: Raw }> {
  const serve = async (bus: Bus) => {
    const server = await served({ store: await open(), bus });
    onTestFinished(async () => {
      await server.close();
      expect(server.notes).toEqual([]);
    });
    return server;
  };
  const [here, there] = [await serve(buses[0]), await serve(buses[1])];
  const { room, people } = await gathered(() => here.address, table);
  const [ana, bo] = [here, there].map(({ address }, seat) =>
    rawTo(address, `/api/v1/tables/${room.id}/live`, { cookie: people[seat]?.cookie ?? "" }),
  );
  if (ana === undefined || bo === undefined) throw new Error("nobody came");
  for (const raw of [ana, bo]) {
    raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
    await raw.until("sight");
  }
  ana.say({ type: "offer", id: 7, offer: { kind: "play", seen: 0, move } });
  return { ana, bo };
}
