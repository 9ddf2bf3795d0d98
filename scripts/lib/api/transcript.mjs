/**
 * A whole game as it goes over the wire, on a real server: two people, one of whom we listen to. Chance, ids and the deal
 * come of fixed texts, so that it is the same each time.
 */
import { createHash } from "node:crypto";
import { picksFrom } from "@guinguette/rules/testing/tables";
import { somebody } from "@guinguette/server/testing/person";
import { rawTo } from "@guinguette/server/testing/raw";
import { served } from "@guinguette/server/testing/served";
import { base } from "@guinguette/wire/version";

/** @typedef {import("@guinguette/wire/live").FromTable} FromTable */
/** @typedef {Extract<FromTable, { type: "sight" }>["sight"]} Sight */

/** What is told beside the game may come at any moment, and is left out. */
const beside = ["presence", "clock"];

/** @returns {Promise<string>} */
export async function transcript() {
  let drawn = 0;
  /** @param {number} count */
  const draw = (count) =>
    new Uint8Array(createHash("sha512").update(`transcript ${drawn++}`).digest()).slice(0, count);
  const server = await served({ draw });
  /** @type {string[]} */
  const lines = [];
  try {
    await play(server.address, lines);
  } finally {
    await server.close();
  }
  return lines.join("\n");
}

/** @param {string} address @param {string[]} lines */
async function play(address, lines) {
  const people = ["Ana", "Bo"].map((name) => ({ name, person: somebody(() => address) }));
  /** @param {number} who @param {string} method @param {string} path @param {object} [body] */
  async function ask(who, method, path, body) {
    const asker = people[who];
    lines.push(
      `${asker?.name} → ${method} ${base}${path}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`,
    );
    const answer = await asker?.person.ask(method, path, body);
    lines.push(`${asker?.name} ← ${answer?.status} ${answer?.text}`);
    return /** @type {{ id: string }} */ (answer?.body);
  }
  for (const who of [0, 1]) {
    await ask(who, "POST", "/me");
    lines.push(
      `${people[who]?.name}   (Set-Cookie: guinguette-…=…; every later request and connection sends it)`,
    );
  }
  const { id } = await ask(0, "POST", "/tables", { game: "chat-peche", players: 2, seed: "transcript" });
  for (const [who, digit] of ["a", "b"].entries())
    await ask(who, "POST", `/tables/${id}/seats/${who}`, {
      name: people[who]?.name,
      chance: digit.repeat(32),
    });
  await ask(0, "POST", `/tables/${id}/start`);

  const path = `${base}/tables/${id}/live`;
  const live = people.map(({ person }) => rawTo(address, path, { cookie: person.cookie }));
  /** @type {(Sight | null)[]} */
  const sights = [null, null];
  /** @param {number} who @param {object} message */
  const say = (who, message) => {
    if (who === 0) lines.push(`Ana ⇒ ${JSON.stringify(message)}`);
    live[who]?.say(message);
  };
  /** Hears up to the next message of this type. @param {number} who @param {string} type */
  async function until(who, type) {
    for (;;) {
      const message = await live[who]?.next();
      if (message == null) throw new Error(`the connection ended before any ${type}`);
      if (who === 0 && !beside.includes(message.type))
        lines.push(`Ana ⇐ ${shortened(message, sights[0] ?? null)}`);
      if (message.type === "sight") sights[who] = message.sight;
      if (message.type === type) return;
    }
  }
  lines.push(`Ana → GET ${path} (Upgrade: websocket)`);
  for (const who of [0, 1]) {
    say(who, { type: "hello", version: 1, as: "seat", since: 0 });
    await until(who, "sight");
  }
  const pick = picksFrom("transcript");
  for (let question = 0; ; question++) {
    const who = [0, 1].find((each) => sights[each]?.awaited.includes(each));
    const sight = who === undefined ? null : sights[who];
    if (who === undefined || sight == null) break;
    const move = sight.legal[pick() % sight.legal.length];
    say(who, { type: "offer", id: question, offer: { kind: "play", seen: sight.number, move } });
    if (who === 1) lines.push(`      (Bo offers ${JSON.stringify(move)}, on his own connection)`);
    await until(who, "answer");
    await until(1 - who, "sight");
  }
  for (const each of live) each.socket.close();
  await ask(0, "GET", `/tables/${id}`);
  await ask(0, "GET", `/tables/${id}/record`);
}

/**
 * A sight without what the one before said in the same words: they are sent whole each time.
 * @param {FromTable} message @param {Sight | null} before
 */
function shortened(message, before) {
  if (message.type !== "sight" || before === null) return JSON.stringify(message);
  return JSON.stringify({ type: "sight", sight: news(message.sight, before) });
}

/** @param {Record<string, any>} now @param {Record<string, any>} before @returns {object} */
function news(now, before) {
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, value]) => {
      if (key === "view") return [[key, news(value, before.view)]];
      return JSON.stringify(value) === JSON.stringify(before[key]) ? [] : [[key, value]];
    }),
  );
}
