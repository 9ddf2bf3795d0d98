/** How the command is used, and what is said when it is used otherwise. */
import { inQuotes, listedChoice, shown } from "@guinguette/words/common";
import type { Language, Words } from "@guinguette/words/language";
import type { FlagProblem } from "./flags.ts";
import { exitCodes, type Io, say } from "./io.ts";

export const commandNames = [
  "serve",
  "play",
  "replay",
  "verify",
  "bench",
  "bots",
  "match",
  "bot",
  "solve",
  "load",
] as const;
export type Command = (typeof commandNames)[number];

/** The whole help, or that of one command. */
export const usage: Readonly<Record<Command | "all", Words>> = {
  all: {
    en: `guinguette: four small fishing games at one table

  guinguette serve           the app, and tables for people apart, in a browser
  guinguette play [GAME]     play here, with people and bots
  guinguette replay FILE…    play records again: the log in words, or JSON
  guinguette verify RECORD   whether a record is true, and its deal was fair
  guinguette bench           how fast the games are
  guinguette bots            the bots there are
  guinguette match           bots, or programs of yours, against each other
  guinguette bot             a program of yours at a table of a server
  guinguette solve GAME      compute again what the best bot knows by heart
  guinguette load            how many tables a server of tables bears

  --lang fr|en               the language (else that of LC_ALL or LANG)
  --help                     this help; after a command, that command’s
  --version                  the version

Games: fish-fish, wishes, chat-peche, fish-and-chips`,
    fr: `guinguette\u00a0: quatre petits jeux de pêche à la même table

  guinguette serve             l’application, et des tables à distance
  guinguette play [JEU]        jouer ici, entre personnes et robots
  guinguette replay FICHIER…   rejouer des parties\u00a0: le journal, ou du JSON
  guinguette verify PARTIE     si une partie est vraie, et sa donne équitable
  guinguette bench             la vitesse des jeux
  guinguette bots              les robots qui existent
  guinguette match             des robots, ou vos programmes, face à face
  guinguette bot               un programme à vous, à la table d’un serveur
  guinguette solve JEU         recalculer ce que le meilleur sait par cœur
  guinguette load              combien de tables un serveur supporte

  --lang fr|en                 la langue (sinon celle de LC_ALL ou LANG)
  --help                       cette aide\u00a0; après une commande, la sienne
  --version                    la version

Jeux\u00a0: fish-fish, wishes, chat-peche, fish-and-chips`,
  },
  serve: {
    en: `guinguette serve: the app and its tables on one address, as npm start does

  --lan              open to the other devices of the network too
  --port N           another port (else PORT, or 3000); 0 for any that is free
  --lang fr|en       the language

Tables for people apart are kept in the folder that GUINGUETTE_DATA names, or in
a hidden one of the project.`,
    fr: `guinguette serve\u00a0: l’application et ses tables, comme npm start

  --lan              ouvrir aussi aux autres appareils du réseau
  --port N           un autre port (sinon PORT, ou 3000)\u00a0; 0 pour un port libre
  --lang fr|en       la langue

Les tables à distance sont gardées dans le dossier que nomme GUINGUETTE_DATA, ou
dans un dossier caché du projet.`,
  },
  play: {
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
  },
  replay: {
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
  },
  verify: {
    en: `guinguette verify RECORD: whether a record is true; “-” is standard input

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

Exit status: 0 proven, 1 something does not fit, 2 the file could not be read or
is no record, 3 nothing speaks against it and nothing proves it.`,
    fr: `guinguette verify PARTIE\u00a0: si une partie est vraie\u00a0; «\u202f-\u202f» est l’entrée standard

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

Code de sortie\u00a0: 0 prouvé, 1 quelque chose ne va pas, 2 le fichier est
illisible ou n’est pas une partie, 3 rien ne s’y oppose et rien ne le prouve.`,
  },
  bench: {
    en: `guinguette bench: random play, as fast as it goes

  --game GAME        one game only
  --players N        one number of players only
  --seconds S        how long each run lasts (0.5)
  --runs R           how many runs after the warm-up (7)
  --json             one line of JSON per game and number of players
  --lang fr|en       the language`,
    fr: `guinguette bench\u00a0: des parties au hasard, aussi vite que possible

  --game JEU         un seul jeu
  --players N        un seul nombre de joueurs
  --seconds S        la durée de chaque mesure (0.5)
  --runs R           le nombre de mesures après l’échauffement (7)
  --json             une ligne de JSON par jeu et nombre de joueurs
  --lang fr|en       la langue`,
  },
  bots: {
    en: `guinguette bots: the bots there are, by game, the weakest first

  --json             one list of JSON: game, bot, level, players
  --lang fr|en       the language`,
    fr: `guinguette bots\u00a0: les robots qui existent, par jeu, le plus faible d’abord

  --json             une liste de JSON\u00a0: game, bot, level, players
  --lang fr|en       la langue`,
  },
  match: {
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
  },
  bot: {
    en: `guinguette bot --server URL --exec COMMAND: a program at a table of a server

  --server URL       such as http://localhost:3000
  --exec COMMAND     the program, started by the shell
  --table NAME       a table by its code (tanche-42), its id or a link; without
                     it a table is opened, its code is said, and it starts once
                     every seat is taken
  --game GAME        what is played at that table (fish-fish)
  --players N        how many play there (2)
  --seat N           the seat to take (0 is the first; else the first free one)
  --name NAME        how the program is called there (Bot)
  --token TOKEN      of the person for whom it plays; better in the variable
                     GUINGUETTE_TOKEN. Without it the server knows it by a
                     cookie, as long as this command runs
  --ms M             milliseconds to think about a move (1000)
  --lang fr|en       the language

For each decision the program reads one line of JSON
  {"game","players","options","seat","view","legal","ms"}
and answers one of the moves in “legal” as one line of JSON, as for match. Where
it answers anything else, ends, or is more than a second late (five the first
time), the first legal move is played, and that is said. When the server is gone
for a while, the game goes on by itself once it is back. docs/api.md has every
view and move. Exit status: 0 the game is over, 1 it could not be played.`,
    fr: `guinguette bot --server URL --exec COMMANDE\u00a0: un programme à une table

  --server URL       par exemple https://guinguette.example
  --exec COMMANDE    le programme, lancé par le shell
  --table NOM        une table par son code (tanche-42), son id, un lien\u00a0; sans
                     cela, une table est ouverte, son code est dit, et la partie
                     commence dès que toutes les places sont prises
  --game JEU         ce qu’on joue à cette table (fish-fish)
  --players N        à combien (2)
  --seat N           la place à prendre (0 la première)\u00a0; sinon une place libre
  --name NOM         comment le programme s’appelle là (Bot)
  --token JETON      de la personne pour qui il joue\u00a0; mieux\u00a0: dans la variable
                     GUINGUETTE_TOKEN. Sans cela, le serveur le connaît par un
                     cookie, tant que cette commande tourne
  --ms M             les millisecondes de réflexion par coup (1000)
  --lang fr|en       la langue

Pour chaque décision, le programme lit une ligne de JSON, un objet avec
  game, players, options, seat, view, legal, ms
et répond l’un des coups de legal, une ligne de JSON, comme pour match. S’il
répond autre chose, finit, ou a plus d’une seconde de retard (cinq la première
fois), le premier coup permis est joué, et c’est dit. Si le serveur disparaît un
moment, la partie reprend d’elle-même à son retour. docs/api.md a chaque vue et
chaque coup. Code de sortie\u00a0: 0 la partie est finie, 1 elle n’a pu être jouée.`,
  },
  solve: {
    en: `guinguette solve fish-fish: the table of the round between two, computed again

  --players 2|3      a round between two (2), or among three
  --seconds S        how long to solve (60)
  --table FILE       write the table found between two, as a module
  --json             the result as one object of JSON
  --lang fr|en       the language

Says what a round is worth to the Fisher, and how many points somebody who
knows the solution by heart could gain from it; then the same of the table
that is shipped. Ctrl-C ends it with what is there.`,
    fr: `guinguette solve fish-fish\u00a0: recalculer la table de la manche à deux

  --players 2|3      une manche à deux (2) ou à trois
  --seconds S        le temps de calcul (60)
  --table FICHIER    écrire la table trouvée à deux, en un module
  --json             le résultat, un objet de JSON
  --lang fr|en       la langue

Dit ce que vaut une manche pour le Pêcheur, et combien de points gagnerait qui
connaît la solution par cœur\u00a0; puis la même chose de la table livrée. Ctrl-C
arrête et donne ce qu’il y a.`,
  },
  load: {
    en: `guinguette load: real games over real sockets, at a server of tables

  --server URL       a server that runs already (else one of its own, on a new
                     file); its LIMITS must let so many come from one address
  --tables N         how many tables are played at the same time (100)
  --game GAME        which game (chat-peche)
  --players N        how many sit at each table (4, or as many as there can be)
  --pace S           seconds between two moves at a table (5); 0 as fast as the
                     server answers
  --seconds S        how long is measured (20), after a short warm-up
  --processes N      how many processes play (2)
  --json             the result as one object of JSON
  --lang fr|en       the language

Says how long a move takes to everybody at its table, how many moves a second
there were, and what they cost the server. Ctrl-C ends it with what is there.`,
    fr: `guinguette load\u00a0: de vraies parties, par le réseau, sur un serveur de tables

  --server URL       un serveur qui tourne déjà (sinon un à soi, sur un fichier
                     neuf)\u00a0; ses LIMITS doivent permettre tant de visites d’une
                     même adresse
  --tables N         combien de tables jouent en même temps (100)
  --game JEU         quel jeu (chat-peche)
  --players N        combien sont assis à chaque table (4, ou le plus possible)
  --pace S           les secondes entre deux coups d’une table (5)\u00a0; 0 aussi
                     vite que le serveur répond
  --seconds S        la durée de la mesure (20), après un court échauffement
  --processes N      combien de processus jouent (2)
  --json             le résultat, un objet de JSON
  --lang fr|en       la langue

Dit combien de temps un coup met jusqu’à chacun à sa table, combien de coups par
seconde il y a eu, et ce qu’ils coûtent au serveur. Ctrl-C arrête et donne ce
qu’il y a.`,
  },
};

export const noFile: Words = {
  en: "which file? “-” is standard input",
  fr: "quel fichier\u00a0? «\u202f-\u202f» est l’entrée standard",
};

export const needsJson: Words = {
  en: "--trace goes with --json",
  fr: "--trace va avec --json",
};

export function unknownCommand(found: string, language: Language): string {
  const name = inQuotes(shown(found), language);
  const known = listedChoice(commandNames, language);
  return language === "fr"
    ? `commande inconnue ${name}, attendu ${known}`
    : `unknown command ${name}, expected ${known}`;
}

export function flagNeeded(flag: string, language: Language): string {
  return language === "fr" ? `il manque ${flag}` : `${flag} is needed`;
}

export function gameNeeded(known: readonly string[], language: Language): string {
  const games = listedChoice(known, language);
  return language === "fr" ? `quel jeu\u00a0? Attendu\u00a0: ${games}` : `which game? Expected ${games}`;
}

export function unwantedWord(found: string, language: Language): string {
  const word = inQuotes(shown(found), language);
  return language === "fr" ? `${word} est de trop` : `${word} is one too many`;
}

export function flagSentence(problem: FlagProblem, language: Language): string {
  const fr = language === "fr";
  const flag = shown(problem.flag);
  switch (problem.kind) {
    case "unknown": {
      const known = listedChoice(problem.known, language);
      return fr ? `option inconnue ${flag}, attendu ${known}` : `unknown flag ${flag}, expected ${known}`;
    }
    case "value-missing":
      return fr ? `il manque une valeur à ${flag}` : `${flag} needs a value`;
    case "value-unwanted":
      return fr ? `${flag} ne prend pas de valeur` : `${flag} takes no value`;
    case "twice":
      return fr ? `${flag} est donnée deux fois` : `${flag} is given twice`;
    case "value": {
      const found = inQuotes(shown(problem.found), language);
      const expected = listedChoice(problem.expected, language);
      return fr
        ? `${flag}\u00a0: attendu ${expected}, trouvé ${found}`
        : `${flag}: expected ${expected}, found ${found}`;
    }
  }
}

/** Says what is wrong with the command line and where its help is. */
export function misuse(message: string, command: Command | "all", language: Language, io: Io): number {
  const help = `guinguette ${command === "all" ? "" : `${command} `}--help`;
  const fr = language === "fr";
  say(io.error, `guinguette${fr ? "\u00a0" : ""}: ${message}`);
  say(io.error, fr ? `Aide\u00a0: ${help}` : `Help: ${help}`);
  return exitCodes.misused;
}
