import type { Words } from "@guinguette/words/language";

export const verifyUsage: Words = {
  en: `guinguette verify RECORD: whether a record is true; “-” is standard input

  --room LINK        the link of the table, or its id
  --commitment HEX   the commitment as it was shown before the deal
  --chance SEAT=HEX  the chance that you kept of your seat (0 is the first); may
                     come several times
  --seal SEAT=HEX    the seal of a seat’s chance as it was shown; likewise
  --digest HEX       the digest as it was told at the end
  --json             the findings as one object of JSON
  --lang fr|en       the language

Without any server: replays every move, and checks the digest to the byte and
the deal against the server’s secret and the chances of all seats. What it
proves, and what it cannot: docs/fairness.md.

Exit status: 0 proven, with the digest that was told; 1 something does not fit;
2 the file could not be read or is no record; 3 nothing speaks against it and
nothing shows how it was dealt; 4 it holds together, but without --digest nobody
can tell whether names or anything else were changed since.`,
  fr: `guinguette verify PARTIE\u00a0: si une partie est vraie\u00a0; «\u202f-\u202f» est l’entrée standard

  --room LIEN        le lien de la table, ou son nom dans ce lien
  --commitment HEX   l’engagement tel qu’il était montré avant la donne
  --chance PLACE=HEX le hasard que vous avez gardé de votre place (0 la
                     première)\u00a0; peut revenir plusieurs fois
  --seal PLACE=HEX   le sceau du hasard d’une place, tel que montré\u00a0; de même
  --digest HEX       l’empreinte telle qu’elle a été dite à la fin
  --json             ce qui a été trouvé, un objet de JSON
  --lang fr|en       la langue

Sans aucun serveur\u00a0: rejoue chaque coup, compare l’empreinte à l’octet près et
la donne avec le secret du serveur et le hasard de toutes les places. Ce que
cela prouve, et ne prouve pas\u00a0: docs/fairness.md.

Code de sortie\u00a0: 0 prouvé, avec l’empreinte dite à la fin\u00a0; 1 quelque chose ne
va pas\u00a0; 2 le fichier est illisible ou n’est pas une partie\u00a0; 3 rien ne s’y
oppose et rien ne montre la donne\u00a0; 4 elle se tient, mais sans --digest nul ne
peut dire si des noms ou autre chose ont été changés depuis.`,
};
