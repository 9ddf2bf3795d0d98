/** A process of the load: it holds its share of the tables, and says every second what it has counted. */
import type { GameId } from "@guinguette/rules/contract";
import { next, seeded } from "@guinguette/rules/random";
import { asking, LANES } from "./asking.ts";
import { type Company, type Playing, sitDown } from "./playing.ts";
import { failed, newTally, type SentTally, sentTally } from "./tally.ts";

/** What it is told. */
export type Order =
  | {
      readonly kind: "sit";
      readonly servers: readonly string[];
      readonly from: string | undefined;
      readonly game: GameId;
      readonly players: number;
      readonly tables: number;
      readonly seed: string;
    }
  /** From now on there are so many milliseconds between two moves at a table. */
  | { readonly kind: "begin"; readonly pace: number }
  | { readonly kind: "leave" };

/** What it says. */
export type Report =
  | { readonly kind: "sat"; readonly tables: number; readonly isAll: boolean }
  | { readonly kind: "counted"; readonly tally: SentTally; readonly cpu: number };

const tables: Playing[] = [];
let tally = newTally();
let pace = 0;
let isCounting = false;

function say(report: Report): void {
  // Whoever asked may be gone: then there is nobody to tell, and nothing to do.
  process.send?.(report, undefined, undefined, (cause) => cause && process.exit(0));
}

async function sit(order: Extract<Order, { kind: "sit" }>): Promise<void> {
  const random = seeded(order.seed);
  const servers = order.servers.map((server) => new URL(server));
  const company: Company = {
    servers,
    from: order.from,
    asking: asking(servers[0] as URL, order.from),
    game: order.game,
    players: order.players,
    pace: () => pace,
    tally: () => tally,
    chance: () => (next(random) >>> 0) / 2 ** 32,
  };
  let left = order.tables;
  const lane = async () => {
    while (left-- > 0) {
      try {
        tables.push(await sitDown(company));
      } catch (cause) {
        failed(tally, (cause as Error).message);
      }
      if (tables.length % 16 === 0) say({ kind: "sat", tables: tables.length, isAll: false });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  count();
  say({ kind: "sat", tables: tables.length, isAll: true });
}

function count(): void {
  const { user, system } = process.cpuUsage();
  say({ kind: "counted", tally: sentTally(tally), cpu: (user + system) / 1e6 });
  tally = newTally();
}

process.on("message", (order: Order) => {
  switch (order.kind) {
    case "sit":
      void sit(order);
      break;
    case "begin":
      pace = order.pace;
      for (const table of tables) table.begin();
      if (!isCounting) setInterval(count, 250);
      isCounting = true;
      break;
    case "leave":
      for (const table of tables) table.leave();
      process.exit(0);
  }
});
// Whoever started us ends us: Ctrl-C in a terminal reaches everybody, and we are asked for what we have counted first.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
