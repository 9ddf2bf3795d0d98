/** What is somebody's own: the way to another device, programs that play for them, all that is kept, and its end. */
import {
  type Carry,
  carried,
  type Erased,
  type Exported,
  type Known,
  type MadeToken,
  newToken,
  type Tokens,
} from "@guinguette/wire/people";
import { cutName } from "@guinguette/words/names";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { isId, newId } from "../ids.ts";
import { CARRIED_FOR, newCarryCode, readCarryCode } from "../people/carrying.ts";
import { cookieFor, noCookie } from "../people/cookie.ts";
import { erase } from "../people/erasing.ts";
import { exportedOf } from "../people/exporting.ts";
import { hashOf, newTokenText } from "../people/tokens.ts";
import type { Person } from "../room/entries.ts";
import { askerOf, fromOf, languageOf } from "./asker.ts";
import { problemOf } from "./problems.ts";
import { withBody } from "./reading.ts";
import { answerProblem, refuse } from "./refuse.ts";

/** So many programs may play for one person. */
const MOST_TOKENS = 20;

interface ById {
  readonly Params: { readonly token: string };
}

export function mineRoutes(app: FastifyInstance, house: House): void {
  const { store, draw, now, signing } = house;
  const config = { inPerson: true };
  const rare = { inPerson: true, rare: true };

  /** Somebody who is known. */
  async function as(
    request: FastifyRequest,
    reply: FastifyReply,
    use: (person: Person) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const person = askerOf(house, request, reply);
    return person === null ? refuse(request, reply, "unknown-person") : use(person);
  }
  const tokensOf = async (person: Person): Promise<Tokens> => ({
    tokens: [...(await store.people.tokensOf(person))],
  });

  app.post("/me/carry", { config: rare }, (request, reply) =>
    as(request, reply, async (person) => {
      const code = newCarryCode(draw);
      const expires = now() + CARRIED_FOR;
      await store.people.addCarry({ hash: hashOf(code), person, expires }, now());
      return reply.send({ code, expires } satisfies Carry);
    }),
  );
  app.post("/me/carried", { config: rare }, (request, reply) =>
    withBody(carried, request, reply, async ({ code }) => {
      const person = await store.people.takeCarry(hashOf(readCarryCode(code)), now());
      if (person === null) return refuse(request, reply, "not-found");
      return reply.header("set-cookie", cookieFor(person, signing)).send({ known: true } satisfies Known);
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
        if (name === "") return answerProblem(reply, problemOf("malformed", language, { at: "name" }));
        if ((await store.people.tokensOf(person)).length >= MOST_TOKENS)
          return refuse(request, reply, "enough");
        if (house.left.has(person)) return refuse(request, reply, "unknown-person");
        const [id, token] = [newId(draw), newTokenText(draw)];
        await store.people.addToken({ id, name, made: now(), person, hash: hashOf(token) });
        return reply.code(201).send({ id, token } satisfies MadeToken);
      }),
    ),
  );
  app.delete<ById>("/me/tokens/:token", { config }, (request, reply) =>
    as(request, reply, async (person) => {
      const { token } = request.params;
      if (!isId(token)) return refuse(request, reply, "not-found");
      for (const hash of await store.people.dropTokens(person, token)) house.dismiss(person, hash);
      return reply.send(await tokensOf(person));
    }),
  );
  app.get("/me/export", { config: rare }, (request, reply) =>
    as(request, reply, async (person) =>
      reply
        .header("content-disposition", 'attachment; filename="guinguette.json"')
        .send((await exportedOf(house, fromOf(house, request), person)) satisfies Exported),
    ),
  );
  app.delete("/me", { config: rare }, (request, reply) =>
    as(request, reply, async (person) => {
      const unread = await erase(house, person);
      return reply.header("set-cookie", noCookie).send({ known: false, unread } satisfies Erased);
    }),
  );
}
