import { expect, it } from "vitest";
import { leadsOnlyHere } from "./only-here.ts";

it.each(["localhost", "127.0.0.1", "[::1]"])("%s is another device's own", (hostname) => {
  expect(leadsOnlyHere(hostname)).toBe(true);
});

it.each(["192.168.1.20", "salon.local", "play.example.org", "localhost.example.org", "[fe80::1]"])(
  "%s leads here from elsewhere",
  (hostname) => {
    expect(leadsOnlyHere(hostname)).toBe(false);
  },
);
