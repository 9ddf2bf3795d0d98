/** What somebody is told of their own subscriptions: all but the keys, by which anybody could write to their browser. */
import type { Pushes } from "@guinguette/wire/push";
import type { Subscription } from "../store/push.ts";

export function shownPushes(subscriptions: readonly Subscription[]): Pushes["subscriptions"] {
  return subscriptions.map(({ id, endpoint, language, made }) => ({ id, endpoint, language, made }));
}
