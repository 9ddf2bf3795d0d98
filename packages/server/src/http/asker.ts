/** Who asks, in which language, and by which key they would know their request again. */
import type { Language } from "@guinguette/words/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { askerAddress, householdOf } from "../limits/address.ts";
import type { From } from "../limits/pondering.ts";
import { cookiesFor, isEstablished, personIn } from "../people/cookie.ts";
import { tokenIn } from "../people/tokens.ts";
import type { Person } from "../room/entries.ts";
import { languageFor } from "./language.ts";

export function languageOf(request: FastifyRequest): Language {
  return languageFor(request.headers["accept-language"]);
}

/** From where. */
function fromOf({ settings }: House, { raw }: FastifyRequest): string {
  return householdOf(askerAddress(raw, settings.trusted));
}

/** From where, and who it says it is: a token counts before a cookie, as somebody even before it is known whose it is: it
 * is counted, and no more. */
export function claimOf(house: House, request: FastifyRequest): From {
  const { headers } = request;
  const token = tokenIn(headers);
  const found = token === null ? personIn(headers, house.signing) : null;
  return {
    household: fromOf(house, request),
    deadline: request.deadline,
    person: token ?? found?.person ?? null,
    established: found !== null && isEstablished(found, house.now()),
  };
}

/** Whether we know who asks. */
export function isKnown({ signing, left }: House, { tokened, headers }: FastifyRequest): boolean {
  const person = tokened ?? personIn(headers, signing)?.person ?? null;
  return person !== null && (tokened !== null || !left.has(person));
}

/** Who asks, if we know them. A name that was signed long ago is signed anew, and so is one without a date: they are known
 * since now. */
export function askerOf(house: House, request: FastifyRequest, reply: FastifyReply): Person | null {
  const { signing } = house;
  if (request.tokened !== null) return request.tokened;
  const found = personIn(request.headers, signing);
  if (found !== null && house.left.has(found.person)) return null;
  if (found?.isOld)
    reply.header(
      "set-cookie",
      cookiesFor(found.person, found.since ?? house.now(), request.headers, signing),
    );
  return found?.person ?? null;
}

/** The key of a request, as nobody else can say it. */
export function keyOf(request: FastifyRequest, person: Person): string | null {
  const given = request.headers["idempotency-key"];
  return typeof given === "string" && given !== "" ? `${person}/${given}` : null;
}
