/** How the server fares, for whoever looks after it: alive, ready, and its figures. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { refuse } from "../http/refuse.ts";
import { newId } from "../ids.ts";
import { type Among, askerAddress, isThisMachine, peerOf } from "../limits/address.ts";

/** How long the store may take to answer, in milliseconds, before the server is not ready. */
const PATIENCE = 2_000;

/** No person has this name. */
const NOBODY = "readiness";

export function opsRoutes(app: FastifyInstance, house: House): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!mayAsk(request.raw, house)) return refuse(request, reply, "not-found");
  });
  const config = { unlimited: true };
  app.get("/healthz", { config }, async (_request, reply) => reply.type("text/plain").send("alive\n"));
  app.get("/readyz", { config }, async (_request, reply) => {
    const why = await whyNotReady(house);
    return reply
      .code(why === null ? 200 : 503)
      .type("text/plain")
      .send(`${why ?? "ready"}\n`);
  });
  app.get("/metrics", { config }, async (_request, reply) =>
    reply.type("text/plain; version=0.0.4; charset=utf-8").send(house.watch.text()),
  );
}

/**
 * This machine, and who else was named. What comes through a proxy comes from somebody else; one that we do not know may
 * stand on this very machine and lead the whole world here.
 */
function mayAsk(request: IncomingMessage, { settings }: Pick<House, "settings">): boolean {
  const { headers } = request;
  const observers: Among = (address) => isThisMachine(address) || settings.observers(address);
  const peer = peerOf(request);
  const isLed = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  if (isLed && !settings.trusted(peer)) return false;
  if (isThisMachine(peer) && !isLed && !isOurName(headers.host)) return false;
  return observers(askerAddress(request, settings.trusted));
}

/** Whoever asks on this machine asks for it by its own name; who asks for another was led here. */
function isOurName(host: string | undefined): boolean {
  return host === undefined || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d*)?$/i.test(host);
}

async function whyNotReady(house: House): Promise<string | null> {
  const { store, watch } = house;
  if (house.stopping()) return "stopping";
  if (!(await inTime(store.signingKeys().then((keys) => keys.length > 0))))
    return "the store does not answer";
  if (watch.unstored() === 0) return null;
  return (await inTime(canStore(house))) ? null : "nothing can be stored";
}

/** Stores as much as could not be. Where nobody is led here meanwhile, nothing else would show that it can be again: a token
 * of nobody, with so long a name, which is dropped at once. */
async function canStore({ store: { people }, watch, now, draw }: House): Promise<boolean> {
  await people.dropTokens(NOBODY, null);
  // By chance, so that no database makes it small.
  const size = watch.unstored();
  const name = Buffer.from(draw(size)).toString("base64").slice(0, size);
  await people.addToken({ hash: newId(draw), id: newId(draw), person: NOBODY, name, made: now() }, 1);
  await people.dropTokens(NOBODY, null);
  return true;
}

async function inTime(asking: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(done, PATIENCE, false);
  });
  try {
    return await Promise.race([asking.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
