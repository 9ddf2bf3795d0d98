/** The tables as one person asks for them, by the client that everybody may use. */
import { type Tables, tablesBy } from "@guinguette/wire/client/http";
import { base } from "@guinguette/wire/version";
import type { SomePerson } from "./person.ts";

export function tablesOf(person: SomePerson): Tables {
  return tablesBy({
    async fetch(path, { method, headers, body }) {
      const { status, text } = await person.ask(method, path.slice(base.length), body, { ...headers });
      return { status, text: async () => text };
    },
  });
}
