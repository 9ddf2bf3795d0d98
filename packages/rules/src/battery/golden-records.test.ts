/**
 * The same record is the same game in every release. Of `guinguette/1` the digests of whole games are pinned, made
 * before there was another format; nothing may ever write them anew. Those of `guinguette/2` are written out, so that a
 * review shows what a change does to them.
 */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";
import { openRecord, readRecord } from "../record.ts";
import { playthroughFrom } from "../testing/playthrough.ts";
import { type TestTable, tablesOf } from "../testing/tables.ts";

/** Every number of players with the usual options. */
const tables: readonly TestTable[] = games.flatMap((game) =>
  game.about.players.map((players) => tablesOf(game).find((table) => table.players === players)!),
);

const folder = new URL("../../golden/guinguette-2/", import.meta.url);

function fileName({ game, players }: TestTable): string {
  return `${game.id}-${players}.txt`;
}

function recorded(format: string, table: TestTable): string {
  const { game, players, options } = table;
  const opened = openRecord(
    readRecord({ format, game: game.id, players, options, seed: "golden", moves: [] }),
  );
  if (!opened.ok) throw new Error(`the set-up breaks ${opened.refusal.rule}`);
  return playthroughFrom(table, "golden", opened.state);
}

/** What events have told besides since then: which card was covered. */
const toldSince = /,"covered":(?:null|"\w+")| covered=\w+/g;

const asEver = [
  "fish-fish 2 732523fb15166292dffae3ca14964727555e169ba298728296e984ade1b6a69c",
  "fish-fish 3 725a9e27ae406f435c293d76d543ffbc044395b73eed9238c16425dc01f11bd1",
  "fish-fish 4 b4d526ba5502511304b21f78c3ba624127400be5bfcde47ef7c98a70c1e853e0",
  "fish-fish 5 ca272da12033198ca27e7b9e03a5fdeaed79b49e60cfc7556dc41a5e10519442",
  "fish-fish 6 7b098e66a349174d7420e61541286a9c76262d7c1bb93b185ff34771ba0086fa",
  "fish-fish 7 21b944acd92e9cbb66ab6cf2a127ee340c873f06b4d3b55f1718674f61147090",
  "fish-fish 8 4cd86e7ec3c886f34789ca59ba2e7294e12342b62f982d90c89aa92aadc747d6",
  "wishes 2 9741be8316d7f435ebd02377d804a13c83466926574f91e23377634043245d44",
  "wishes 3 7b45e9fd7780c3256210e5773161c69f4295f350bc3713b9a7892253ae588b35",
  "wishes 4 bd143f36e89b4defd15651400f711d7c46e4440c825c552a5a3d35a2d1a6e322",
  "wishes 5 a6d49748fe9a7b26a186ef3b3075006e1045e1fce72de06219b62079d88d3ec4",
  "chat-peche 2 49e97afdee5e4280cf18c5887b581f8e690d11a813e4712ba830e9d9fc4b0504",
  "chat-peche 3 872f0343e2075774a5d453988151ec8b0c29c6c1e0f65314a8182c37bb98f79d",
  "chat-peche 4 b0798abbc64fd1895069aa1b65ab7fe7cf8971ab021c5b2b6ee20b6d281a9fa0",
  "fish-and-chips 1 f0e41f623797a747255da54116c4caba61006110cb1cb53dea096748a92b6097",
  "fish-and-chips 2 e56ab7897622ca5bc599183719d39d7b31c0edb7d8c167aacede83f53b8a31b0",
  "fish-and-chips 3 463215fbaa239387dae50b855a488c025609f4654d2ef7b115351783ddaa9cf5",
  "fish-and-chips 4 12fe2d5614814598df76d5ce27f459804bd3829c854d37ea5336f35482048864",
];

describe("golden records", () => {
  it("guinguette/1 replays to the same bytes as ever", () => {
    const digests = tables.map((table) => {
      const story = recorded("guinguette/1", table).replaceAll(toldSince, "");
      const digest = createHash("sha256").update(story).digest("hex");
      return `${table.game.id} ${table.players} ${digest}`;
    });
    expect(digests).toEqual(asEver);
  });

  it.each(tables.map((table) => [fileName(table), table] as const))(
    "guinguette/2: %s",
    async (name, table) => {
      await expect(recorded("guinguette/2", table)).toMatchFileSnapshot(new URL(name, folder).pathname);
    },
  );

  it("none is left over", () => {
    expect(readdirSync(folder).sort()).toEqual(tables.map(fileName).sort());
  });
});
