/** One table of people who play by what they see: any legal move, at a steady pace, one game after the other. */
import type { GameId } from "@guinguette/rules/contract";
import type { FromTable } from "@guinguette/wire/live";
import { base, protocolVersion } from "@guinguette/wire/version";
import { WebSocket } from "ws";
import { now } from "../clock.ts";
import type { Asking, Guest } from "./asking.ts";
import { glanceAt, isSight } from "./glance.ts";
import { latencyAt } from "./latency.ts";
import { note } from "./spread.ts";
import { failed, type Tally } from "./tally.ts";

export interface Playing {
  /** From now on moves are made at this pace; the first one some time within it. */
  begin(): void;
  leave(): void;
}

export interface Company {
  /** Of the same tables: each seat is at the next one. */
  readonly servers: readonly URL[];
  readonly from: string | undefined;
  readonly asking: Asking;
  readonly game: GameId;
  readonly players: number;
  /** Between two moves at a table, in milliseconds. */
  readonly pace: () => number;
  /** What is counted now. */
  readonly tally: () => Tally;
  /** A number below 1. */
  readonly chance: () => number;
}

interface Sitter {
  readonly seat: number;
  readonly socket: WebSocket;
  /** The last sight that waits for them, as it came. */
  sight: Buffer | null;
  /** What their offer became, as soon as they know; null while they offer nothing. */
  answered: ((number: number | null) => void) | null;
  timer: NodeJS.Timeout | undefined;
}

/** Opens a table, has everybody sit down at it, starts it, and opens everybody's connection. */
export async function sitDown(company: Company): Promise<Playing> {
  const guests = Array.from({ length: company.players }, (): Guest => ({ cookie: "" }));
  await Promise.all(guests.map((guest) => company.asking.ask(guest, "POST", "/me")));
  let isPlaying = false;
  let isLeaving = false;
  let game: OneGame | null = null;
  const next = async () => {
    game = await oneGame(company, guests, () => {
      company.tally().games++;
      if (!isLeaving) next().catch((cause: Error) => failed(company.tally(), cause.message));
    });
    if (isPlaying) game.begin();
    if (isLeaving) game.leave();
  };
  await next();
  return {
    begin() {
      isPlaying = true;
      game?.begin();
    },
    leave() {
      isLeaving = true;
      game?.leave();
    },
  };
}

interface OneGame {
  begin(): void;
  leave(): void;
}

async function oneGame(company: Company, guests: readonly Guest[], over: () => void): Promise<OneGame> {
  const { asking, game, players, pace, tally, chance } = company;
  const [host] = guests as [Guest];
  const { id } = (await asking.ask(host, "POST", "/tables", { game, players })) as { readonly id: string };
  for (const [seat, guest] of guests.entries()) {
    const given = { name: `P${seat}`, chance: seat.toString(16).padStart(32, "0") };
    await asking.ask(guest, "POST", `/tables/${id}/seats/${seat}`, given);
  }
  await asking.ask(host, "POST", `/tables/${id}/start`);
  const latency = latencyAt(players, (milliseconds) => note(tally().latencies, milliseconds));
  let isPlaying = false;
  let isOver = false;
  /** When the next move may be made at this table. */
  let due = 0;

  function received(sitter: Sitter, message: Buffer): void {
    const at = now();
    const seen = glanceAt(message);
    tally().bytes += message.length;
    if (seen === null) {
      failed(tally(), "unreadable");
      return;
    }
    latency.receive(sitter.seat, seen.number, at);
    const isAwaited = ((seen.awaited >> sitter.seat) & 1) === 1;
    sitter.sight = isAwaited ? message : null;
    if (seen.isOver && !isOver) {
      isOver = true;
      // The others have still to see it.
      setTimeout(end, 50);
    } else think(sitter);
  }

  function answered(sitter: Sitter, message: Buffer): void {
    const said = JSON.parse(message.toString()) as FromTable;
    if (said.type === "problem") failed(tally(), said.problem.type);
    if (said.type === "bye") failed(tally(), said.why);
    if (said.type !== "answer") return;
    const { answer } = said;
    sitter.answered?.(answer.ok ? answer.number : null);
    sitter.answered = null;
    if (answer.ok) tally().moves++;
    else failed(tally(), answer.because.kind);
    think(sitter);
  }

  /** Whoever is waited for makes a move when it is time. */
  function think(sitter: Sitter): void {
    if (!isPlaying || isOver || sitter.sight === null || sitter.answered || sitter.timer) return;
    due = Math.max(due, now());
    sitter.timer = setTimeout(move, due - now(), sitter);
    due += pace();
  }

  function move(sitter: Sitter): void {
    sitter.timer = undefined;
    if (sitter.sight === null || isOver) return;
    const { sight } = JSON.parse(sitter.sight.toString()) as Extract<FromTable, { type: "sight" }>;
    const chosen = sight.legal[Math.floor(chance() * sight.legal.length)];
    sitter.sight = null;
    if (chosen === undefined) {
      failed(tally(), "nothing to do");
      return;
    }
    const offer = { kind: "play", seen: sight.number, move: chosen };
    const text = JSON.stringify({ type: "offer", id: sight.number, offer });
    sitter.answered = latency.send(now());
    sitter.socket.send(text);
  }

  const sitters = await Promise.all(
    guests.map(async ({ cookie }, seat): Promise<Sitter> => {
      const address = new URL(`${base}/tables/${id}/live`, company.servers[seat % company.servers.length]);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = new WebSocket(address, {
        headers: { cookie },
        perMessageDeflate: false,
        skipUTF8Validation: true,
        ...(company.from === undefined ? {} : { localAddress: company.from }),
      });
      const sitter: Sitter = { seat, socket, sight: null, answered: null, timer: undefined };
      socket.on("message", (message: Buffer) => {
        if (isSight(message)) received(sitter, message);
        else answered(sitter, message);
      });
      await new Promise<void>((opened, reject) => {
        socket.once("open", opened);
        socket.once("error", reject);
      });
      socket.on("error", (cause) => failed(tally(), cause.message));
      socket.on("close", (code) => isOver || failed(tally(), `closed with ${code}`));
      const hello = { type: "hello", version: protocolVersion, as: "seat", since: 0 };
      socket.send(JSON.stringify(hello));
      return sitter;
    }),
  );

  function leave(): void {
    isOver = true;
    for (const { socket, timer } of sitters) {
      clearTimeout(timer);
      socket.close();
    }
  }
  function end(): void {
    leave();
    over();
  }
  return {
    begin() {
      isPlaying = true;
      due = now() + chance() * pace();
      for (const sitter of sitters) {
        clearTimeout(sitter.timer);
        sitter.timer = undefined;
        think(sitter);
      }
    },
    leave,
  };
}
