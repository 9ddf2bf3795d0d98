/** What each game sends and takes: its types as they are declared, and examples from a game that is really played. */
import { eventFor } from "@guinguette/rules/contract";
import { gameOf, games } from "@guinguette/rules/games";
import { optionsOf, readOptions } from "@guinguette/rules/options";
import { choose, dealTable, picksFrom } from "@guinguette/rules/testing/tables";
import { wordsAt } from "@guinguette/words/games";
import { declared } from "./comments.mjs";

/** @typedef {import("@guinguette/rules/contract").GameId} GameId */

export function gamesReference() {
  return games.map(({ id }) => reference(id)).join("\n\n");
}

/** @param {GameId} id */
function reference(id) {
  const { about } = gameOf(id);
  const told = new Set(["Viewer", "Seat", "Shape"]);
  const [view, event, move] = ["view.ts View", "events.ts Event", "moves.ts moveShape"].map((each) => {
    const [file = "", name = ""] = each.split(" ");
    return declared(`rules/src/${id}/${file}`, name, told).join("\n\n");
  });
  const { moves, events, first } = examples(id);
  const code = (/** @type {string} */ language, /** @type {string} */ text) =>
    `\`\`\`${language}\n${text}\n\`\`\``;
  return [
    `### ${wordsAt(id, {}).title.en} (\`${id}\`)`,
    `Rules: [rules/${id}.md](rules/${id}.md). Players: ${about.players.join(", ")}. Options, with their usual values: \`${JSON.stringify(readOptions(gameOf(id), {}, ""))}\`${choices(id)}.`,
    "Moves (`tagged` is an object with one of these names as its `type` and the fields beside it; `oneOf` is one of a list, `integer` a whole number, `truth` true or false), and one of each from a game:",
    code("ts", move ?? ""),
    code("json", moves.map((each) => JSON.stringify(each)).join("\n")),
    "The view:",
    code("ts", view ?? ""),
    "As seat 0 sees it when the game begins:",
    code("json", JSON.stringify(first)),
    "What is heard:",
    code("ts", event ?? ""),
    code("json", events.map((each) => JSON.stringify(each)).join("\n")),
  ].join("\n\n");
}

/** @param {GameId} id */
function choices(id) {
  const named = optionsOf(gameOf(id)).flatMap(([name, spec]) =>
    spec.kind === "choice" ? [`\`${name}\`: ${spec.values.map((value) => `\`${value}\``).join(" or ")}`] : [],
  );
  return named.length === 0 ? "" : ` (${named.join("; ")}; numbers are whole)`;
}

/** Plays until every kind of move and of event has been seen, or long enough. @param {GameId} id */
function examples(id) {
  const game = gameOf(id);
  const pick = picksFrom(`api ${id}`);
  /** @type {Map<string, object>} */
  const moves = new Map();
  /** @type {Map<string, object>} */
  const events = new Map();
  let first = {};
  for (let round = 0; round < 20; round++) {
    const options = readOptions(game, {}, "");
    const state = dealTable({ game, players: 2, options, title: "" }, `api ${round}`);
    if (round === 0) first = game.view(state, 0);
    for (let made = 0; made < 2_000 && game.actors(state) !== 0; made++) {
      const { seat, code } = choose(game, state, pick());
      const move = game.decode(code);
      if (!moves.has(move.type)) moves.set(move.type, move);
      /** @type {import("@guinguette/rules/contract").Log<import("@guinguette/rules/contract").Types["event"]>} */
      const log = [];
      game.play(state, seat, code, log);
      for (const happening of log) {
        const event = eventFor(happening, 0);
        if (!events.has(event.type)) events.set(event.type, event);
      }
    }
  }
  return { moves: [...moves.values()], events: [...events.values()], first };
}
