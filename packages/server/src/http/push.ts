/** Which browsers are told of somebody's turns. */
import { type NewPush, newPush, type Pushes, type PushKey } from "@guinguette/wire/push";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { isSecure } from "../limits/address.ts";
import { isRecipient } from "../push/encryption.ts";
import { recipientOf } from "../push/push.ts";
import { shownPushes } from "../push/shown.ts";
import type { Person } from "../room/entries.ts";
import { isSubscriptionId, subscriptionId } from "../store/push.ts";
import { asPerson } from "./as-person.ts";
import { languageOf } from "./asker.ts";
import { withBody } from "./parsing.ts";
import { malformedBy } from "./problems.ts";
import { answerProblem, refuse } from "./refuse.ts";

/** So many browsers of one person are told. */
const MOST = 8;

interface ById {
  readonly Params: { readonly subscription: string };
}

export function pushRoutes(app: FastifyInstance, house: House): void {
  const config = { inPerson: true };
  const as = asPerson(house);
  const pushesOf = async (person: Person): Promise<Pushes> => ({
    subscriptions: shownPushes(await house.store.push.subscriptionsOf(person)),
  });

  async function subscribe(
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    { endpoint, keys, language, replaces }: NewPush,
  ): Promise<FastifyReply> {
    const { store, push, now } = house;
    if (push.endpoint(endpoint) === null) return refuse(request, reply, "push-service");
    if (!isRecipient(recipientOf(keys)))
      return answerProblem(reply, malformedBy("push-keys", languageOf(request), "keys"));
    const before = replaces === undefined ? null : subscriptionId(replaces);
    const own = await store.push.subscriptionsOf(person);
    const { language: usual = languageOf(request) } = own.find(({ id }) => id === before) ?? {};
    const isStored = await store.push.subscribe(
      {
        ...{ id: subscriptionId(endpoint), person, endpoint, ...keys },
        ...{ language: language ?? usual, origin: originOf(house, request), made: now() },
      },
      before,
      MOST,
    );
    if (!isStored) return refuse(request, reply, "unknown-person");
    house.subscribed(person);
    return reply.send(await pushesOf(person));
  }

  app.get("/push", async (): Promise<PushKey> => ({ key: house.push.publicKey }));
  app.get("/me/push", { config }, (request, reply) =>
    as(request, reply, async (person) => reply.send(await pushesOf(person))),
  );
  app.put("/me/push", { config }, (request, reply) =>
    withBody(newPush, request, reply, (given) =>
      as(request, reply, (person) => subscribe(request, reply, person, given)),
    ),
  );
  app.delete<ById>("/me/push/:subscription", { config }, (request, reply) =>
    as(request, reply, async (person) => {
      const { subscription } = request.params;
      const isDropped =
        isSubscriptionId(subscription) && (await house.store.push.unsubscribe(person, subscription));
      return isDropped ? reply.send(await pushesOf(person)) : refuse(request, reply, "not-found");
    }),
  );
}

/** The page's address, where it came encrypted: its browser has said so, and it is compared with the host. */
function originOf({ settings }: House, { raw }: FastifyRequest): string | null {
  const { origin } = raw.headers;
  if (origin === undefined || origin.length > 200 || !isSecure(raw, settings.trusted)) return null;
  return new URL(origin).origin;
}
