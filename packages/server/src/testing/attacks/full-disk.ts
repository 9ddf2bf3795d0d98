/** A disk that is really full: the system lets the server's process write no byte to any file. It takes no rights. */
import { execFileSync } from "node:child_process";
import type { NewTable } from "@guinguette/wire/http";
import type { FromTable } from "@guinguette/wire/live";
import { gathered } from "../gathered.ts";
import { type Raw, rawTo } from "../raw.ts";
import { type Attack, kindOf } from "./attack.ts";

export interface Disk {
  fill(): void;
  free(): void;
}

/** The disk as this process sees it. */
export function diskOf(pid: number): Disk {
  const limit = (bytes: string) => void execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:`]);
  return { fill: () => limit("0"), free: () => limit("unlimited") };
}

const table: NewTable = { game: "fish-fish", players: 2, seed: "s", setup: { firstFisher: 0 } };
const offer = { kind: "play", seen: 0, move: { type: "cast", card: "catch", bait: 2 } };

export interface Hasty {
  /** Offers that can be stored nowhere, by a client that comes back at once. */
  readonly attacks: readonly Attack[];
  /** The same offer once more, and how it is answered. */
  again(): Promise<unknown>;
}

export async function hastyAt(address: () => string): Promise<Hasty> {
  const { room, people } = await gathered(address, table);
  const [ana] = people;
  const sit = (): Raw => {
    const raw = rawTo(address(), `/api/v1/tables/${room.id}/live`, { cookie: ana?.cookie ?? "" });
    raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
    raw.say({ type: "offer", id: 1, offer });
    return raw;
  };
  return {
    attacks: [
      {
        name: "an offer while the disk is full, at once after the last",
        expected: ["503 unavailable with a time to come again, 1013"],
        async once() {
          const raw = sit();
          const code = await raw.ended;
          const told = raw.texts.map((text) => JSON.parse(text) as FromTable);
          if (told.some(({ type }) => type === "answer")) return "answered";
          const last = told.at(-1);
          if (last?.type !== "problem") return `${last?.type ?? "nothing"}, ${code}`;
          const again = (last.problem.retryAfter ?? 0) >= 1 ? "with a time to come again" : "and no more";
          return `${kindOf(last.problem)} ${again}, ${code}`;
        },
      },
      {
        name: "a table opened while the disk is full",
        expected: ["503 5"],
        async once() {
          const answer = await ana?.ask("POST", "/tables", table);
          return `${answer?.status} ${answer?.headers.get("retry-after")}`;
        },
      },
    ],
    async again() {
      const raw = sit();
      const { answer } = await raw.until("answer");
      raw.socket.close();
      return answer;
    },
  };
}
