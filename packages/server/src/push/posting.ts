/**
 * A message on its way to a push service. Where it goes was named by a stranger: the name is looked up here, every address
 * that it has must be public, and the connection is made to one of those that were checked, so that a second look-up cannot
 * lead elsewhere. Redirections are not followed, and what is answered is not read beyond its head.
 */
import { type LookupAddress, lookup as lookupDns } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublic } from "./public-address.ts";

export type Posted =
  /** The push service has it. */
  | { readonly kind: "taken" }
  /** There is no such subscription any more. */
  | { readonly kind: "gone" }
  /** It could not be delivered. `after`: when it may be tried again, in milliseconds, where that was said. */
  | { readonly kind: "failed"; readonly after: number };

export interface Message {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type Post = (message: Message) => Promise<Posted>;

/** What tests bring with them: nothing of it can be set by the environment. */
export interface PostingOptions {
  readonly isReachable?: (address: string) => boolean;
  readonly resolve?: Resolve;
  /** Whom to believe beside the usual authorities. */
  readonly ca?: string;
  /** The longest that one message takes in all, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 10_000;
/** The longest head of an answer, in bytes. */
const MOST_HEAD = 8 * 1024;

/** `cut`: nothing is waited for any more. */
export function postingWith(options: PostingOptions = {}, cut?: AbortSignal): Post {
  const { isReachable = isPublic, ca, patience = PATIENCE } = options;
  const lookup = checkedLookup(isReachable, options.resolve);
  return ({ endpoint, headers, body }) =>
    new Promise((done) => {
      const failed = (after = 0) => done({ kind: "failed", after });
      const asked = request(endpoint, {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        // A connection of its own each time: one that is kept would not be looked up anew.
        agent: false,
        lookup,
        maxHeaderSize: MOST_HEAD,
        rejectUnauthorized: true,
        ...(ca === undefined ? {} : { ca }),
        signal: AbortSignal.any([AbortSignal.timeout(patience), ...(cut === undefined ? [] : [cut])]),
      });
      asked.on("response", (answer) => {
        const { statusCode = 0 } = answer;
        done(postedBy(statusCode, answer.headers["retry-after"]));
        asked.destroy();
      });
      // Also once it is destroyed here, after it was answered.
      asked.on("error", () => failed());
      asked.on("close", () => failed());
      asked.end(body);
    });
}

function postedBy(status: number, retryAfter: string | undefined): Posted {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : 0;
  return { kind: "failed", after: 1_000 * seconds };
}

class NotReachable extends Error {
  constructor() {
    super("this name leads to no public address");
    this.name = "NotReachable";
  }
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (cause: Error | null, found: LookupAddress[]) => void,
) => void;

/** Where a single address of a name is not public, none of them is used: it is no push service's. */
export function checkedLookup(
  isReachable: (address: string) => boolean,
  resolve: Resolve = (host, options, done) => lookupDns(host, options, done),
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true }, (cause, found) => {
      const [first] = found ?? [];
      if (cause !== null) done(cause, []);
      else if (first === undefined || !found.every(({ address }) => isReachable(address)))
        done(new NotReachable(), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
