/** A table that starts with those who came, one of whom sits behind a seat that somebody has left. */
import { expect } from "vitest";
import { chanceOf } from "./gathered.ts";
import { somebody } from "./person.ts";
import { rawTo } from "./raw.ts";

/** Each is connected before the start, and goes on from the seat as it is numbered then: the host here, the others there. */
export async function moveUp(here: string, there: string): Promise<void> {
  const [ana, dan, bo, cleo] = [here, there, there, there].map((address) => somebody(() => address));
  if (!ana || !dan || !bo || !cleo) throw new Error("nobody came");
  const { id, plan } = await ana.do("POST", "/tables", { game: "fish-fish" });
  expect(plan).toMatchObject({ players: 8, empty: "go" });
  for (const [seat, person] of [ana, dan, bo, cleo].entries())
    await person.do("POST", `/tables/${id}/seats/${seat}`, { name: `P${seat}`, chance: chanceOf(seat) });
  const lives = [ana, bo, cleo].map(({ cookie }, seat) => {
    const raw = rawTo(seat === 0 ? here : there, `/api/v1/tables/${id}/live`, { cookie });
    raw.say({ type: "hello", version: 1, as: "seat", since: 0 });
    return raw;
  });
  for (const raw of lives) await raw.until("presence");
  await dan.do("DELETE", `/tables/${id}/seats/1`);
  const begun = await ana.do("POST", `/tables/${id}/start`);
  expect(begun).toMatchObject({ stage: "playing", plan: { players: 3 }, mine: { seat: 0 } });
  expect(begun.seats.map((sitting) => sitting?.name)).toEqual(["P0", "P2", "P3"]);
  for (const [seat, raw] of lives.entries()) {
    const { sight } = await raw.until("sight");
    expect(sight).toMatchObject({ viewer: seat, number: 0 });
    const move = sight.legal.at(0);
    if (move === undefined) continue;
    raw.say({ type: "offer", id: 1, offer: { kind: "play", seen: 0, move } });
    expect((await raw.until("answer")).answer).toMatchObject({ ok: true, number: 1 });
  }
  for (const raw of lives) raw.socket.close();
}
