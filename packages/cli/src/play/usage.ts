import type { Words } from "@guinguette/words/language";

export const playUsage: Words = {
  en: `guinguette play [GAME]: play in this terminal; you are asked for the rest

  --players N            how many play
  --humans N             how many of them are people; the rest are perches
  --seats WHO,WHO,…      who sits where: person, random, fry, gudgeon, perch,
                         pike or heron
  --names ANA,BO         their names, from the first seat on
  --option NAME=VALUE    a game option; can be given several times
  --usual                the usual options, without being asked
  --memory book|aided    book (the usual): what the rules cover up stays
                         hidden. aided: all that you saw stays shown
  --take-back free|none|consent
                         free (the usual): while nobody has played or learned
                         anything since. consent: after that, everybody is
                         asked. none: never
  --seed TEXT            the seed of everything random (else a new one)
  --lang fr|en           the language

Where several people have secrets, a curtain falls between them. The screen and
what scrolled off it are wiped. This is also done when the game is left,
suspended (Ctrl-Z) or stopped by a signal. With --memory book, in chat-peche and
fish-fish, they are wiped after each person’s move too. What bots reveal is then
wiped at the next event. What is typed while nothing is asked is dropped. Some
terminals do not erase their history when told to (CSI 3 J): there, it stays. A
game can be saved once it is over.

At the prompt, u takes a move back where that is allowed. At the curtain, u
hands the device back to the last player who moved or chose. Choices made at the
same time are secret, and can be changed until the last one is made.

Games: fish-fish, wishes, chat-peche, fish-and-chips`,
  fr: `guinguette play [JEU]\u00a0: jouer dans ce terminal\u00a0; on vous demande le reste

  --players N            le nombre de joueurs
  --humans N             combien de personnes jouent\u00a0; les autres places
                         vont à des perches
  --seats QUI,QUI,…      qui s’assied où\u00a0: personne, hasard, alevin, goujon,
                         perche, brochet ou héron
  --names ANA,BO         leurs noms, à partir de la première place
  --option NOM=VALEUR    une option du jeu\u00a0; peut revenir plusieurs fois
  --usual                les options habituelles, sans question
  --memory book|aided    book, d’habitude\u00a0: ce que la règle interdit de revoir
                         est caché\u00a0; aided\u00a0: tout ce qu’on a vu reste montré
  --take-back free|none|consent
                         free, d’habitude\u00a0: tant que personne n’a joué ni rien
                         appris depuis. consent\u00a0: ensuite, on demande à tous.
                         none\u00a0: jamais
  --seed TEXTE           la graine du hasard (sinon une nouvelle)
  --lang fr|en           la langue

Quand plusieurs personnes ont des secrets, un rideau tombe entre elles. L’écran
et son historique sont effacés. C’est aussi le cas quand la partie est
quittée, suspendue (Ctrl-Z) ou arrêtée par un signal. Avec --memory book, à
chat-peche et fish-fish, ils sont aussi effacés après chaque coup d’une
personne. Ce que des robots dévoilent est alors effacé à l’événement suivant. Ce
qui est tapé hors d’une question est perdu. Certains terminaux n’effacent pas
leur historique (CSI 3 J)\u00a0: là, il reste. Une partie s’enregistre une fois
finie.

Quand c’est à vous, u reprend un coup là où c’est permis. Au rideau, u rend
l’appareil au dernier joueur qui a joué ou choisi. Les choix faits en même temps
sont secrets, et peuvent changer jusqu’à ce que tous aient choisi.

Jeux\u00a0: fish-fish, wishes, chat-peche, fish-and-chips`,
};
