/** The live side of the protocol as an AsyncAPI 3 document, written from the same schemas that check every message. */
import type { z } from "zod";
import { fromTable, fromViewer } from "../live.ts";
import { base, protocolVersion } from "../version.ts";
import { components, refTo } from "./schemas.ts";

export function asyncApi(): object {
  const said = typesIn(fromViewer);
  const told = typesIn(fromTable);
  const message = (side: string, type: string) => ({ $ref: `#/channels/table/messages/${side}.${type}` });
  const channel = { $ref: "#/channels/table" };
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Guinguette, live",
      version: String(protocolVersion),
      description:
        "One WebSocket a viewer, JSON texts told apart by their type. How they follow on each other: docs/api.md.",
      license: { name: "MIT" },
    },
    channels: {
      table: {
        address: `${base}/tables/{id}/live`,
        parameters: { id: { description: "The id of a table." } },
        messages: Object.fromEntries([
          ...said.map((type) => [`viewer.${type}`, messageOf("FromViewer", type)]),
          ...told.map((type) => [`table.${type}`, messageOf("FromTable", type)]),
        ]),
      },
    },
    operations: {
      say: { action: "send", channel, messages: said.map((type) => message("viewer", type)) },
      hear: { action: "receive", channel, messages: told.map((type) => message("table", type)) },
    },
    components: { schemas: components(["FromViewer", "FromTable", "Offer"]) },
  };
}

type Union = { readonly options: readonly { readonly shape: { readonly type: z.ZodLiteral<string> } }[] };

/** The types of the messages of one side, in the order of the schema. */
function typesIn(union: Union): string[] {
  return union.options.map(({ shape }) => shape.type.value);
}

function messageOf(side: "FromViewer" | "FromTable", type: string): object {
  const only = { type: "object", properties: { type: { const: type } }, required: ["type"] };
  return { name: type, contentType: "application/json", payload: { allOf: [refTo(side), only] } };
}
