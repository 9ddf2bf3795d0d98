/** A browser that has subscribed, as far as a push service and a server see it: its keys, and how it reads a message. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

export interface SomeBrowser {
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly privateKey: ECDH;
}

export function newBrowser(): SomeBrowser {
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  return { p256dh: privateKey.getPublicKey(), auth: randomBytes(16), privateKey };
}

/** The receiver's half of RFC 8291, written apart from the sender's. */
export function decrypted(message: Buffer, { p256dh, auth, privateKey }: SomeBrowser): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const text = message.subarray(21 + keyLength);
  const derive = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    new Uint8Array(hkdfSync("sha256", secret, by, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]);
  const key = derive(privateKey.computeSecret(sender), auth, info, 32);
  const contentKey = derive(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
