import type { Words } from "@guinguette/words/language";

export const verifyUsage: Words = {
  en: `guinguette verify RECORD: whether a record is true; “-” is standard input

  --room LINK        the link of the table, or its id
  --commitment HEX   the secret’s fingerprint, as shown before the deal
  --chance SEAT=HEX  the number you kept for your seat (0 is the first); can be
                     given several times
  --seal SEAT=HEX    the seal of a seat’s number as it was shown; likewise
  --digest HEX       the fingerprint given at the end
  --json             the findings as one JSON object
  --lang fr|en       the language

Needs no server. Replays every move, and checks the fingerprint byte by byte.
Checks the deal against the server’s secret and the numbers of all seats. What
this proves, and what it does not: docs/fairness.md.

Exit status: 0 proven, with the fingerprint given at the end; 1 something is
wrong. 2 means that the file could not be read, or is no game record. 3 means
that nothing is wrong, but nothing shows how it was dealt. 4 means that the deal
is verified, but names may have changed since: add --digest to check.`,
  fr: `guinguette verify PARTIE\u00a0: vérifier une partie\u00a0; «\u202f-\u202f» est l’entrée standard

  --room LIEN        le lien de la table, ou son nom dans ce lien
  --commitment HEX   l’empreinte du secret, vue avant la donne
  --chance PLACE=HEX le nombre que vous avez gardé pour votre place (0 la
                     première)\u00a0; peut revenir plusieurs fois
  --seal PLACE=HEX   le sceau du nombre d’une place, tel qu’il était
                     montré\u00a0; peut revenir plusieurs fois
  --digest HEX       l’empreinte donnée à la fin
  --json             ce qui a été trouvé, en un objet JSON
  --lang fr|en       la langue

Sans aucun serveur. Rejoue chaque coup, et compare l’empreinte octet par octet.
Vérifie la donne avec le secret du serveur et les nombres de toutes les places.
Ce que cela prouve, et ne prouve pas\u00a0: docs/fairness.md.

Code de sortie\u00a0: 0 prouvé, avec l’empreinte donnée à la fin\u00a0; 1 quelque chose ne
va pas. 2\u00a0: le fichier est illisible ou n’est pas une partie. 3\u00a0: rien
d’anormal, mais rien ne montre la donne. 4\u00a0: la donne est vérifiée, mais un nom
a pu changer depuis\u00a0: ajoutez --digest pour le savoir.`,
};
