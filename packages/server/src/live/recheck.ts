/** Lets everybody go whose token counts no more, or who was erased: a word of it may have been lost. */
import { setTimeout } from "node:timers/promises";
import type { PeopleStore } from "../store/people.ts";
import type { LiveSocket } from "./socket.ts";

/** So many are asked for at once, and then others are served for so many milliseconds. */
const MANY = 200;
const PAUSE = 20;

export async function recheck(
  people: Pick<PeopleStore, "tokened" | "erased">,
  all: () => Iterable<LiveSocket>,
  letGo: (socket: LiveSocket) => void,
): Promise<void> {
  const letGoIf = (isGone: (socket: LiveSocket) => boolean) => {
    for (const socket of all()) if (isGone(socket)) letGo(socket);
  };
  for (const token of new Set([...all()].flatMap(({ token }) => token ?? [])))
    if ((await people.tokened(token)) === null) letGoIf((socket) => socket.token === token);
  const persons = [...new Set([...all()].flatMap(({ person }) => person ?? []))];
  for (let at = 0; at < persons.length; at += MANY) {
    if (at > 0) await setTimeout(PAUSE, undefined, { ref: false });
    const [somebody] = all();
    if (somebody === undefined) return;
    const erased = await people.erased(persons.slice(at, at + MANY));
    if (erased.length > 0) letGoIf(({ person }) => person !== null && erased.includes(person));
  }
}
