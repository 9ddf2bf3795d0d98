/** Whether somebody looks from their own seat: then they are told of no turn. */
import { expect, it } from "vitest";
import type { LiveSocket } from "../live/socket.ts";
import { lookingAt } from "./looking.ts";

it("who is there in sight, and from the seat that is theirs, looks; who only watches their table does not", () => {
  const socket = (more: object) =>
    ({ person: "ana", isLooking: true, own: 1, viewer: 1, ...more }) as unknown as LiveSocket;
  const here = (...sockets: LiveSocket[]) =>
    lookingAt(new Map([["table", new Set(sockets)]]), { listen() {} } as never, false).here("table", "ana");
  const others = [{ viewer: "spectator" }, { viewer: 0 }, { own: null, viewer: null }, { isLooking: false }];
  for (const more of [...others, { person: "bo" }]) expect(here(socket(more))).toBe(false);
  expect(here()).toBe(false);
  expect(here(socket({ viewer: "spectator" }), socket({}))).toBe(true);
});
