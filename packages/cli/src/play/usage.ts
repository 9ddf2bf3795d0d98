import type { Words } from "@guinguette/words/language";

export const playUsage: Words = {
  en: `guinguette play [GAME]: play in this terminal; what no flag says is asked

  --players N            how many play
  --humans N             how many of them are people; the rest are perches
  --seats WHO,WHO,…      who sits where: person, random, fry, gudgeon, perch,
                         pike or heron
  --names ANA,BO         their names, from the first seat on
  --option NAME=VALUE    an option of the game; may come several times
  --usual                the usual options, without being asked
  --memory book|aided    by the book (the usual) nothing is shown again that may
                         not be looked at again; aided, all that you ever saw
  --take-back free|none|consent
                         free (the usual): a move can be taken back while
                         nobody has done or learned anything since; consent:
                         else by asking everybody; none: never
  --seed TEXT            what chance depends on (else something new)
  --lang fr|en           the language

Where several people have secrets, a curtain falls between them: the screen and
what scrolled off it are wiped, also when the game is left, suspended (Ctrl-Z)
or ended by a signal that a process can hear. By the book they are wiped after
every move of a person too, in chat-peche and fish-fish, and what bots reveal is
wiped when something else happens. What is typed while nothing is asked is
dropped. A terminal that does not erase its history when it is told to (CSI 3 J)
keeps it here too. A game can be saved once it is over.

At the prompt, u takes a move back where that is allowed. At the curtain it
hands the device back to whoever has moved or chosen last: choices that are made
at the same time are sealed, and can be changed until the last one is made.

Games: fish-fish, wishes, chat-peche, fish-and-chips`,
  fr: `guinguette play [JEU]\u00a0: jouer dans ce terminal\u00a0; on vous demande le reste

  --players N            le nombre de joueurs
  --humans N             combien sont des personnes\u00a0; les autres, des perches
  --seats QUI,QUI,…      qui s’assied où\u00a0: personne, hasard, alevin, goujon,
                         perche, brochet ou héron
  --names ANA,BO         leurs noms, à partir de la première place
  --option NOM=VALEUR    une option du jeu\u00a0; peut revenir plusieurs fois
  --usual                les options habituelles, sans question
  --memory book|aided    book, d’habitude\u00a0: ce qui selon la règle ne se regarde
                         plus n’est plus montré\u00a0; aided\u00a0: tout ce qu’on a vu
  --take-back free|none|consent
                         free, d’habitude\u00a0: un coup se reprend tant que
                         personne n’a rien fait ni appris depuis\u00a0; consent\u00a0:
                         sinon en demandant à tous\u00a0; none\u00a0: jamais
  --seed TEXTE           ce dont dépend le hasard (sinon du nouveau)
  --lang fr|en           la langue

Quand plusieurs personnes ont des secrets, un rideau tombe entre elles\u00a0: l’écran
et ce qui en a défilé sont effacés, aussi quand la partie est quittée, suspendue
(Ctrl-Z) ou arrêtée par un signal que l’on peut entendre. Selon la règle, ils
le sont aussi après chaque coup d’une personne, à chat-peche et fish-fish, et ce
que des robots dévoilent l’est au prochain événement. Ce qui est tapé sans
question est perdu. Un terminal qui n’efface pas son historique quand on le lui
demande (CSI 3 J) le garde ici aussi. Une partie s’enregistre une fois finie.

À l’invite, u reprend un coup là où c’est permis. Au rideau, u rend l’appareil à
qui a joué ou choisi en dernier\u00a0: les choix faits en même temps sont scellés,
et se changent jusqu’au dernier.

Jeux\u00a0: fish-fish, wishes, chat-peche, fish-and-chips`,
};
