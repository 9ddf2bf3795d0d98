import type { Words } from "@guinguette/words/language";

export const matchUsage: Words = {
  en: `guinguette match --game GAME --seats BOT,BOT,…: bots against each other

  --game GAME            fish-fish, wishes, chat-peche or fish-and-chips
  --seats BOT,BOT,…      who plays: random, fry, gudgeon, perch, pike, heron,
                         with a time of its own as heron@50 (milliseconds),
                         or exec:COMMAND (a command without commas)
  --players N            how many play: as many as there are names
  --games K              how many games (100), rounded up to whole sets: each
                         deal is played once per rotation of the seats
  --rotations            so also where a program plays; else each game has a
                         deal of its own there, and the seats rotate
  --ms M                 milliseconds to think about a move (else each
                         level’s own time; 1000 for an outside program)
  --options NAME=VALUE,… options of the game
  --seed TEXT            what chance depends on (else something new)
  --seed -               the same, read from standard input: where a program
                         plays, it could read it here
  --json                 the result as one object of JSON
  --leads                in that object also lead, leadLow and leadHigh: points
                         in a game ahead of the others, seat for seat
  --lang fr|en           the language

The share won is that of all seats of one name together, a tie being split;
points are those of one seat in a game. Ratings are spaced like Elo’s, and 0
is who wins as often as chance. Ctrl-C ends the match with what is there.

exec:COMMAND is started by the shell, once per seat and thread. For each
decision it reads one line of JSON
  {"game","players","options","seat","view","legal","ms"}
and answers one of the moves in “legal” as one line of JSON. Whoever answers
anything else, ends, or is more than a second late (five the first time) loses
the game, and after three in a row the rest. Its standard error is shown, up to
some length. A bot of the house that fails, or is 15 seconds late, plays any
legal move instead, and that is said.

Promised where a program plays: every game has a deal of its own, so that one
who remembers a game, in memory or on disk, knows nothing of the next; and the
seed, told at the end, is before that on no command line and in no variable or
file of ours. With --rotations a deal comes back from each seat, every time to
a new process: for programs you trust not to write down what they saw.
Not promised: a program runs as you do, in no cage. It can read the memory of
this process where the system allows it, signal it, and talk to other programs
of its table.

Its processes end with the match, also when that is interrupted (Ctrl-C,
SIGTERM, SIGHUP): its group, and on Linux those who left it, as long as their
parents or their environment tell where they come from. If the match itself is
killed (SIGKILL), all that programs notice is the end of their input.`,
  fr: `guinguette match --game JEU --seats ROBOT,ROBOT,…\u00a0: des robots face à face

  --game JEU             fish-fish, wishes, chat-peche ou fish-and-chips
  --seats ROBOT,ROBOT,…  qui joue\u00a0: random, fry, gudgeon, perch, pike, heron,
                         avec son propre temps comme heron@50 (en ms),
                         ou exec:COMMANDE (une commande sans virgule)
  --players N            le nombre de joueurs\u00a0: autant que de noms
  --games K              le nombre de parties (100), arrondi à des séries
                         entières\u00a0: chaque donne, une fois par rotation
  --rotations            aussi quand un programme joue\u00a0; sinon chaque
                         partie y a sa propre donne, et les places tournent
  --ms M                 les millisecondes de réflexion par coup (sinon celles
                         du niveau\u00a0; 1000 pour un programme extérieur)
  --options NOM=VALEUR,… des options du jeu
  --seed TEXTE           ce dont dépend le hasard (sinon du nouveau)
  --seed -               de même, lu sur l’entrée standard\u00a0: un programme
                         qui joue pourrait le lire ici
  --json                 le résultat, un objet de JSON
  --leads                dans cet objet aussi lead, leadLow et leadHigh\u00a0: les
                         points d’avance par partie sur les autres places
  --lang fr|en           la langue

La part gagnée est celle de toutes les places d’un même nom, une égalité étant
partagée\u00a0; les points, ceux d’une place par partie. Les cotes s’espacent comme
celles d’Elo, et 0 gagne comme le hasard. Ctrl-C arrête et donne ce qu’il y a.

exec:COMMANDE est lancée par le shell, une fois par place et par fil. Pour
chaque décision, elle lit une ligne de JSON, un objet avec
  game, players, options, seat, view, legal, ms
et répond l’un des coups de legal, une ligne de JSON. Toute autre réponse, une
fin, plus d’une seconde de retard (cinq la première fois)\u00a0: la partie est
perdue, et après trois de suite, le reste. Sa sortie d’erreur est montrée,
jusqu’à une certaine longueur. Un robot de la maison qui échoue, ou qui a 15
secondes de retard, joue un coup au hasard, et c’est dit.

Promis quand un programme joue\u00a0: chaque partie a sa propre donne, et qui se
souvient d’une partie, en mémoire ou sur disque, ne sait rien de la suivante\u00a0;
la graine, dite à la fin, n’est avant cela sur aucune ligne de commande, dans
aucune variable ni aucun fichier à nous. Avec --rotations, une donne revient à
chaque place, chaque fois pour un nouveau processus\u00a0: pour des programmes dont
vous êtes sûr qu’ils ne notent pas ce qu’ils ont vu.
Pas promis\u00a0: un programme agit en votre nom, sans cage. Il peut lire la mémoire
de ce processus si le système le permet, lui envoyer des signaux, et parler aux
autres programmes de sa table.

Ses processus finissent avec le match, même interrompu (Ctrl-C, SIGTERM,
SIGHUP)\u00a0: son groupe et, sous Linux, ceux qui l’ont quitté, tant que leurs
parents ou leur environnement disent d’où ils viennent. Si le match lui-même est
tué (SIGKILL), les programmes ne remarquent que la fin de leur entrée.`,
};
