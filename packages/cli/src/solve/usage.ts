import type { Words } from "@guinguette/words/language";

export const solveUsage: Words = {
  en: `guinguette solve fish-fish: compute the table of the two-player round again

  --players 2|3      a round for two (2), or for three
  --seconds S        how long to solve (60)
  --table FILE       write the table found for two players, as a module
  --json             the result as one JSON object
  --lang fr|en       the language

Says what a round is worth to the Fisher, and what somebody who knows the
solution by heart could gain. Then it says the same of the shipped table. Ctrl-C
ends it and gives the results so far.`,
  fr: `guinguette solve fish-fish\u00a0: recalculer la table de la manche à deux

  --players 2|3      une manche à deux (2) ou à trois
  --seconds S        le temps de calcul (60)
  --table FICHIER    écrire la table trouvée à deux, en un module
  --json             le résultat, en un objet JSON
  --lang fr|en       la langue

Dit ce que vaut une manche pour le Pêcheur, et ce que gagnerait un joueur qui
connaît la solution par cœur. Ensuite, la même chose pour la table livrée.
Ctrl-C arrête et donne les résultats obtenus.`,
};
