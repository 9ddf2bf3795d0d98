import type { GameId } from "@guinguette/rules/contract";
import type { Component } from "svelte";
import ChatPeche from "./ChatPeche.svelte";
import FishAndChips from "./FishAndChips.svelte";
import FishFish from "./FishFish.svelte";
import Wishes from "./Wishes.svelte";

/** What is painted on a game's poster. */
export const posterPictures: Readonly<Record<GameId, Component>> = {
  "fish-fish": FishFish,
  wishes: Wishes,
  "chat-peche": ChatPeche,
  "fish-and-chips": FishAndChips,
};
