/** What is not there and what is not for one to see: answered alike, byte for byte, and in times that are compared. */
import { randomBytes } from "node:crypto";
import { ask, type Got, newHouse, type RequestSent } from "./far.ts";
import { granted, newcomer, type Scene } from "./scene.ts";

export interface Likeness {
  readonly what: string;
  /** Whether the two were answered alike, but for the time of day. */
  readonly alike: boolean;
  /** In milliseconds, of those that were known, and of those that never were. */
  readonly known: Quartiles;
  readonly unknown: Quartiles;
}

interface Quartiles {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Asks for both in turn, so many times each. */
export async function compareGuesses(scene: Scene, times: number): Promise<Likeness[]> {
  const { port, owner } = scene;
  const cookie = await newcomer(port);
  const { id } = await granted<{ id: string }>(port, owner, "POST", "/me/tokens", { name: "theirs" });
  const used = await granted<{ code: string }>(port, cookie, "POST", "/me/carry");
  const carry = (code: string): RequestSent => ({
    method: "POST",
    path: "/me/carried",
    body: JSON.stringify({ code }),
  });
  await ask(port, newHouse(), carry(used.code));
  const dropped = await granted<{ id: string; token: string }>(port, cookie, "POST", "/me/tokens", {
    name: "x",
  });
  await granted(port, cookie, "DELETE", `/me/tokens/${dropped.id}`);
  const bearer = (token: string): RequestSent => ({
    method: "GET",
    path: "/me",
    headers: { authorization: `Bearer ${token}` },
  });
  const [name = "", signed = ""] = owner.split("=");
  const forged = (person: string): RequestSent => {
    const [, key, signature = ""] = signed.split(".");
    return {
      method: "GET",
      path: "/me/tokens",
      headers: { cookie: `${name}=${person}.${key}.${signature.slice(1)}x` },
    };
  };
  const pairs: readonly (readonly [string, RequestSent, RequestSent])[] = [
    [
      "another's token taken away, and one that never was",
      { method: "DELETE", path: `/me/tokens/${id}`, headers: { cookie } },
      { method: "DELETE", path: `/me/tokens/${"0".repeat(26)}`, headers: { cookie } },
    ],
    [
      "a way to another device that was used, and one that never was",
      carry(used.code),
      carry("0000-0000-0000"),
    ],
    [
      "a token that was revoked, and one that never was",
      bearer(dropped.token),
      bearer(`guinguette_${randomBytes(32).toString("base64url")}`),
    ],
    ["a forged name of somebody, and of nobody", forged(signed.split(".")[0] ?? ""), forged("0".repeat(26))],
  ];
  const likenesses: Likeness[] = [];
  for (const [what, one, other] of pairs) {
    const took: [number[], number[]] = [[], []];
    const answers = new Set<string>();
    for (let n = 0; n < times; n++)
      for (const [at, asked] of n % 2 === 0
        ? ([
            [0, one],
            [1, other],
          ] as const)
        : ([
            [1, other],
            [0, one],
          ] as const)) {
        const house = newHouse();
        const began = performance.now();
        const got = await ask(port, house, asked);
        took[at].push(performance.now() - began);
        answers.add(inFull(got));
      }
    likenesses.push({
      what,
      alike: answers.size === 1,
      known: quartilesOf(took[0]),
      unknown: quartilesOf(took[1]),
    });
  }
  return likenesses;
}

function inFull({ status, headers, body }: Got): string {
  const kept = [...headers].filter(([header]) => header !== "date");
  return JSON.stringify([status, kept, body]);
}

function quartilesOf(times: readonly number[]): Quartiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}
