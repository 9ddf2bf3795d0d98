/** Who made the games, as their rulebooks say it; what we know from elsewhere is marked so. */
import type { GameId } from "@guinguette/rules/contract";
import type { Words } from "@guinguette/words/language";

export interface Credit {
  readonly text: Words;
  /** Not in the rulebook. */
  readonly elsewhere?: true;
}

export const credits: Readonly<Record<GameId, readonly Credit[]>> = {
  "fish-fish": [
    { text: { fr: "2 à 8 joueurs dès 8 ans", en: "2–8 players, ages 8 and up" } },
    { text: { fr: "10 à 15 minutes", en: "10 to 15 minutes" } },
    { text: { fr: "Gigamic, 2013", en: "Gigamic, 2013" }, elsewhere: true },
  ],
  wishes: [
    { text: { fr: "De Peter Sarrett et Michael Adams", en: "By Peter Sarrett and Michael Adams" } },
    { text: { fr: "Rio Grande Games, 2007", en: "Rio Grande Games, 2007" } },
  ],
  "chat-peche": [
    { text: { fr: "De Dennis Kirps et Jean-Claude Pellin", en: "By Dennis Kirps and Jean-Claude Pellin" } },
    {
      text: {
        fr: "Illustrations de l’édition Ludolux\u00a0: Gediminas Akelaitis",
        en: "Illustrations of the Ludolux edition: Gediminas Akelaitis",
      },
    },
    { text: { fr: "2 à 4 joueurs dès 7 ans", en: "2–4 players, ages 7 and up" } },
  ],
  "fish-and-chips": [{ text: { fr: "De Sid Sackson, 1978", en: "By Sid Sackson, 1978" }, elsewhere: true }],
};
