/**
 * A push message as its browser alone can read it: aes128gcm (RFC 8188) with keys agreed as RFC 8291 says. The push service
 * in between sees who sends, how long it is, and nothing else.
 */
import { createCipheriv, createECDH, hkdfSync } from "node:crypto";

/** What a browser gives with its subscription: its public key, uncompressed, and a secret of its own. */
export interface Recipient {
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

/** What is drawn anew for each message. */
export interface Drawn {
  /** 16 bytes. */
  readonly salt: Uint8Array;
  /** A private key on P-256. */
  readonly privateKey: Uint8Array;
}

export const CURVE = "prime256v1";
/** Before padding. */
const LAST_RECORD = 2;
const TAG = 16;
/** Every message is filled up to this length, so that its size tells nothing of what it says. */
const PADDED_TO = 1024;

/** What `privateKey` and the salt give is the same each time: a message needs new ones. */
export function encrypted(
  message: Uint8Array,
  { p256dh, auth }: Recipient,
  { salt, privateKey }: Drawn,
  padTo = PADDED_TO,
): Buffer {
  const sender = createECDH(CURVE);
  sender.setPrivateKey(privateKey);
  const senderPublic = sender.getPublicKey();
  const shared = sender.computeSecret(p256dh);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderPublic]);
  const key = hkdf(shared, auth, info, 32);
  const contentKey = hkdf(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const padding = Buffer.alloc(Math.max(1, padTo - message.length));
  padding[0] = LAST_RECORD;
  const cipher = createCipheriv("aes-128-gcm", contentKey, nonce);
  const body = [cipher.update(message), cipher.update(padding), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, headOf(Math.max(padTo, message.length + 1) + TAG, senderPublic), ...body]);
}

/** The length of a record, and by whose key it is encrypted. */
function headOf(recordSize: number, senderPublic: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  // RFC 8291: one record, however short; 4096 is what every push service takes.
  head.writeUInt32BE(Math.max(4096, recordSize));
  head.writeUInt8(senderPublic.length, 4);
  return Buffer.concat([head, senderPublic]);
}

function hkdf(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** A private key on P-256, in its full 32 bytes. */
export function newPrivateKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}

/** Whether anything can be encrypted for it: a point that is none would fail every message. */
export function isRecipient({ p256dh, auth }: Recipient): boolean {
  if (p256dh.length !== 65 || p256dh[0] !== 4 || auth.length !== 16) return false;
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}
