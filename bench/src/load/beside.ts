/** The same table on this server, on boardgame.io and on Colyseus, in turns in one run. */
import { boardgameIoServer } from "../servers/boardgame-io-server.ts";
import { colyseusServer } from "../servers/colyseus-server.ts";
import { type Driven, driven } from "../servers/driving.ts";
import { ourServer } from "../servers/our-server.ts";
import { figure, head, median, row, spread } from "./format.ts";

const servers = {
  guinguette: () => ourServer(),
  "boardgame.io": boardgameIoServer,
  Colyseus: colyseusServer,
};
type Name = keyof typeof servers;
const names = Object.keys(servers) as Name[];

export type Rounds = Readonly<Record<Name, readonly Driven[]>>;

export async function besides(
  rounds: number,
  tables: number,
  seconds: number,
  say: (text: string) => void,
): Promise<Rounds> {
  const all: Record<Name, Driven[]> = { guinguette: [], "boardgame.io": [], Colyseus: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      say(`round ${round + 1} of ${rounds}: ${name}`);
      const server = await servers[name]();
      try {
        all[name].push(await driven(server, tables, seconds));
      } finally {
        await server.close();
      }
    }
  return all;
}

export const besideHead = head([
  ...["server", "moves a second", "ours ÷ theirs", "processor a move", "theirs ÷ ours"],
  ...["memory a table", "theirs ÷ ours"],
]);

export function besideRows(rounds: Rounds): string[] {
  const ours = rounds.guinguette;
  return names.map((name) => {
    const theirs = rounds[name];
    const ratio = (of: (one: Driven) => number, isInverse = false) =>
      name === "guinguette"
        ? ""
        : spread(
            theirs.map((one, at) => {
              const [their, our] = [of(one), of(ours[at] as Driven)];
              return isInverse ? our / their : their / our;
            }),
          );
    const perTable = theirs.map((one) => one.perTable / 1e3);
    return row([
      name,
      spread(theirs.map((one) => one.movesPerSecond)),
      ratio((one) => one.movesPerSecond, true),
      `${figure(median(theirs.map((one) => one.perMove)))} ms`,
      ratio((one) => one.perMove),
      `${spread(perTable)} kB`,
      ratio((one) => one.perTable),
    ]);
  });
}
