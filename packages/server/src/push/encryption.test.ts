/** What only the browser reads: by the example of RFC 8291, and back again. */
import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { decrypted, newBrowser } from "../testing/push-browser.ts";
import { encrypted, isRecipient, newPrivateKey } from "./encryption.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** Appendix A. */
const example = {
  plaintext: "V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24",
  asPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  uaPublic: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  uaPrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  message:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};
const recipient = { p256dh: bytes(example.uaPublic), auth: bytes(example.auth) };

it("the example of RFC 8291, Appendix A, byte by byte", () => {
  const drawn = { salt: bytes(example.salt), privateKey: bytes(example.asPrivate) };
  expect(encrypted(bytes(example.plaintext), recipient, drawn, 0).toString("base64url")).toBe(
    example.message,
  );
  const privateKey = createECDH("prime256v1");
  privateKey.setPrivateKey(bytes(example.uaPrivate));
  expect(decrypted(bytes(example.message), { ...recipient, privateKey })).toBe(
    "When I grow up, I want to be a watermelon",
  );
});

it("a browser reads what was written for it, and its length tells nothing", () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const write = (text: string) =>
    encrypted(Buffer.from(text), browser, { salt: Buffer.alloc(16, 7), privateKey: newPrivateKey() });
  const [short, long] = [write("é"), write("x".repeat(1_000))];
  expect([decrypted(short, browser), decrypted(long, browser)]).toEqual(["é", "x".repeat(1_000)]);
  expect(short.length).toBe(long.length);
  // Every push service takes so much.
  expect(long.length).toBeLessThan(4_096);
  expect(() => decrypted(short, other)).toThrow();
});

it("keys for which nothing can be encrypted are none of a browser", () => {
  expect(isRecipient(recipient)).toBe(true);
  const offCurve = Buffer.from(recipient.p256dh);
  offCurve[64] = (offCurve[64] ?? 0) ^ 1;
  expect(isRecipient({ ...recipient, p256dh: offCurve })).toBe(false);
  expect(isRecipient({ ...recipient, p256dh: recipient.p256dh.subarray(1) })).toBe(false);
  expect(isRecipient({ ...recipient, auth: Buffer.alloc(15) })).toBe(false);
});
