/** The link that others come to a table by: to a screen of their own, whichever it is shown on. */
import type { RoomView } from "@guinguette/wire/room";
import { pathTo } from "../route.svelte.ts";

export function invitationTo({ code }: Pick<RoomView, "code">): string {
  return location.origin + pathTo({ page: "apart", at: code, screen: "own" });
}
