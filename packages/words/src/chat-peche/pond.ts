/** The pond as a view shows it. */
import type { Card } from "@guinguette/rules/chat-peche/cards";
import type { Spot } from "@guinguette/rules/chat-peche/pond";
import type { View } from "@guinguette/rules/chat-peche/view";

export function heightAt(view: View, spot: Spot): number {
  return view.pond.find((pile) => pile.spot === spot)?.height ?? 0;
}

/** The one card of a pile that everybody sees. */
export function topAt(view: View, spot: Spot): Card | null {
  return view.pond.find((pile) => pile.spot === spot)?.top ?? null;
}
