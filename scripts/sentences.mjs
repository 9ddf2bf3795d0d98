/** Every sentence of the games, the page, the terminal and the server, both languages side by side, in
 * .cache/sentences.html: to be read by a person. */
import { mkdirSync, writeFileSync } from "node:fs";
import { everySentenceOfTheTerminal } from "@guinguette/cli/testing/sentences";
import { everySentenceOfTheServer } from "@guinguette/server/testing/sentences";
import { everySentence } from "@guinguette/words/testing/sentences";

// A script of the page's own: it has the tools that read components.
/** @type {{ sentencesOfThePage: () => Promise<import("@guinguette/words/testing/sentences").Said[]> }} */
const { sentencesOfThePage } = await import(
  new URL("../packages/web/scripts/sentences.mjs", import.meta.url).href
);

const escaped = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const all = [
  ...everySentence(),
  ...(await sentencesOfThePage()),
  ...everySentenceOfTheTerminal(),
  ...everySentenceOfTheServer(),
].sort((one, other) =>
  `${one.game}/${one.kind}/${one.fr}`.localeCompare(`${other.game}/${other.kind}/${other.fr}`),
);
/** @type {Map<string, import("@guinguette/words/testing/sentences").Said[]>} */
const groups = new Map();
for (const said of all) {
  const title = `${said.game}, ${said.kind}`;
  groups.set(title, [...(groups.get(title) ?? []), said]);
}
const rows = [...groups].map(
  ([title, said]) =>
    `<h2>${title} (${said.length})</h2><table>${said
      .map(({ fr, en }) => `<tr><td lang="fr">${escaped(fr)}</td><td lang="en">${escaped(en)}</td></tr>`)
      .join("\n")}</table>`,
);
mkdirSync(".cache", { recursive: true });
writeFileSync(
  ".cache/sentences.html",
  `<!doctype html><meta charset="utf-8"><title>Sentences</title><style>td{width:50%;vertical-align:top;border-top:1px solid #ccc;padding:.2em .5em}table{width:100%}</style>${rows.join("\n")}`,
);
for (const [title, said] of groups) console.log(`${String(said.length).padStart(5)}  ${title}`);
console.log(`${String(all.length).padStart(5)}  in .cache/sentences.html`);
