/** The documents of the protocol, written from its schemas, from the sources of the games and from a game played. */
import { asyncApi } from "@guinguette/wire/api/asyncapi";
import { openApi, pathOf, problemsOf } from "@guinguette/wire/api/openapi";
import { routes } from "@guinguette/wire/api/routes";
import { components, schemas } from "@guinguette/wire/api/schemas";
import { base } from "@guinguette/wire/version";
import { commentsOf } from "./comments.mjs";
import { gamesReference } from "./games.mjs";
import { notation } from "./notation.mjs";
import { transcript } from "./transcript.mjs";

const live = ["FromViewer", "FromTable", "Offer", "Answer", "Sight", "Deed", "Move"];

/** The files of the documentation and what they hold; `page` is docs/api.md as it is. @param {string} page */
export async function documents(page) {
  const printed = (/** @type {object} */ document) => `${JSON.stringify(document, null, 2)}\n`;
  const named = components(/** @type {(keyof typeof schemas)[]} */ (Object.keys(schemas)));
  const used = new Set(
    [...JSON.stringify(openApi()).matchAll(/schemas\/(\w+)/g)].map(([, name = ""]) => name),
  );
  const names = /** @type {(keyof typeof schemas)[]} */ (Object.keys(schemas));
  const block = (/** @type {keyof typeof schemas} */ name) => {
    const text = notation(named[name] ?? {}, commentsOf(name));
    return `\`\`\`ts\ntype ${name} =${text.startsWith("\n") ? "" : " "}${text};\n\`\`\``;
  };
  return {
    "docs/openapi.json": printed(openApi()),
    "docs/asyncapi.json": printed(asyncApi()),
    "docs/api.md": filled(page, {
      requests: requests(),
      bodies: names
        .filter((name) => used.has(name) && !live.includes(name))
        .map(block)
        .join("\n\n"),
      messages: names
        .filter((name) => live.includes(name))
        .map(block)
        .join("\n\n"),
      games: gamesReference(),
      transcript: `\`\`\`text\n${await transcript()}\n\`\`\``,
    }),
  };
}

function requests() {
  const rows = routes.map((route) => {
    const { method, about, who, body, status, answer, query = {} } = route;
    const asked = Object.entries(query).map(([name, what]) => ` With \`?${name}=\`: ${what}`);
    const given = body === undefined ? "" : ` Body: \`${body}\`.`;
    const answered = answer === null ? `${status}` : `${status} \`${answer}\``;
    return `| \`${method} ${base}${pathOf(route)}\` | ${who} | ${about}${asked.join("")}${given} | ${answered} | ${problemsOf(route).join(", ")} |`;
  });
  return [
    "| request | who may | what it does | answer | problems |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** Puts each part between its marks. @param {string} page @param {Readonly<Record<string, string>>} parts */
function filled(page, parts) {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- ${name}: written by npm run api -->`, `<!-- end of ${name} -->`];
    const [before, after] = [text.indexOf(begin), text.indexOf(end)];
    if (before === -1 || after < before) throw new Error(`docs/api.md has no place for ${name}`);
    return `${text.slice(0, before)}${begin}\n${part}\n${text.slice(after)}`;
  }, page);
}
