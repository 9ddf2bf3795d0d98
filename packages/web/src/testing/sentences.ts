/** Every sentence of the page: its own words, and what each game's look says of random games. */
import { type GameId, gameIds } from "@guinguette/rules/contract";
import type { Words } from "@guinguette/words/language";
import { gathered, type Said, type Say } from "@guinguette/words/testing/sentences";
import "./no-browser.ts";
import { loadLook } from "../games/looks.ts";
import { sayCounted } from "./counted.ts";
import { sayFilled } from "./filled.ts";
import { sayLook } from "./looks.ts";

const tables = import.meta.glob(["../words/*.ts", "../saved/trouble.ts", "!../words/*.test.ts"], {
  eager: true,
});
const boards = import.meta.glob("../games/*/words.ts", { eager: true });

export async function everySentenceOfThePage(): Promise<Said[]> {
  const looks = await Promise.all(gameIds.map((id) => loadLook(id)));
  return gathered((say) => {
    for (const module of Object.values(tables)) sayTexts("", module, say, "page");
    for (const [path, module] of Object.entries(boards))
      sayTexts("", module, say, path.split("/").at(-2) as GameId);
    sayCounted(say);
    for (const look of looks) sayLook(look, say);
  });
}

/** Every pair of texts within something, under the name it has there. */
function sayTexts(key: string, something: unknown, say: Say, game: Said["game"]): void {
  if (typeof something !== "object" || something === null) return;
  // It stands behind another text, where it is counted.
  if (key === "yourTurnMark") return;
  if ("fr" in something && "en" in something) sayFilled(key, something as Words, say, game);
  else for (const [name, inside] of Object.entries(something)) sayTexts(name, inside, say, game);
}
