/** Requests that are answered only to people whom the server knows. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import type { Person } from "../room/entries.ts";
import { askerOf } from "./asker.ts";
import { refuse } from "./refuse.ts";

type Use = (person: Person) => Promise<FastifyReply>;

/** Gives what answers as the person who asks; it refuses with `unknown-person` where there is none. */
export function asPerson(
  house: House,
): (request: FastifyRequest, reply: FastifyReply, use: Use) => Promise<FastifyReply> {
  return async (request, reply, use) => {
    const person = askerOf(house, request, reply);
    return person === null ? refuse(request, reply, "unknown-person") : use(person);
  };
}
