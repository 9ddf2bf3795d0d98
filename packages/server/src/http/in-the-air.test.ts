/** What somebody asked for is in the air until it is gathered, and has been read or given up. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { inTheAir, MOST_IN_THE_AIR } from "./in-the-air.ts";

const response = () => new ServerResponse(new IncomingMessage(new Socket()));
const home = { household: "home", person: null };

/** Once it is told that nobody reads it any more. */
async function closed(one: ServerResponse): Promise<void> {
  one.emit("close");
  await new Promise(setImmediate);
}

it("nobody has two of them, until the first is both gathered and read", async () => {
  const air = inTheAir();
  for (const isReadFirst of [true, false]) {
    const one = response();
    const gathered = air.begin(home, "ana", one);
    expect(air.begin(home, "ana", response())).toBeNull();
    expect(air.begin({ ...home, household: "elsewhere" }, "ana", response())).toBeNull();
    if (isReadFirst) await closed(one);
    else gathered?.();
    expect(air.begin(home, "ana", response())).toBeNull();
    if (isReadFirst) gathered?.();
    else await closed(one);
  }
  expect(air.begin(home, "ana", response())).not.toBeNull();
});

it("a household has few of them, whoever asks, and another has its own", async () => {
  const air = inTheAir();
  const all = Array.from({ length: MOST_IN_THE_AIR }, (_, at) => {
    const one = response();
    air.begin(home, `${at}`, one)?.();
    return one;
  });
  expect(air.begin(home, "ana", response())).toBeNull();
  expect(air.begin({ ...home, household: "elsewhere" }, "bo", response())).not.toBeNull();
  for (const one of all) await closed(one);
  expect(air.begin(home, "ana", response())).not.toBeNull();
});
