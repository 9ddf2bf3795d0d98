/** The surroundings of a client in Node: requests, sockets, a clock, and who asks, by a cookie or by a token. */
import { setTimeout } from "node:timers/promises";
import { type Tables, tablesBy } from "@guinguette/wire/client/http";
import type { Line, Socket } from "@guinguette/wire/client/line";
import { base } from "@guinguette/wire/version";
import { WebSocket } from "ws";

export interface NodeLine extends Line {
  readonly tables: Tables;
}

/** `token`: of a program that plays for somebody; null for somebody of its own, whom the server names. */
export function lineTo(server: URL, token: string | null): NodeLine {
  let cookie = "";
  const identity = (): Record<string, string> => {
    if (token !== null) return { authorization: `Bearer ${token}` };
    return cookie === "" ? {} : { cookie };
  };
  async function asked(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, server), init);
    const given = response.headers.get("set-cookie");
    if (given !== null) cookie = given.split(";")[0] ?? "";
    return response;
  }
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
    wait: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
  };
}

/** The id of a table, by its id, its code or a link to it; null where there is none. */
export async function tableNamed(line: Line, named: string): Promise<string | null> {
  const last =
    named
      .replace(/[/#?]+$/, "")
      .split(/[/#?=]/)
      .at(-1) ?? "";
  if (/^[0-9a-hjkmnp-tv-z]{26}$/.test(last)) return last;
  const { status, body } = await line.get(`${base}/codes/${encodeURIComponent(last)}`);
  return status === 200 ? (body as { readonly table: string }).table : null;
}
