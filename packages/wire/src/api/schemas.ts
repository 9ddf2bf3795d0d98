/** The schemas of the protocol by the names they have in its documentation, as JSON Schema. */
import { z } from "zod";
import { botIn, fairness, me, newPlan, newTable, record, shownSeat, sitDown, tableList } from "../http.ts";
import { fromTable, fromViewer } from "../live.ts";
import { answer, move, offer } from "../offers.ts";
import {
  carried,
  carry,
  erased,
  exported,
  found,
  known,
  madeToken,
  myTables,
  newToken,
  tokens,
} from "../people.ts";
import { problem } from "../problem.ts";
import { newPush, pushes, pushKey } from "../push.ts";
import { roomView } from "../room.ts";
import { deed, sight } from "../sight.ts";
import { plan } from "../terms.ts";

export const schemas = {
  Me: me,
  Known: known,
  MyTables: myTables,
  Found: found,
  Carry: carry,
  Carried: carried,
  NewToken: newToken,
  MadeToken: madeToken,
  Tokens: tokens,
  PushKey: pushKey,
  NewPush: newPush,
  Pushes: pushes,
  Exported: exported,
  Erased: erased,
  NewTable: newTable,
  NewPlan: newPlan,
  Plan: plan,
  SitDown: sitDown,
  BotIn: botIn,
  ShownSeat: shownSeat,
  Room: roomView,
  TableList: tableList,
  Record: record,
  Fairness: fairness,
  Problem: problem,
  FromViewer: fromViewer,
  FromTable: fromTable,
  Offer: offer,
  Answer: answer,
  Sight: sight,
  Deed: deed,
  Move: move,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type SchemaName = keyof typeof schemas;

export type JsonSchema = Readonly<Record<string, unknown>>;

export const refTo = (name: SchemaName): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What clients send, and is read strictly. To all else fields may be added, which clients ignore. */
const asked: ReadonlySet<string> = new Set<SchemaName>([
  "Carried",
  "NewToken",
  "NewPush",
  "NewTable",
  "NewPlan",
  "SitDown",
  "BotIn",
  "ShownSeat",
  "FromViewer",
  "Offer",
]);

/** These schemas, and those they lean on, each once. */
export function components(wanted: readonly SchemaName[]): Readonly<Record<string, JsonSchema>> {
  const named = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) named.add(schema, { id });
  const all = z.toJSONSchema(named, { uri: (id) => `#/components/schemas/${id}`, io: "input" }).schemas;
  const kept = new Set<string>(wanted);
  for (const name of kept)
    for (const [, other = ""] of JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      kept.add(other);
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, schema]) => {
      if (!kept.has(name)) return [];
      return [[name, asked.has(name) ? plain(schema) : open(plain(schema))]];
    }),
  );
}

/** With room for fields that there are not yet. */
function open(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "additionalProperties" && value === false ? undefined : value,
  ) as JsonSchema;
}

/** Without what is said for the whole document, or is there only for whoever registered it. */
function plain({ $schema: _schema, $id: _id, ...schema }: Readonly<Record<string, unknown>>): JsonSchema {
  return schema;
}
