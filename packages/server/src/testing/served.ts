/** A server for tests: in this process, on a real port, with a real file. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { within } from "@guinguette/bots/budget";
import { chosenIn } from "@guinguette/bots/thought";
import { type ServerOptions, serveTables, type TableServer } from "../server.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Thinking } from "../thinking/thinking.ts";

export interface Served {
  readonly address: string;
  readonly server: TableServer;
  readonly file: string;
  /** What should not have happened. */
  readonly notes: unknown[];
  close(): Promise<void>;
}

/** Bots think here and at once: threads need what is built. */
export const thinkingHere: Thinking = {
  turn: async () => ({
    places: [
      (thought) =>
        chosenIn(
          thought,
          within(0, () => 0),
        ),
    ],
    done() {},
  }),
  isFull: () => false,
  close() {},
};

export async function served(options: Partial<ServerOptions> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "guinguette-tables-"));
  const file = join(folder, "tables.sqlite");
  const notes: unknown[] = [];
  const noted = (cause: unknown) => void notes.push(cause);
  // Whoever brings a log wants the server itself to write down what should not have happened.
  const usual = options.log === undefined ? { noted } : {};
  const bots = { thinking: thinkingHere, pace: 0 };
  const server = await serveTables({ store: openSqlite(file), ...bots, ...usual, ...options });
  const door = createServer(server.answer).on("upgrade", server.upgrade);
  await new Promise<void>((done) => door.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    server,
    file,
    notes,
    async close() {
      await server.close();
      door.close();
      door.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
