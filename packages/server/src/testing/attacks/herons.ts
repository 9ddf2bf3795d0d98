/** More tables of bots that think for a second than the threads have time for: each bot has its turn, oldest first. */
import type { GameId } from "@guinguette/rules/contract";
import type { Attack } from "./attack.ts";
import { newHouse } from "./far.ts";
import { lineTo } from "./line.ts";
import { granted, hello, newcomer, type Scene } from "./scene.ts";

interface Tables {
  readonly game: GameId;
  /** The address that all of them are played from. */
  readonly house: string;
  readonly tables: number;
  /** So many moves of each bot are waited for. */
  readonly moves: number;
}

/** A game of one person and a heron, from its opening until the bot has moved so often: how long each move took since the
 * bot was waited for, in milliseconds. */
async function waitsAt(port: number, { game, house, moves }: Tables): Promise<number[]> {
  const waits: number[] = [];
  const cookie = await newcomer(port);
  while (waits.length < moves) {
    const { id } = await granted(port, cookie, "POST", "/tables", { game, players: 2 });
    const sitting = { name: "Ana", chance: "0".repeat(32) };
    await granted(port, cookie, "POST", `/tables/${id}/seats/0`, sitting);
    await granted(port, cookie, "PUT", `/tables/${id}/seats/1/bot`, { level: "heron" });
    await granted(port, cookie, "POST", `/tables/${id}/start`);
    const line = lineTo(port, house, id, { cookie });
    line.say(hello);
    let asked: { readonly position: number; readonly since: number } | null = null;
    for (let isOver = false; !isOver && waits.length < moves; ) {
      const told = await line.until(({ type }) => type === "sight");
      if (told?.type !== "sight") throw new Error("a bot was waited for in vain");
      const { awaited, position, number, legal, winners } = told.sight;
      const now = performance.now();
      const isAsked = awaited.includes(1);
      if (asked !== null && (!isAsked || asked.position !== position)) {
        waits.push(now - asked.since);
        asked = null;
      }
      if (isAsked) asked ??= { position, since: now };
      const move = legal[waits.length % legal.length];
      if (awaited.includes(0) && move !== undefined)
        line.say({ type: "offer", id: number, offer: { kind: "play", seen: number, move } });
      isOver = winners !== null;
    }
    line.socket.destroy();
  }
  return waits;
}

/** How long each bot's move took, at all of these tables played at once. */
async function heronsAt(port: number, tables: Tables): Promise<number[]> {
  const all = await Promise.all(Array.from({ length: tables.tables }, () => waitsAt(port, tables)));
  return all.flat();
}

/** `longest`: how long one move may take at the most, in milliseconds, with what the machine does besides. */
export function herons(
  { port }: Scene,
  { game, longest }: { readonly game: GameId; readonly longest: number },
  tell: (line: string) => void,
): Attack {
  return {
    name: `thirty tables of herons from one address, one each from four others, at ${game}`,
    expected: ["each has its turn in time"],
    async once() {
      const [crowd, ...others] = await Promise.all(
        [30, 1, 1, 1, 1].map((tables) => heronsAt(port, { game, house: newHouse(), tables, moves: 2 })),
      );
      const [here, elsewhere] = [crowd ?? [], others.flat()].map((waits) => Math.max(...waits));
      const said = `herons at ${game}: a move took ${inSeconds(here)} at most, at the other addresses ${inSeconds(elsewhere)}`;
      tell(said);
      return Math.max(here ?? 0, elsewhere ?? 0) <= longest ? "each has its turn in time" : said;
    },
  };
}

const inSeconds = (milliseconds = 0) => `${(milliseconds / 1_000).toFixed(1)} s`;
