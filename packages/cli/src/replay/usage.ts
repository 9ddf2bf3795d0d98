import type { Words } from "@guinguette/words/language";

export const replayUsage: Words = {
  en: `guinguette replay FILE…: play records again; “-” is standard input

  --json             one line of JSON per file
  --trace            with --json: who could do what before each move
  --view SEAT        only what that seat may know (0 is the first)
  --view spectator   only what everybody may know
  --lang fr|en       the language

Exit status: 0 all replayed, 1 a record broke a rule, 2 a file could not be
read or is no record.`,
  fr: `guinguette replay FICHIER…\u00a0: rejouer des parties\u00a0; «\u202f-\u202f» est l’entrée standard

  --json             une ligne de JSON par fichier
  --trace            avec --json\u00a0: qui pouvait faire quoi avant chaque coup
  --view PLACE       seulement ce que cette place peut savoir (0 la première)
  --view spectator   seulement ce que tout le monde peut savoir
  --lang fr|en       la langue

Code de sortie\u00a0: 0 tout est rejoué, 1 une partie enfreint une règle, 2 un
fichier est illisible ou n’est pas une partie.`,
};
