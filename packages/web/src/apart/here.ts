/** The tables of the server that this page came from, and the line to it. */

import { tablesBy } from "@guinguette/wire/client/http";
import type { Line, Socket } from "@guinguette/wire/client/line";
import { settings } from "../settings.svelte.ts";
import { followSight } from "./in-sight.ts";

export const tables = tablesBy({
  fetch: (path, init) => fetch(path, init),
  headers: () => ({ "accept-language": settings.language }),
});

export const line: Line = {
  open: (path) => new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}`) as Socket,
  async get(path) {
    const answer = await fetch(path);
    return { status: answer.status, body: await answer.json().catch(() => null) };
  },
  wait,
  deadline: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  followSight,
  chance: Math.random,
};

/** Not longer than until the network is there again, or somebody looks. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      document.removeEventListener("visibilitychange", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    document.addEventListener("visibilitychange", done);
  });
}
