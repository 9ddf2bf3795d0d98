/** Names that are more than names: markup, signs that nobody sees, and signs that turn a line around. */
import { type Attack, said } from "./attack.ts";
import { ask, newHouse } from "./far.ts";
import { fresh } from "./malformed.ts";
import { granted, newcomer, type Scene } from "./scene.ts";

const names: Readonly<Record<string, string>> = {
  "markup in a name": "<img src=x onerror=alert(1)>",
  "a script in a name": "</script><script>alert(1)</script>",
  "a name that would be SQL": "'); DROP TABLE entries; --",
  "a name that turns the line around": "\u202eana\u202d",
  "a name in an isolate that never ends": "\u2067\u2066ana",
  "a name that nobody sees": "\u200b\u2060\ufeff\u00ad",
  "a name of joiners alone": "\u200d\u200c\u034f",
  "a name of blanks": " \u00a0\u3000\u2003",
  "a name of empty letters": "\u3164\u115f\u2800",
  "a name with lines and noughts": "a\u0000b\r\nc\u2028d\u0007",
  "a name with half a sign": "\ud83d ana \udc1f",
  "a tower of marks": `a${"\u0301".repeat(300)}`,
  "a long name": "🐟".repeat(150),
  "a name of what all objects have": "__proto__",
};

/** What may be nowhere in a name that others are shown. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u;

export function oddNames({ port }: Scene): Attack[] {
  const table = fresh(async () => {
    const cookie = await newcomer(port);
    return {
      cookie,
      id: (await granted(port, cookie, "POST", "/tables", { game: "wishes", players: 3 })).id,
    };
  }, 40);
  return Object.entries(names).map(([name, given]) => ({
    name,
    expected: ["kept as text", "400 malformed"],
    async once() {
      const { id, cookie } = await table();
      const path = `/tables/${id}/seats/0`;
      const body = JSON.stringify({ name: given, chance: "0".repeat(32) });
      const got = await ask(port, newHouse(), { method: "POST", path, headers: { cookie }, body });
      if (got.status !== 200) return said(got);
      if (got.headers.get("content-type") !== "application/json; charset=utf-8") return "no JSON";
      const { seats } = JSON.parse(got.body) as { seats: ({ name: string } | null)[] };
      const kept = seats[0]?.name ?? "";
      if (unseen.test(kept) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(kept))
        return `kept as ${JSON.stringify(kept)}`;
      return [...kept].length <= 400 ? "kept as text" : "kept whole";
    },
  }));
}
