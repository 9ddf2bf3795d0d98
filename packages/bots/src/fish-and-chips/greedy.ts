/** Takes the tallest pile there is, and never asks who comes next; leaves its octopus and its shark where they lie. */
import type { Move } from "@guinguette/rules/fish-and-chips/moves";
import type { View } from "@guinguette/rules/fish-and-chips/view";
import type { Random } from "@guinguette/rules/random";
import { best } from "../mix.ts";
import { heightAt } from "./child.ts";

export function chooseGreedily(view: View, legal: readonly Move[], random: Random): Move {
  const ready = legal.find(({ type }) => type === "ready");
  return ready ?? best(legal, (move) => (move.type === "catch" ? heightAt(view, move.to) : 0), random);
}
