/** Who is let in to a live connection, and as whom. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemKind } from "@guinguette/wire/problem";
import { base } from "@guinguette/wire/version";
import type { Server } from "ws";
import type { House } from "../house.ts";
import type { DetailName } from "../http/details.ts";
import { languageFor } from "../http/language.ts";
import { isSameOrigin } from "../http/origin.ts";
import { isId } from "../ids.ts";
import { askerAddress, householdOf } from "../limits/address.ts";
import { isEstablished, personIn } from "../people/cookie.ts";
import { tokenIn } from "../people/tokens.ts";
import type { Person } from "../room/entries.ts";
import type { LiveSocket } from "./socket.ts";
import { turnAway } from "./turn-away.ts";

/** When to try again where a house has as many connections as it may, in milliseconds. */
const FULL_HOUSE = 30_000;

export type Door = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export function doorOf(
  house: House,
  server: Server<typeof LiveSocket>,
  isFull: () => boolean,
  enter: (live: LiveSocket) => void,
): Door {
  const { signing, store, limits, watch, settings, noted, now } = house;
  return (request, socket, head) => {
    const { headers } = request;
    const table = tableIn(request.url ?? "");
    const household = householdOf(askerAddress(request, settings.trusted));
    const token = tokenIn(headers);
    const found = token === null ? personIn(headers, signing) : null;
    const known = found?.person ?? null;
    const established = found !== null && isEstablished(found, now());
    const refuse = (kind: ProblemKind, wait = 0, detail?: DetailName) => {
      watch.refused(kind);
      turnAway(socket, request, kind, wait, detail);
    };
    const wait = limits.request({ household, person: token ?? known, established });
    if (wait > 0) return refuse("too-many", wait);
    if (table === null) return refuse("not-found");
    // A token is no other site's page.
    if (token === null && !isSameOrigin(request, settings.trusted)) return refuse("cross-site");
    if (token === null && known === null) return admit(table, null);
    socket.on("error", wentMeanwhile);
    if (token === null) return void knownStill(known).then((person) => admit(table, person));
    store.people.tokened(token).then(
      (person) => (person === null ? refuse("unknown-person", 0, "unknown-token") : admit(table, person)),
      (cause: unknown) => {
        noted(cause);
        refuse("unavailable");
      },
    );

    async function knownStill(person: Person | null): Promise<Person | null> {
      if (person !== null) await house.left.learn(person);
      return person !== null && house.left.has(person) ? null : person;
    }
    function admit(id: string, person: Person | null): void {
      // Now, and not before a token was looked for: whoever stops has said goodbye to everybody meanwhile.
      if (house.stopping() || isFull()) {
        refuse("unavailable");
        return;
      }
      const caller = { household, person, established: established && person !== null };
      const budget = limits.enter(caller);
      if (budget === null) {
        refuse("too-many", FULL_HOUSE);
        return;
      }
      let isIn = false;
      server.handleUpgrade(request, socket, head, (live: LiveSocket) => {
        isIn = true;
        live.table = id;
        live.line = socket;
        live.household = household;
        live.established = caller.established;
        live.budget = budget;
        live.person = person;
        live.token = token;
        live.language = languageFor(headers["accept-language"]);
        enter(live);
      });
      // What is no handshake has been answered.
      if (!isIn) limits.leave(caller, budget);
    }
  };
}

/** No closure of the door: it stays with the socket, and would keep the whole request as long. */
function wentMeanwhile(): void {}

function tableIn(url: string): string | null {
  const [path = ""] = url.split("?");
  const [start, end] = [`${base}/tables/`, "/live"];
  if (!path.startsWith(start) || !path.endsWith(end)) return null;
  const id = path.slice(start.length, -end.length);
  return isId(id) ? id : null;
}
