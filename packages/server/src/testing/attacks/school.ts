/** A school behind one address: one device takes all that the address may ask for, while known neighbours play there. */
import { DatabaseSync } from "@photostructure/sqlite";
import { newId } from "../../ids.ts";
import { cookiesFor } from "../../people/cookie.ts";
import { type Signing, signingWith } from "../../people/signing.ts";
import type { SigningKey } from "../../store/store.ts";
import { type Attack, said } from "./attack.ts";
import { ask, type Got, newHouse } from "./far.ts";
import { type Line, lineTo } from "./line.ts";
import { begun, granted, hello, newcomer, type Scene } from "./scene.ts";

const TWO_DAYS = 2 * 86_400_000;
const draw = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Signs by the keys of the server whose file this is: nobody can wait for a day to be somebody who came the day before
 * yesterday. */
export async function signingOf(file: string): Promise<Signing> {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("SELECT id, made AS signs, key FROM signing_keys ORDER BY id DESC").all();
  db.close();
  const store = { signingKeys: async () => rows as unknown as SigningKey[], addSigningKey: async () => {} };
  return signingWith(store, draw, Date.now());
}

export interface School {
  readonly scene: Scene;
  readonly signing: Signing;
  /** How many live connections the device opens, too. */
  readonly lines: number;
}

export function school({ scene: { port, waiting, own }, signing, lines }: School): Attack {
  const pupil = () => cookiesFor(newId(draw), Date.now() - TWO_DAYS, {}, signing)[0]?.split(";")[0] ?? "";
  const get = (house: string, path: string, cookie?: string) =>
    ask(port, house, { method: "GET", path, ...(cookie && { headers: { cookie } }) });

  /** Until the address is refused. */
  async function exhaust(once: (n: number) => Promise<Got>): Promise<void> {
    for (let n = 0; (await once(n)).status !== 429; n++)
      if (n > 30_000) throw new Error("nothing was ever refused");
  }
  async function atOnce(workers: number, work: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: workers }, work));
  }

  /** What somebody there is answered: they open a code, sit down, and play. */
  async function neighbours(house: string): Promise<string[]> {
    const [ana, bo, host] = [pupil(), pupil(), pupil()];
    const { id, code } = await granted(port, host, "POST", "/tables", { game: "wishes", players: 3 });
    const table = await begun(port, [ana, bo]);
    const outcomes = [
      said(await get(house, `/codes/${code}`, ana)),
      said(await get(house, "/me/tables", bo)),
    ];
    const body = JSON.stringify({ name: "Ana", chance: "0".repeat(32) });
    const path = `/tables/${id}/seats/0`;
    outcomes.push(said(await ask(port, house, { method: "POST", path, body, headers: { cookie: ana } })));
    for (const cookie of [ana, bo]) outcomes.push(await moveOf(lineTo(port, house, table, { cookie })));
    // Somebody who came just now shares what is left of the address: nothing.
    outcomes.push(said(await get(house, `/codes/${code}`, await newcomer(port))));
    return outcomes;
  }

  async function moveOf(line: Line): Promise<string> {
    if ((await line.status) !== 101) return `live: ${await line.status}`;
    line.say(hello);
    const last = await line.until((one) => one.type === "sight");
    const sight = last?.type === "sight" ? last.sight : null;
    const [move] = sight?.legal ?? [];
    if (sight === null || move === undefined) return "nothing to play";
    line.say({ type: "offer", id: 1, offer: { kind: "play", seen: sight.number, move } });
    const answer = await line.until(({ type }) => type === "answer");
    line.socket.destroy();
    return answer?.type === "answer" && answer.answer.ok ? "moved" : "refused";
  }

  return {
    name: "a school: one device guesses codes and floods without a name, known neighbours open a code and play",
    expected: ["known neighbours notice nothing, a newcomer waits"],
    async once() {
      const house = newHouse();
      await exhaust((n) => get(house, `/codes/requin-${9_000_000 + n}`));
      const held: Line[] = [];
      for (let n = 0; n < lines; n++) held.push(lineTo(port, house, own));
      await Promise.all(held.map(({ status }) => status));
      let isOver = false;
      const path = `/tables/${waiting}`;
      const asking = () => exhaust(() => get(house, path));
      await atOnce(16, asking);
      const flood = atOnce(4, async () => {
        while (!isOver) await get(house, path);
      });
      try {
        const outcomes = await neighbours(house);
        return outcomes.join(", ") === "200, 200, 200, moved, moved, 429 too-many"
          ? "known neighbours notice nothing, a newcomer waits"
          : outcomes.join(", ");
      } finally {
        isOver = true;
        await flood;
        for (const { socket } of held) socket.destroy();
      }
    },
  };
}
