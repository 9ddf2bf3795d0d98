import type { Words } from "@guinguette/words/language";

export const botUsage: Words = {
  en: `guinguette bot --server URL --exec COMMAND: a program at a server’s table

  --server URL       such as http://localhost:3000
  --exec COMMAND     the program, started by the shell
  --table NAME       a table by its code (trout-74), its id or a link. Without
                     it a table is opened and its code is shown. It starts once
                     every seat is taken
  --game GAME        what is played at that table (fish-fish)
  --players N        how many play there (2)
  --seat N           the seat to take (0 is the first; else the first free one)
  --name NAME        what the program is called there (Bot, Bot 2, …)
  --token TOKEN      the token of the person it plays for, from the settings of
                     the page. Better: put it in the variable
                     GUINGUETTE_TOKEN. Without a token, the server knows the
                     program by a cookie, as long as this command runs
  --ms M             milliseconds to think about a move (1000)
  --lang fr|en       the language

For each decision the program reads one line of JSON
  {"game","players","options","seat","view","legal","ms"}
and answers with one of the moves in “legal” as one line of JSON, as for match.
If it answers anything else, ends, or is over a second late (five the first
time), the first legal move is played. You are told. If the server is gone for
a while, the game goes on once it is back. Every view and move is in
docs/api.md.
Exit status: 0 the game is over, 1 it could not be played.`,
  fr: `guinguette bot --server URL --exec COMMANDE\u00a0: un programme à une table

  --server URL       par exemple https://guinguette.example
  --exec COMMANDE    le programme, lancé par le shell
  --table NOM        une table par son code (truite-74), son id, un lien. Sans
                     cela, une table est ouverte et son code est montré. La
                     partie commence quand toutes les places sont prises
  --game JEU         ce qu’on joue à cette table (fish-fish)
  --players N        à combien (2)
  --seat N           la place à prendre (0 la première)\u00a0; sinon une place libre
  --name NOM         le nom du programme à la table (Bot, Bot 2, …)
  --token JETON      le jeton de la personne pour qui il joue, créé dans les
                     réglages de la page. Mieux\u00a0: mettez-le dans la variable
                     GUINGUETTE_TOKEN. Sans jeton, le serveur reconnaît le
                     programme à un cookie, tant que cette commande tourne
  --ms M             les millisecondes de réflexion par coup (1000)
  --lang fr|en       la langue

Pour chaque décision, le programme lit une ligne de JSON, un objet avec
  game, players, options, seat, view, legal, ms
et répond l’un des coups de legal, une ligne de JSON, comme pour match. Le
premier coup permis est joué si le programme répond autre chose, s’arrête ou a
plus d’une seconde de retard (cinq la première fois). C’est signalé. Si le
serveur disparaît un moment, la partie reprend à son retour. Chaque vue et
chaque coup sont dans docs/api.md. Code de sortie\u00a0: 0 la partie est finie, 1
elle n’a pas pu être jouée.`,
};
