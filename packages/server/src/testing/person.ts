/** Somebody with a browser of their own: a cookie, requests and live connections. */
import type { Line, Socket } from "@guinguette/wire/client/line";
import type { RoomView } from "@guinguette/wire/room";
import { base } from "@guinguette/wire/version";
import { WebSocket } from "ws";
import { undocumented } from "./documented.ts";

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface SomePerson extends Line {
  /** Their cookie, once they have one. */
  cookie: string;
  /** Asks for something below `/api/v1`. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** The same, where it must be granted. */
  do(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RoomView>;
}

/** `address`: where the server is now; it may move. */
export function somebody(address: () => string): SomePerson {
  const person: SomePerson = {
    cookie: "",
    async ask(method, path, body, headers = {}) {
      // Whoever wants to do something says first that they are here.
      if (method !== "GET" && path !== "/me" && person.cookie === "") {
        const met = await person.ask("POST", "/me");
        // A server that is about to stop does not make anybody's acquaintance.
        if (met.status >= 500) return met;
      }
      const response = await fetch(`${address()}${base}${path}`, {
        method,
        headers: {
          ...(person.cookie === "" ? {} : { cookie: person.cookie }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const given = response.headers.get("set-cookie");
      if (given !== null) person.cookie = given.split(";")[0] ?? "";
      const text = await response.text();
      const odd = undocumented(method, path, asJson(text));
      if (odd !== null) throw new Error(`${method} ${path}: not documented for it: ${odd}`);
      return { status: response.status, text, body: asJson(text), headers: response.headers };
    },
    async do(method, path, body, headers) {
      const { status, text, body: answer } = await person.ask(method, path, body, headers);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
      return answer as RoomView;
    },
    async get(path) {
      return person.ask("GET", path.slice(base.length));
    },
    open(path) {
      const headers = person.cookie === "" ? {} : { cookie: person.cookie };
      return new WebSocket(`${address().replace("http", "ws")}${path}`, { headers }) as Socket;
    },
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    deadline: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    chance: Math.random,
  };
  return person;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
