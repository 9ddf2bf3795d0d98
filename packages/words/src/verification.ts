/** What is said when a record is checked: what holds, what does not, and what nobody can tell from it. */
import type { Language, Words } from "./language.ts";

/** By check (packages/wire/src/verify.ts), then by what came of it. `{seat}` is counted from 0, as flags and files do. */
export const findingWords = {
  moves: {
    holds: {
      fr: "Chaque coup est permis par la règle.",
      en: "Every move is allowed by the rules.",
    },
    fails: {
      fr: "Un coup enfreint la règle.",
      en: "A move breaks the rules.",
    },
  },
  end: {
    holds: {
      fr: "La partie va jusqu’à sa fin.",
      en: "The game is played to its end.",
    },
    open: {
      fr: "La partie s’arrête avant sa fin, comme quand quelqu’un abandonne.",
      en: "The game stops before its end, as it does when somebody resigns.",
    },
  },
  digest: {
    holds: {
      fr: "Rien n’y a changé depuis que son empreinte a été prise.",
      en: "Nothing in it has changed since its fingerprint was taken.",
    },
    fails: {
      fr: "Quelque chose y a été changé\u00a0: elle ne va pas avec son empreinte.",
      en: "Something in it was changed: it does not fit its fingerprint.",
    },
    open: {
      fr: "Elle n’a pas d’empreinte\u00a0: nul ne peut dire si quelque chose y a été changé.",
      en: "It has no fingerprint: nobody can tell whether something in it was changed.",
    },
  },
  print: {
    holds: {
      fr: "Son fichier est intact.",
      en: "Its file is intact.",
    },
    fails: {
      fr: "Elle dit la même chose, mais son fichier a été retouché.",
      en: "It says the same, but its file was touched up.",
    },
  },
  "kept-digest": {
    holds: {
      fr: "Son empreinte est celle qui a été dite à la fin de la partie.",
      en: "Its fingerprint is the one that was told at the end of the game.",
    },
    fails: {
      fr: "Son empreinte n’est pas celle qui a été dite à la fin de la partie\u00a0: elle a été réécrite, ou quelqu’un s’est fait oublier depuis.",
      en: "Its fingerprint is not the one that was told at the end of the game: it was rewritten, or somebody has had themselves erased since.",
    },
    open: {
      fr: "Qui l’aurait réécrite en entier aurait pris une nouvelle empreinte\u00a0: comparez avec celle qui a été dite à la table (--digest).",
      en: "Anybody who rewrote all of it would have taken a new fingerprint: compare with the one that was told at the table (--digest).",
    },
  },
  deal: {
    holds: {
      fr: "La donne est dévoilée\u00a0: le secret du serveur et le hasard de chacun.",
      en: "The deal is laid open: the server’s secret, and the chance that everybody added.",
    },
    fails: {
      fr: "Sa donne n’est pas celle de sa graine\u00a0: une mise en place, ou un ancien format, décide à sa place.",
      en: "Its deal is not that of its seed: a set-up, or an older format, decides instead.",
    },
    open: {
      fr: "Rien ne prouve sa donne\u00a0: elle a été choisie, ou jouée ailleurs qu’à une table à distance.",
      en: "Nothing proves its deal: it was chosen, or played elsewhere than at an online table.",
    },
  },
  commitment: {
    holds: {
      fr: "Le secret du serveur est celui qu’il avait scellé.",
      en: "The server’s secret is the one that it had sealed.",
    },
    fails: {
      fr: "Le secret du serveur n’est pas celui qu’il avait scellé.",
      en: "The server’s secret is not the one that it had sealed.",
    },
  },
  seed: {
    holds: {
      fr: "Ce secret et le hasard de chacun mènent bien à cette donne.",
      en: "That secret and everybody’s chance do give this deal.",
    },
    fails: {
      fr: "Ce secret et le hasard de chacun ne mènent pas à cette donne.",
      en: "That secret and everybody’s chance do not give this deal.",
    },
  },
  "kept-room": {
    holds: {
      fr: "Elle a été faite pour cette table-ci, celle de son lien.",
      en: "It was dealt for this very table, the one of its link.",
    },
    fails: {
      fr: "Elle a été faite pour une autre table que celle de son lien.",
      en: "It was dealt for another table than the one of its link.",
    },
    open: {
      fr: "Si elle a été faite pour votre table, son lien peut le dire (--room).",
      en: "Whether it was dealt for your table, its link can tell (--room).",
    },
  },
  "kept-commitment": {
    holds: {
      fr: "Le sceau du secret est celui qui a été vu avant la donne.",
      en: "The seal on the secret is the one that was seen before the deal.",
    },
    fails: {
      fr: "Le sceau du secret n’est pas celui qui a été vu avant la donne.",
      en: "The seal on the secret is not the one that was seen before the deal.",
    },
    open: {
      fr: "Si c’est bien le sceau d’avant la donne, seul qui l’a vu peut le dire (--commitment).",
      en: "Whether it is the seal from before the deal, only who saw it can tell (--commitment).",
    },
  },
  "kept-chance": {
    holds: {
      fr: "Le hasard de la place {seat} est celui qui a été gardé.",
      en: "The chance of seat {seat} is the one that was kept.",
    },
    fails: {
      fr: "Le hasard de la place {seat} n’est pas celui qui a été gardé.",
      en: "The chance of seat {seat} is not the one that was kept.",
    },
    open: {
      fr: "Si votre hasard y est, vous seul pouvez le dire (--chance).",
      en: "Whether your chance is in it, only you can tell (--chance).",
    },
  },
  "kept-seal": {
    holds: {
      fr: "Le hasard de la place {seat} est celui dont le sceau a été vu avant la donne.",
      en: "The chance of seat {seat} is the one whose seal was seen before the deal.",
    },
    fails: {
      fr: "Le hasard de la place {seat} n’est pas celui dont le sceau a été vu avant la donne.",
      en: "The chance of seat {seat} is not the one whose seal was seen before the deal.",
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<"holds" | "fails" | "open", Words>>>>>;

/** What all of it comes to. */
export const verdictWords = {
  proven: {
    fr: "Tout se tient\u00a0: la donne vient du secret scellé et du hasard de chacun, et c’est bien la partie dont l’empreinte a été dite à la table.",
    en: "All of it fits: the deal comes from the sealed secret and everybody’s own chance, and this is the record whose fingerprint was told at the table.",
  },
  consistent: {
    fr: "Elle se tient\u00a0: la donne vient du secret scellé et du hasard de chacun, et chaque coup est permis. Si des noms ou autre chose ont été changés depuis, seule l’empreinte dite à la fin le montre.",
    en: "It holds together: the deal comes from the sealed secret and everybody’s own chance, and every move is allowed. Whether names or anything else were changed since, only the fingerprint that was told at the end can show.",
  },
  unproven: {
    fr: "Rien ne s’y oppose, mais rien ne le prouve.",
    en: "Nothing speaks against it, but nothing proves it.",
  },
  false: {
    fr: "Quelque chose ne va pas\u00a0: cette partie a été changée, ou la donne n’était pas équitable.",
    en: "Something does not fit: this record was changed, or the deal was not fair.",
  },
  // Nobody need have done wrong.
  rewritten: {
    fr: "La donne se tient, mais la partie a été réécrite depuis sa fin.",
    en: "The deal holds together, but the record was rewritten since the end of the game.",
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
