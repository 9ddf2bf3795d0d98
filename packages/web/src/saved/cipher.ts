/**
 * A game in play holds secrets: its seed tells every card. So what is kept on the device is encrypted, with a key
 * that this browser keeps to itself and gives to nobody (not extractable): whoever looks through the storage, or
 * copies it, finds nothing to read.
 */
export interface Ciphertext {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

export async function encrypted(key: CryptoKey, value: unknown): Promise<Ciphertext> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text) };
}

/** Fails if a single bit is not what was encrypted. */
export async function decrypted(key: CryptoKey, { iv, data }: Ciphertext): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data);
  return JSON.parse(new TextDecoder().decode(text));
}
