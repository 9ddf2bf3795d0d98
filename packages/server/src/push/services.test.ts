/** To which push services anything is sent. */
import { expect, it } from "vitest";
import { type AllowedHost, endpointIn, servicesIn } from "./services.ts";

const usual = servicesIn("") as AllowedHost;
const any = servicesIn("*") as AllowedHost;
const isUsual = (port: string) => port === "";
const sent = (text: string, allowed: AllowedHost) => endpointIn(text, allowed, isUsual) !== null;

it("those of the browsers, unless it is told otherwise", () => {
  for (const host of [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "wns2-par02p.notify.windows.com",
  ])
    expect(sent(`https://${host}/send/abc`, usual), host).toBe(true);
  for (const host of [
    "example.com",
    "googleapis.com",
    "evil.fcm.googleapis.com",
    "evil-push.apple.com",
    "push.apple.com",
    "fcm.googleapis.com.evil.example",
  ])
    expect(sent(`https://${host}/send/abc`, usual), host).toBe(false);
});

it("by https alone, at the usual port, to a name, without a password, and not without end", () => {
  expect(sent("https://push.example/x?y=1", any)).toBe(true);
  for (const text of [
    "http://push.example/x",
    "ftp://push.example/x",
    "https://push.example:8443/x",
    "https://me:secret@push.example/x",
    "https://me@push.example/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://0x7f.1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://localhost/x",
    "https://push.example./x",
    "https://*.example/x",
    "https://push.example/x\0",
    "https://push.example/x\r\nhost: other.example",
    " https://push.example/x",
    "https://push.example/\ud800",
    "https://push。example/x",
    "javascript:alert(1)",
    "nonsense",
    "",
    `https://push.example/${"x".repeat(1_024)}`,
  ])
    expect(sent(text, any), text).toBe(false);
  expect(sent("https://PUSH.example:443/x", servicesIn("push.example") as AllowedHost)).toBe(true);
});

it("whoever runs the server names others, or none", () => {
  const named = servicesIn("push.example, *.push.example") as AllowedHost;
  expect(["push.example", "a.push.example", "a.b.push.example"].every(named)).toBe(true);
  expect(["xpush.example", "example", "fcm.googleapis.com"].some(named)).toBe(false);
  expect(servicesIn("none")).toBe("none");
  for (const text of [
    "push.example/path",
    "https://push.example",
    "a.*.example",
    "**",
    "none push.example",
    "a_b",
  ])
    expect(servicesIn(text), text).toBeNull();
});
