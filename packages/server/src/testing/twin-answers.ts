/** What else a viewer of one of two worlds can get: answers by HTTP, whole with their headers; and what is written down there. */
import type { Viewer } from "@guinguette/rules/contract";
import type { Table } from "@guinguette/table/table";
import { base } from "@guinguette/wire/version";
import type { SomePerson } from "./person.ts";
import type { Served } from "./served.ts";
import { cookieOf, liveAt, settled, type World } from "./twin-world.ts";

/** An answer to the byte: its status, all headers but the time, and its text. */
async function answerTo(
  { address }: Served,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const kept = [...response.headers].filter(([name]) => name !== "date");
  return [method, path, response.status, kept, Buffer.byteLength(text), text];
}

/** Asks by HTTP, as everybody that the viewer can be, all that is answered and changes nothing; and comes anew. */
export async function answersIn(world: World, table: Table, viewer: Viewer): Promise<unknown[]> {
  const { doors, id, code, people, known, token } = world;
  const [door, far] = [doors[0] as Served, doors.at(-1) as Served];
  const own = viewer === "spectator" ? null : (people[viewer] as SomePerson);
  const here = `${base}/tables/${id}`;
  const reads = [here, `${here}/record`, `${base}/tables`, `${base}/me/tables`, `${base}/me/export`];
  const more = [`${base}/codes/${encodeURIComponent(code)}`, `${base}/me/tokens`, `${here}/nothing`];
  const another = table.chairs.findIndex(({ holder }, seat) => seat !== viewer && holder.kind === "person");
  const wishes: readonly (readonly [string, string, unknown?])[] = [
    ["POST", "/next"],
    ["PATCH", "", { listed: false }],
    ["POST", `/seats/${another}`, { name: "Eve", chance: "0".repeat(32) }],
    ["PUT", `/seats/${another}/shown`, { shown: true }],
    ["PUT", `/seats/${another}/bot`, { level: "fry" }],
    ["DELETE", "/seats/7"],
  ];
  const askers: (readonly [Served, Record<string, string>])[] = [
    [far, {}],
    [far, cookieOf(known)],
  ];
  if (own !== null) askers.push([door, cookieOf(own)], [far, { authorization: `Bearer ${token}` }]);
  const answers: unknown[] = [];
  // One after the other, so that what is written down has an order.
  for (const [at, headers] of askers) {
    for (const path of [...reads, ...more]) answers.push(await answerTo(at, headers, "GET", path));
    for (const [method, path, body] of wishes)
      answers.push(await answerTo(at, headers, method, here + path, body));
  }
  const anew = own ?? people[0];
  if (anew !== undefined)
    for (const how of own === null ? [{ as: "public" }] : [{ as: "public" }, { as: "seat" }]) {
      const raw = liveAt(door, id, cookieOf(anew), how);
      await settled([raw]);
      answers.push(raw.texts.slice());
      raw.socket.close();
      await raw.ended;
    }
  return answers;
}

/** All that both wrote down, without times: how many lines, in which order, and each word of them. */
export function linesOf({ lines }: World): unknown[] {
  return lines.map((written) =>
    written.map((line) => {
      const { time: _time, ms: _ms, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return rest;
    }),
  );
}

/** Figures that are of the process and of its time. */
const ofTheMachine = /^(?:process_|nodejs_|guinguette_event_loop_)|_seconds_(?:bucket|sum)/;

/** The figures of each door, but those of the machine. */
export async function figuresOf({ doors }: World): Promise<string[]> {
  const figures: string[] = [];
  for (const { address } of doors) {
    const text = await (await fetch(`${address}/metrics`)).text();
    figures.push(...text.split("\n").filter((line) => !line.startsWith("#") && !ofTheMachine.test(line)));
  }
  return figures;
}
