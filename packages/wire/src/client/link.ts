/**
 * The near end of a link whose table is on a server. Where the line has ended, whatever was asked is answered as by a
 * table that has moved on: whoever leaves in the middle of a question is told nothing odd.
 */
import type { GameRecord } from "@guinguette/rules/record";
import type { Seat } from "@guinguette/rules/seats";
import type { Answer, Offer } from "@guinguette/table/changes";
import type { Link } from "@guinguette/table/link";
import type { FromTable, Signal, Vote } from "../live.ts";
import type { WireOffer } from "../offers.ts";
import type { Problem } from "../problem.ts";
import { base } from "../version.ts";
import { type Connection, connect, type LooksAs, type Status } from "./connection.ts";
import type { Line } from "./line.ts";

/** What whoever has a link hears beside the game. */
export interface Ears {
  /** Whatever the table says that is no sight. */
  heard?(message: FromTable): void;
  status?(status: Status, problem: Problem | null): void;
}

/** When one may let a bot hold a seat, in milliseconds from now; and where that takes votes, how they stand. */
export interface MayHold {
  readonly in: number | null;
  readonly vote: Vote | null;
}

export interface FarLink extends Link {
  /** Whatever a person may say; what is for the table to say, such as who plays on for them, may be left out. */
  offer(offered: Offer | WireOffer): Promise<Answer>;
  /** A sign to everybody at the table; whether it was passed on. */
  signal(signal: Signal): Promise<boolean>;
  /** In how many milliseconds one may let a bot hold the seat of somebody who is away, or vote for it where they do not move;
   * null where one may not. */
  mayHold(seat: Seat): Promise<MayHold>;
  /** Lets a bot hold it until they are back: whether one does, or the vote for it counts. */
  hold(seat: Seat): Promise<{ readonly held: boolean; readonly voted: boolean }>;
  /** Something has happened to the line, or somebody is impatient. */
  hurry(): void;
  /** Whether the page is in sight. */
  look(isLooking: boolean): void;
  /** Comes back when all that the table had to say by now has been heard. */
  settled(): Promise<void>;
  close(): void;
}

export function linkTo(line: Line, table: string, as: LooksAs, ears: Ears = {}): FarLink {
  const connections = new Set<Connection>();

  function connected(since: number | null, heard: Parameters<typeof connect>[4]): Connection {
    const connection = connect(line, table, as, since, heard, ears.status?.bind(ears));
    connection.look(isLooking);
    connections.add(connection);
    return connection;
  }
  let isClosed = false;
  let isLooking = true;
  /** Whichever is open does to ask; who watches nothing opens one for that. */
  async function ask(request: Parameters<Connection["ask"]>[0]): ReturnType<Connection["ask"]> {
    if (isClosed) return null;
    const [first] = connections;
    return (first ?? connected(null, () => {})).ask(request);
  }

  function look(looks: boolean): void {
    isLooking = looks;
    for (const connection of connections) connection.look(looks);
  }
  const unfollow = line.followSight?.(look);

  return {
    watch(since, seen) {
      // Of no change: all of the story is told anew.
      const from = Number.isSafeInteger(since) && since >= 0 ? since : Number.MAX_SAFE_INTEGER;
      const connection = connected(from, (message) => {
        if (message.type === "sight") seen(message.sight);
        else ears.heard?.(message);
      });
      return () => {
        connections.delete(connection);
        connection.close();
      };
    },
    async offer(offered) {
      const reply = await ask({ type: "offer", offer: offered });
      return reply?.type === "answer" ? reply.answer : { ok: false, because: { kind: "stale" } };
    },
    async mayTakeBack() {
      const reply = await ask({ type: "may-take-back" });
      return reply?.type === "may-take-back" ? reply.how : null;
    },
    async couldTakeBack(move) {
      const reply = await ask({ type: "could-take-back", move });
      return reply?.type === "could-take-back" && reply.could;
    },
    async deed(at) {
      const reply = await ask({ type: "deed", at });
      return reply?.type === "deed" ? reply.deed : null;
    },
    async record() {
      try {
        const { status, body } = await line.get(`${base}/tables/${table}/record`);
        return status === 200 ? (body as GameRecord | null) : null;
      } catch {
        // Nobody answers.
        return null;
      }
    },
    async signal(signal) {
      const reply = await ask({ type: "signal", signal });
      return reply?.type === "signal" && reply.sent;
    },
    async mayHold(seat) {
      const reply = await ask({ type: "may-hold", seat });
      if (reply?.type !== "may-hold") return { in: null, vote: null };
      // A server of a version before says nothing of votes.
      return { in: reply.in, vote: reply.vote ?? null };
    },
    async hold(seat) {
      const reply = await ask({ type: "hold", seat });
      if (reply?.type !== "hold") return { held: false, voted: false };
      return { held: reply.held, voted: reply.voted ?? false };
    },
    async settled() {
      await Promise.all([...connections].map((connection) => connection.ask({ type: "ping" })));
    },
    hurry() {
      for (const connection of connections) connection.hurry();
    },
    look,
    close() {
      isClosed = true;
      unfollow?.();
      for (const connection of connections) connection.close();
      connections.clear();
    },
  };
}
