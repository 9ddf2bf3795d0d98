/** What is said when a record is checked: what holds, what does not, and what nobody can tell from it. */
import type { Language, Words } from "./language.ts";

/** By check (packages/wire/src/verify.ts), then by what came of it. `{seat}` is counted from 0, as flags and files do. */
export const findingWords = {
  moves: {
    holds: {
      fr: "Chaque coup respecte les règles.",
      en: "Every move follows the rules.",
    },
    fails: {
      fr: "Un coup enfreint les règles.",
      en: "A move breaks the rules.",
    },
  },
  end: {
    holds: {
      fr: "La partie va jusqu’à la fin.",
      en: "The game is played to the end.",
    },
    open: {
      fr: "La partie s’arrête avant la fin (un abandon, par exemple).",
      en: "The game stops before the end (someone resigned, for example).",
    },
  },
  digest: {
    holds: {
      fr: "Rien n’a changé depuis la fin de la partie.",
      en: "Nothing has changed since the end of the game.",
    },
    fails: {
      fr: "Quelque chose a été changé\u00a0: l’empreinte ne correspond plus.",
      en: "Something was changed: the fingerprint no longer matches.",
    },
    open: {
      fr: "Pas d’empreinte\u00a0: impossible de savoir si quelque chose a changé.",
      en: "No fingerprint: nobody can tell whether something was changed.",
    },
  },
  print: {
    holds: {
      fr: "Le fichier est intact.",
      en: "The file is intact.",
    },
    fails: {
      fr: "Le contenu est le même, mais le fichier a été retouché.",
      en: "The content is the same, but the file was edited.",
    },
  },
  "kept-digest": {
    holds: {
      fr: "L’empreinte est bien celle de la fin de la partie.",
      en: "The fingerprint is the one given at the end of the game.",
    },
    fails: {
      fr: "L’empreinte n’est pas celle de la fin de la partie. Le fichier a été réécrit, ou un joueur a effacé ses données.",
      en: "The fingerprint is not the one given at the end of the game. The file was rewritten, or a player erased their data.",
    },
    open: {
      fr: "Un fichier entièrement réécrit a une autre empreinte. Comparez avec celle donnée à la fin (--digest).",
      en: "A fully rewritten file has another fingerprint. Compare with the one given at the end (--digest).",
    },
  },
  deal: {
    holds: {
      fr: "La donne vient bien du secret du serveur et des nombres de chacun.",
      en: "The deal comes from the server’s secret and everybody’s numbers.",
    },
    fails: {
      fr: "La donne ne vient pas de la graine, mais d’une mise en place choisie ou d’un ancien format.",
      en: "The deal does not come from the seed, but from a chosen set-up or an older format.",
    },
    open: {
      fr: "Rien ne prouve la donne\u00a0: elle a été choisie, ou jouée hors ligne.",
      en: "Nothing proves the deal: it was chosen, or the game was played offline.",
    },
  },
  commitment: {
    holds: {
      fr: "Le secret du serveur a bien été fixé avant la donne.",
      en: "The server’s secret was fixed before the deal.",
    },
    fails: {
      fr: "Le secret du serveur n’est pas celui fixé avant la donne.",
      en: "The server’s secret is not the one fixed before the deal.",
    },
  },
  seed: {
    holds: {
      fr: "Ce secret et les nombres de chacun produisent bien cette donne.",
      en: "The secret and everybody’s numbers give this deal.",
    },
    fails: {
      fr: "Ce secret et les nombres de chacun produisent une autre donne.",
      en: "The secret and everybody’s numbers give a different deal.",
    },
  },
  "kept-room": {
    holds: {
      fr: "La donne est bien celle de cette table.",
      en: "The deal is from this table.",
    },
    fails: {
      fr: "La donne est celle d’une autre table.",
      en: "The deal is from another table.",
    },
    open: {
      fr: "Pour savoir si c’est la donne de votre table, donnez son lien (--room).",
      en: "To check that the deal is your table’s, give its link (--room).",
    },
  },
  "kept-commitment": {
    holds: {
      fr: "L’empreinte du secret est celle vue avant la donne.",
      en: "The secret’s fingerprint is the one seen before the deal.",
    },
    fails: {
      fr: "L’empreinte du secret n’est pas celle vue avant la donne.",
      en: "The secret’s fingerprint is not the one seen before the deal.",
    },
    open: {
      fr: "Pour vérifier le secret, donnez l’empreinte vue avant la donne (--commitment).",
      en: "To check the secret, give the fingerprint seen before the deal (--commitment).",
    },
  },
  "kept-chance": {
    holds: {
      fr: "Le nombre de la place {seat} est bien celui que vous aviez gardé.",
      en: "Seat {seat}’s number is the one that you kept.",
    },
    fails: {
      fr: "Le nombre de la place {seat} n’est pas celui que vous aviez gardé.",
      en: "Seat {seat}’s number is not the one that you kept.",
    },
    open: {
      fr: "Pour vérifier votre nombre, donnez-le (--chance).",
      en: "To check your own number, give it (--chance).",
    },
  },
  "kept-seal": {
    holds: {
      fr: "Le nombre de la place {seat} a bien été fixé avant la donne.",
      en: "Seat {seat}’s number was fixed before the deal.",
    },
    fails: {
      fr: "Le nombre de la place {seat} n’est pas celui fixé avant la donne.",
      en: "Seat {seat}’s number is not the one fixed before the deal.",
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<"holds" | "fails" | "open", Words>>>>>;

/** What all of it comes to. */
export const verdictWords = {
  proven: {
    fr: "Donne vérifiée\u00a0: personne ne l’a choisie, pas même le serveur. La partie n’a pas été modifiée.",
    en: "Deal verified: nobody chose it, not even the server. The game was not altered.",
  },
  consistent: {
    fr: "Donne vérifiée\u00a0: personne ne l’a choisie, pas même le serveur. Chaque coup est permis. Pour savoir si un nom a changé depuis, comparez l’empreinte avec celle donnée à la fin.",
    en: "Deal verified: nobody chose it, not even the server. Every move is allowed. To see whether a name has changed since, compare the fingerprint with the one given at the end.",
  },
  unproven: {
    fr: "Rien d’anormal, mais rien n’est prouvé.",
    en: "Nothing looks wrong, but nothing is proven.",
  },
  false: {
    fr: "Quelque chose ne va pas\u00a0: la partie a été modifiée, ou la donne n’était pas équitable.",
    en: "Something is wrong: the game was altered, or the deal was not fair.",
  },
  // Nobody need have done wrong.
  rewritten: {
    fr: "La donne est vérifiée, mais la partie a été modifiée après la fin.",
    en: "The deal is verified, but the game was altered after the end.",
  },
} as const satisfies Readonly<Record<string, Words>>;

interface Found {
  readonly check: keyof typeof findingWords;
  readonly outcome: "holds" | "fails" | "open";
  readonly seat?: number;
}

export function findingSentence({ check, outcome, seat }: Found, language: Language): string {
  const words: Readonly<Partial<Record<Found["outcome"], Words>>> = findingWords[check];
  return (words[outcome]?.[language] ?? "").replace("{seat}", String(seat));
}
