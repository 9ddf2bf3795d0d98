import { linkBattery } from "@guinguette/table/testing/link-battery";
import { afterAll, expect } from "vitest";
import { openFar } from "./testing/far-end.ts";
import { served } from "./testing/served.ts";

// Every change is compared with what the test has done.
const server = await served({ byItself: false });
afterAll(async () => {
  await server.close();
  expect(server.notes).toEqual([]);
});

linkBattery("with a server between", (opening) => openFar(server, opening), process.env.PROVE === "long");
