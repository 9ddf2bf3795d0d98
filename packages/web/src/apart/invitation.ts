/** The link that others come to a table by: to a screen of their own, whichever it is shown on. */
import type { RoomView } from "@guinguette/wire/room";
import { pathTo } from "../route.svelte.ts";
import { codeHere } from "./code-here.ts";

export function invitationTo({ code }: Pick<RoomView, "code">): string {
  return location.origin + pathTo({ page: "apart", at: codeHere(code), screen: "own" });
}
