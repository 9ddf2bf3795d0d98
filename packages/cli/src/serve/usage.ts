import type { Words } from "@guinguette/words/language";

export const serveUsage: Words = {
  en: `guinguette serve: the app and its tables on one address, as npm start does

  --lan              open to the other devices of the network too; in a terminal
                     the key L does the same at any time
  --port N           another port (else PORT, or 3000); 0 for any that is free
  --cert FILE        https, with this certificate (else TLS_CERT), in PEM
  --key FILE         and its key (else TLS_KEY)
  --prepare          install and build what is missing, and open nothing
  --prepared         open at once what was prepared
  --lang fr|en       the language

Tables for people apart are kept in the folder that GUINGUETTE_DATA names, or in
a hidden one of the project; where DATABASE_URL is set, on PostgreSQL. All that
can be set is in docs/operations.md.`,
  fr: `guinguette serve\u00a0: l’application et ses tables, comme npm start

  --lan              ouvrir aussi aux autres appareils du réseau\u00a0; dans un
                     terminal, la touche L fait de même à tout moment
  --port N           un autre port (sinon PORT, ou 3000)\u00a0; 0 pour un port libre
  --cert FICHIER     en https, avec ce certificat (sinon TLS_CERT), en PEM
  --key FICHIER      et sa clé (sinon TLS_KEY)
  --prepare          installer et construire ce qui manque, sans ouvrir
  --prepared         ouvrir aussitôt ce qui a été préparé
  --lang fr|en       la langue

Les tables à distance sont gardées dans le dossier que nomme GUINGUETTE_DATA, ou
dans un dossier caché du projet\u00a0; si DATABASE_URL est là, sur PostgreSQL. Tout
ce qui se règle est dans docs/operations.md.`,
};
