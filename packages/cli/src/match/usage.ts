import type { Words } from "@guinguette/words/language";

export const matchUsage: Words = {
  en: `guinguette match --game GAME --seats BOT,BOT,…: bots against each other

  --game GAME            fish-fish, wishes, chat-peche or fish-and-chips
  --seats BOT,BOT,…      who plays: random, fry, gudgeon, perch, pike, heron,
                         with its own time as in heron@50 (milliseconds),
                         or exec:COMMAND (a command without commas)
  --players N            how many play: as many as there are names
  --games K              how many games (100), rounded up: each deal is played
                         once from every seat
  --rotations            play each deal from every seat where a program plays,
                         too; else each of its games has its own deal
  --ms M                 milliseconds to think about a move (else each
                         level’s own time; 1000 for an outside program)
  --options NAME=VALUE,… game options
  --seed TEXT            the seed of everything random (else a new one)
  --seed -               the same, read from standard input: a program that
                         plays could read the seed on this command line
  --json                 the result as one JSON object
  --leads                adds lead, leadLow and leadHigh to that JSON: the
                         points ahead of the other seats in a game
  --lang fr|en           the language

The share won counts all seats of one name together, and a tie is split. Points
are for one seat in one game. Ratings are on Elo’s scale: at 0, a bot wins as
often as random play. Ctrl-C ends the match and gives the results so far.

exec:COMMAND is started by the shell, once per seat and thread. For each
decision it reads one line of JSON
  {"game","players","options","seat","view","legal","ms"}
and answers with one of the moves in “legal” as one line of JSON. A program
loses the game if it answers anything else, ends, or is over a second late (five
the first time). After three losses in a row, it loses the rest. Its standard
error is shown, up to some length. If one of our bots fails, or is 15 seconds
late, you are told and a random move is played for it.

Promised where a program plays: every game has a deal of its own. A program that
remembers a game knows nothing of the next one. The seed is shown at the end
only: before that it is on no command line, in no variable and in no file of
ours. With --rotations each deal is played from every seat, each time by a new
process. Use it for programs you trust not to write down what they saw.
Not promised: a program runs with your rights. It can read the memory of this
process where the system allows it, signal it, and talk to other programs of its
table.

Its processes end with the match, even when that is interrupted (Ctrl-C,
SIGTERM, SIGHUP). On Linux, so do those that left its group, as long as their
origin can be traced. If the match itself is killed (SIGKILL), programs only
notice the end of their input.`,
  fr: `guinguette match --game JEU --seats ROBOT,ROBOT,…\u00a0: des robots face à face

  --game JEU             fish-fish, wishes, chat-peche ou fish-and-chips
  --seats ROBOT,ROBOT,…  qui joue\u00a0: random, fry, gudgeon, perch, pike, heron,
                         avec son propre temps comme heron@50 (en ms),
                         ou exec:COMMANDE (une commande sans virgule)
  --players N            le nombre de joueurs\u00a0: autant que de noms
  --games K              le nombre de parties (100), arrondi vers le haut\u00a0:
                         chaque donne est jouée une fois depuis chaque place
  --rotations            jouer chaque donne depuis chaque place, même quand un
                         programme joue\u00a0; sinon chaque partie a sa donne
  --ms M                 les millisecondes de réflexion par coup (sinon celles
                         du niveau\u00a0; 1000 pour un programme extérieur)
  --options NOM=VALEUR,… des options du jeu
  --seed TEXTE           la graine du hasard (sinon une nouvelle)
  --seed -               la même, lue sur l’entrée standard\u00a0: un programme
                         qui joue pourrait la lire dans cette commande
  --json                 le résultat, en un objet JSON
  --leads                ajouter à ce JSON lead, leadLow et leadHigh\u00a0:
                         les points d’avance par partie sur les autres
  --lang fr|en           la langue

La part gagnée réunit toutes les places d’un même nom, et une égalité se
partage. Les points sont comptés par place et par partie. Les cotes sont à
l’échelle d’Elo\u00a0: à 0, un robot gagne aussi souvent que le hasard. Ctrl-C
arrête et donne les résultats obtenus.

exec:COMMANDE est lancée par le shell, une fois par place et par fil. Pour
chaque décision, elle lit une ligne de JSON, un objet avec
  game, players, options, seat, view, legal, ms
et répond l’un des coups de legal, une ligne de JSON. Le programme perd la
partie s’il répond autre chose, s’arrête ou a plus d’une seconde de retard (cinq
la première fois). Après trois défaites de suite, il perd le reste. Sa sortie
d’erreur est montrée, jusqu’à une certaine longueur. Si un de nos robots échoue,
ou a 15 secondes de retard, un coup est tiré au hasard et signalé.

Promis quand un programme joue\u00a0: chaque partie a sa propre donne. Un programme
qui se souvient d’une partie ne sait rien de la suivante. La graine n’est
montrée qu’à la fin\u00a0: avant, elle n’est dans aucune ligne de commande, aucune
variable ni aucun fichier à nous. Avec --rotations, chaque donne est jouée
depuis chaque place, chaque fois par un nouveau processus. À réserver aux
programmes dont vous êtes sûr qu’ils ne notent pas ce qu’ils ont vu.
Pas promis\u00a0: un programme a les mêmes droits que vous. Il peut lire la mémoire
de ce processus si le système le permet, lui envoyer des signaux, et parler aux
autres programmes de sa table.

Ses processus finissent avec le match, même interrompu (Ctrl-C, SIGTERM,
SIGHUP). Sous Linux, ceux qui ont quitté son groupe finissent aussi, tant qu’on
peut savoir d’où ils viennent. Si le match lui-même est tué (SIGKILL), les
programmes ne remarquent que la fin de leur entrée.`,
};
