import type { Words } from "@guinguette/words/language";

export const botUsage: Words = {
  en: `guinguette bot --server URL --exec COMMAND: a program at a table of a server

  --server URL       such as http://localhost:3000
  --exec COMMAND     the program, started by the shell
  --table NAME       a table by its code (trout-74), its id or a link; without
                     it a table is opened, its code is said, and it starts once
                     every seat is taken
  --game GAME        what is played at that table (fish-fish)
  --players N        how many play there (2)
  --seat N           the seat to take (0 is the first; else the first free one)
  --name NAME        how the program is called there (Bot, Bot 2, …)
  --token TOKEN      of the person for whom it plays, made in the settings of
                     the page; better in the variable GUINGUETTE_TOKEN.
                     Without it the server knows it by a cookie, as long as
                     this command runs
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
  --table NOM        une table par son code (truite-74), son id, un lien\u00a0; sans
                     cela, une table est ouverte, son code est dit, et la partie
                     commence dès que toutes les places sont prises
  --game JEU         ce qu’on joue à cette table (fish-fish)
  --players N        à combien (2)
  --seat N           la place à prendre (0 la première)\u00a0; sinon une place libre
  --name NOM         comment le programme s’appelle là (Bot, Bot 2, …)
  --token JETON      de la personne pour qui il joue, fait dans les réglages
                     de la page\u00a0; mieux\u00a0: dans la variable
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
};
