/** What the documentation says of who gives up, and of who says anew how they are called. */
import { base } from "@guinguette/wire/version";
import { expect, it } from "vitest";
import { chanceOf, gathered } from "../testing/gathered.ts";
import { rawTo } from "../testing/raw.ts";
import { someServer } from "../testing/some-server.ts";

const hello = { type: "hello", version: 1, as: "seat", since: 0 } as const;

it("where one is left the game is theirs at once, by the sight and not by the rules", async () => {
  const server = await someServer();
  const { room, people } = await gathered(() => server.address, { game: "wishes", players: 2 });
  const raw = rawTo(server.address, `${base}/tables/${room.id}/live`, { cookie: people[0]?.cookie ?? "" });
  raw.say(hello);
  const { sight } = await raw.until("sight");
  raw.say({ type: "offer", id: 1, offer: { kind: "resign", seen: sight.number } });
  const { sight: last } = await raw.until("sight");
  expect(last).toMatchObject({ winners: [1], view: { winners: null }, heard: [] });
  expect(last.incidents).toMatchObject([{ kind: "resigned", seat: 0, level: null }]);
  const record = (await people[1]?.ask("GET", `/tables/${room.id}/record`))?.text ?? "";
  expect(record).not.toMatch(/resign|winner/);
});

it("where several are left a perch plays on, unless the table names another bot", async () => {
  const server = await someServer({ byItself: false });
  for (const away of ["wait", "fry"] as const) {
    const { room, people } = await gathered(() => server.address, { game: "wishes", players: 3, away });
    const raw = rawTo(server.address, `${base}/tables/${room.id}/live`, { cookie: people[0]?.cookie ?? "" });
    raw.say(hello);
    const { sight } = await raw.until("sight");
    raw.say({ type: "offer", id: 1, offer: { kind: "resign", seen: sight.number } });
    const { chairs, winners } = (await raw.until("sight")).sight;
    expect(winners).toBeNull();
    expect(chairs[0]).toMatchObject({ resigned: true, standIn: away === "wait" ? "perch" : "fry" });
  }
});

it("who sits down again in play keeps their name and colour; before it, what they say counts", async () => {
  const server = await someServer({ byItself: false });
  const { room, people } = await gathered(() => server.address, { game: "wishes", players: 2 });
  const [ana] = people;
  const again = await ana?.ask("POST", `/tables/${room.id}/seats/0`, { name: "Other", chance: chanceOf(9) });
  expect(again?.body).toMatchObject({ status: 409, type: "urn:guinguette:problem:seat-taken" });
  const { id } = (await ana?.do("POST", "/tables", { game: "wishes", players: 2 })) ?? { id: "" };
  const at = `/tables/${id}/seats/0`;
  const first = await ana?.do("POST", at, { name: "Ana", colour: 3, chance: chanceOf(1) });
  const second = await ana?.do("POST", at, { name: "Anna", chance: chanceOf(2) });
  expect(second?.seats[0]).toEqual({ ...first?.seats[0], name: "Anna", colour: undefined });
});
