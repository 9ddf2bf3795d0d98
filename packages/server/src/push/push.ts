/** Push, as this server does it: its key, to which services it sends, and one message to one browser. */
import { randomBytes } from "node:crypto";
import type { Room } from "../room/room.ts";
import type { PushStore, Subscription } from "../store/push.ts";
import { encrypted, newPrivateKey } from "./encryption.ts";
import { headersOf, noticeOf } from "./notice.ts";
import { type Posted, type PostingOptions, postingWith } from "./posting.ts";
import { type AllowedHost, endpointIn } from "./services.ts";
import { vapidWith } from "./vapid.ts";

export interface PushSettings {
  /** To which push services it sends; `none` where it sends nothing. */
  readonly services: AllowedHost | "none";
  /** Whom push services may write to; null: the address of the page. */
  readonly contact: string | null;
}

/** For tests, which have push services of their own on this machine. */
export interface PushOptions extends PostingOptions {
  readonly isPort?: (port: string) => boolean;
  /** How long somebody may be on their way back before they are told, in milliseconds. */
  readonly grace?: number;
  /** How long other processes have to say that they look, in milliseconds. */
  readonly answered?: number;
}

export interface Push {
  /** In base64url; null where nothing is sent. */
  readonly publicKey: string | null;
  /** The address that a browser named, if anything is sent there. */
  endpoint(text: string): URL | null;
  /** Tells one browser that it is its person's turn at this table. */
  tell(room: Room, to: Subscription, now: number): Promise<Posted>;
  /** Waits for no push service any more. */
  cut(): void;
}

const isUsual = (port: string): boolean => port === "";
const failed: Posted = { kind: "failed", after: 0 };
/** Where nothing is sent, also what was kept before is told nothing. */
const nothing: Push = { publicKey: null, endpoint: () => null, tell: async () => failed, cut() {} };

export async function pushWith(
  store: Pick<PushStore, "key">,
  { services, contact }: PushSettings,
  options: PushOptions = {},
): Promise<Push> {
  if (services === "none") return nothing;
  const secret = await store.key(newPrivateKey());
  const vapid = vapidWith(secret);
  const cutting = new AbortController();
  const post = postingWith(options, cutting.signal);
  const endpoint = (text: string) => endpointIn(text, services, options.isPort ?? isUsual);

  return {
    publicKey: vapid.publicKey,
    endpoint,
    cut: () => cutting.abort(),
    async tell(room, to, now) {
      // What is allowed may have changed since it was kept.
      const at = endpoint(to.endpoint);
      if (at === null) return failed;
      const drawn = { salt: randomBytes(16), privateKey: newPrivateKey() };
      const message = Buffer.from(JSON.stringify(noticeOf(room, to.language)));
      const authorization = vapid.authorization(at.origin, contact ?? to.origin, now);
      const headers = { ...headersOf(room, to.person, secret, now), authorization };
      return post({ endpoint: at, headers, body: encrypted(message, recipientOf(to), drawn) });
    },
  };
}

export function recipientOf({ p256dh, auth }: Pick<Subscription, "p256dh" | "auth">) {
  return { p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
}
