/** The surroundings of a client in Node: requests, sockets, a clock, and who asks, by a cookie or by a token. */
import { setTimeout } from "node:timers/promises";
import { type Asked, type Tables, tablesBy } from "@guinguette/wire/client/http";
import type { Line, Socket } from "@guinguette/wire/client/line";
import type { Found } from "@guinguette/wire/people";
import { tableIn } from "@guinguette/wire/table-in";
import { tableId } from "@guinguette/wire/terms";
import type { Language } from "@guinguette/words/language";
import { WebSocket } from "ws";

export interface NodeLine extends Line {
  readonly tables: Tables;
  /** Nothing is waited for any more: a wait that goes on keeps the process alive, as it must between two tries. */
  close(): void;
}

/** `token`: of a program that plays for somebody; null for somebody of its own, whom the server names. */
export function lineTo(server: URL, token: string | null, language: Language): NodeLine {
  let cookie = "";
  const identity = (): Record<string, string> => {
    const asked = { "accept-language": language };
    if (token !== null) return { ...asked, authorization: `Bearer ${token}` };
    return cookie === "" ? asked : { ...asked, cookie };
  };
  async function asked(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, server), init);
    const given = response.headers.get("set-cookie");
    if (given !== null) cookie = given.split(";")[0] ?? "";
    return response;
  }
  const closed = new AbortController();
  const wait = (milliseconds: number) =>
    setTimeout(milliseconds, undefined, { signal: closed.signal }).catch(() => {});
  return {
    tables: tablesBy({ fetch: asked, headers: identity }),
    open(path) {
      const address = new URL(path, server);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(address, { headers: identity() }) as Socket;
    },
    async get(path) {
      const response = await asked(path, { headers: identity() });
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    wait,
    deadline: wait,
    chance: Math.random,
    close: () => closed.abort(),
  };
}

/** The id of a table, by its id, its code or a link to it. */
export async function tableNamed({ tables }: NodeLine, named: string): Promise<Asked<Pick<Found, "table">>> {
  const table = tableIn(named);
  return tableId.safeParse(table).success ? { ok: true, value: { table } } : tables.find(table);
}
