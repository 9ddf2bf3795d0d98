import type { Words } from "@guinguette/words/language";

export const loadUsage: Words = {
  en: `guinguette load: real games over real sockets, against a server

  --server URL       a server that is already running (else its own). Its
                     LIMITS must allow that many visits from one address
  --tables N         how many tables are played at the same time (100)
  --game GAME        which game (chat-peche)
  --players N        how many sit at each table (4, or as many as there can be)
  --pace S           seconds between two moves at a table (5); 0 as fast as the
                     server answers
  --seconds S        how long is measured (20), after a short warm-up
  --processes N      how many processes play (2)
  --json             the result as one JSON object
  --lang fr|en       the language

Says how long a move takes to reach everybody at its table. Says how many moves
a second there were, and what they cost the server. Ctrl-C ends it and gives the
results so far.`,
  fr: `guinguette load\u00a0: de vraies parties, par le réseau, sur un serveur de tables

  --server URL       un serveur qui tourne déjà (sinon, un nouveau). Ses
                     LIMITS doivent permettre autant de visites d’une adresse
  --tables N         combien de tables jouent en même temps (100)
  --game JEU         quel jeu (chat-peche)
  --players N        combien sont assis à chaque table (4, ou le plus possible)
  --pace S           les secondes entre deux coups d’une table (5)\u00a0; 0 aussi
                     vite que le serveur répond
  --seconds S        la durée de la mesure (20), après un court échauffement
  --processes N      combien de processus jouent (2)
  --json             le résultat, en un objet JSON
  --lang fr|en       la langue

Dit en combien de temps un coup arrive chez chaque joueur de sa table. Donne
aussi le nombre de coups par seconde, et ce qu’ils coûtent au serveur. Ctrl-C
arrête et donne les résultats obtenus.`,
};
