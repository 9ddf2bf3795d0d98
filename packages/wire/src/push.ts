/** Web Push: how a browser asks to be told of its person's turns while no page is open. */
import { z } from "zod";

/** The address that a browser has at its push service. */
const endpoint = z.string().max(1_024);
const base64url = (letters: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`));
const language = z.enum(["fr", "en"]);

/** `GET /push`: the server's key, with which a browser subscribes; null where this server tells nobody. */
export const pushKey = z.strictObject({ key: base64url(87).nullable() });
export type PushKey = z.infer<typeof pushKey>;

/** `PUT /me/push`: a subscription as the browser gives it. */
export const newPush = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
  /** In which one is told; not said, that of the subscription it replaces or of the request. */
  language: language.exactOptional(),
  /** The address of a subscription of the same browser that counts no more. */
  replaces: endpoint.exactOptional(),
});
export type NewPush = z.infer<typeof newPush>;

/** What a browser is told, once it has decrypted it. */
export const pushNotice = z.strictObject({
  title: z.string(),
  language,
  /** The table's page. Its name is not shown: anybody may read a locked phone, and the name is the way to the table. */
  path: z.string(),
  /** What is told later of the same table takes its place. */
  tag: z.string(),
});
export type PushNotice = z.infer<typeof pushNotice>;

/** The browsers of whoever asks, the oldest first. Their keys are told to nobody. */
export const pushes = z.strictObject({
  subscriptions: z.array(z.strictObject({ id: z.string(), endpoint: z.string(), language, made: z.int() })),
});
export type Pushes = z.infer<typeof pushes>;
