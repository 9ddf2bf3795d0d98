/** What is somebody's own: the way to another device, programs that play for them, all that is kept, and its end. */
import { CARRIED_FOR } from "@guinguette/wire/carried";
import {
  type Carry,
  carried,
  type Erased,
  exportQuery,
  type Known,
  type MadeToken,
  newToken,
  type Tokens,
} from "@guinguette/wire/people";
import { cutName } from "@guinguette/words/names";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { isId, newId } from "../ids.ts";
import type { From } from "../limits/pondering.ts";
import { newCarryCode, readCarryCode } from "../people/carrying.ts";
import { cookiesFor, noCookies, personIn } from "../people/cookie.ts";
import { erase } from "../people/erasing.ts";
import { exportedOf } from "../people/exporting.ts";
import { hashOf, newTokenText } from "../people/tokens.ts";
import type { Person } from "../room/entries.ts";
import { asPerson } from "./as-person.ts";
import { claimOf, languageOf } from "./asker.ts";
import { inTheAir } from "./in-the-air.ts";
import { withBody, withQuery } from "./parsing.ts";
import { malformedBy } from "./problems.ts";
import { answerProblem, refuse, tooMany } from "./refuse.ts";

/** So many programs may play for one person. */
const MOST_TOKENS = 20;
/** Whoever asks for a part of their export while another is gathered or read may ask again after so long, in milliseconds. */
const EXPORT_AGAIN = 2_000;

interface ById {
  readonly Params: { readonly token: string };
}

export function mineRoutes(app: FastifyInstance, house: House): void {
  const { store, draw, now, signing } = house;
  const config = { inPerson: true };
  const rare = { inPerson: true, rare: true };
  const as = asPerson(house);
  const exports = inTheAir();
  /** What comes of those who are being erased: whoever asks again waits for the same. */
  const erasing = new Map<Person, Promise<string[]>>();
  function erasureOf({ household, established }: From, person: Person): Promise<string[]> {
    const before = erasing.get(person);
    if (before !== undefined) return before;
    const now = erase(house, { household, established, person }, person).finally(() =>
      erasing.delete(person),
    );
    erasing.set(person, now);
    return now;
  }
  const tokensOf = async (person: Person): Promise<Tokens> => ({
    tokens: [...(await store.people.tokensOf(person))],
  });

  app.post("/me/carry", { config: rare }, (request, reply) =>
    as(request, reply, async (person) => {
      const code = newCarryCode(draw);
      const expires = now() + CARRIED_FOR;
      const isAdded = await store.people.addCarry({ hash: hashOf(code), person, expires }, now());
      if (!isAdded) return refuse(request, reply, "unknown-person");
      return reply.send({ code, expires } satisfies Carry);
    }),
  );
  app.post("/me/carried", { config: rare }, (request, reply) =>
    withBody(carried, request, reply, async ({ code }) => {
      const person = await store.people.takeCarry(hashOf(readCarryCode(code)), now());
      if (person === null) return refuse(request, reply, "not-found");
      return reply
        .header("set-cookie", cookiesFor(person, now(), request.headers, signing))
        .send({ known: true } satisfies Known);
    }),
  );
  app.get("/me/tokens", { config }, (request, reply) =>
    as(request, reply, async (person) => reply.send(await tokensOf(person))),
  );
  app.post("/me/tokens", { config }, (request, reply) =>
    withBody(newToken, request, reply, (given) =>
      as(request, reply, async (person) => {
        const name = cutName(given.name).trim();
        const language = languageOf(request);
        if (name === "") return answerProblem(reply, malformedBy("blank-name", language, "name"));
        const [id, token] = [newId(draw), newTokenText(draw)];
        const made = { id, name, made: now(), person, hash: hashOf(token) };
        const became = await store.people.addToken(made, MOST_TOKENS);
        if (became === "enough") return refuse(request, reply, "enough");
        if (became === "erased") return refuse(request, reply, "unknown-person");
        return reply.code(201).send({ id, token } satisfies MadeToken);
      }),
    ),
  );
  app.delete<ById>("/me/tokens/:token", { config }, (request, reply) =>
    as(request, reply, async (person) => {
      const { token } = request.params;
      if (!isId(token)) return refuse(request, reply, "not-found");
      const dropped = await store.people.dropTokens(person, token);
      if (dropped.length === 0) return refuse(request, reply, "not-found");
      for (const hash of dropped) house.dismiss(person, hash);
      return reply.send(await tokensOf(person));
    }),
  );
  app.get("/me/export", { config: rare }, (request, reply) =>
    withQuery(exportQuery, request, reply, ({ from = null }) =>
      as(request, reply, async (person) => {
        const claim = { ...claimOf(house, request), person };
        const gathered = exports.begin(claim, person, reply.raw);
        if (gathered === null) return tooMany(request, reply, EXPORT_AGAIN);
        try {
          const isWanted = () => !request.raw.destroyed && request.raw.socket.writable;
          const taken = await exportedOf(house, claim, person, from, isWanted);
          return reply
            .type("application/json; charset=utf-8")
            .header("content-disposition", 'attachment; filename="guinguette.json"')
            .send(taken);
        } finally {
          gathered();
        }
      }),
    ),
  );
  app.delete("/me", { config: rare }, async (request, reply) => {
    const { person = null } = personIn(request.headers, signing) ?? {};
    // Whoever was erased may ask again for what is left of them: a table that could not be read, or a store that went away.
    const isNobody =
      person === null || (house.left.has(person) && (await store.roomsOf(person, 1)).length === 0);
    if (isNobody) return refuse(request, reply, "unknown-person");
    // It is done whole, whoever waits for it: they are told in time that it goes on.
    const erasure = erasureOf(claimOf(house, request), person);
    const unread = await within(erasure, request.deadline - house.limits.now());
    if (unread === null) erasure.catch(house.noted);
    // By the cookie alone they can ask for what is left.
    if (unread?.length === 0) reply.header("set-cookie", noCookies(request.headers, signing));
    return reply.send({ known: false, done: unread !== null, unread: unread ?? [] } satisfies Erased);
  });
}

/** What comes of it in so many milliseconds; null where it takes longer. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, milliseconds, null).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
