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

Online tables are stored in the folder named by GUINGUETTE_DATA, or in a hidden
folder of the project. If DATABASE_URL is set, they are stored in PostgreSQL.
All settings are in docs/operations.md.`,
  fr: `guinguette serve\u00a0: l’application et ses tables, comme npm start

  --lan              ouvrir aussi aux autres appareils du réseau\u00a0; dans un
                     terminal, la touche L fait de même à tout moment
  --port N           un autre port (sinon PORT, ou 3000)\u00a0; 0 pour un port libre
  --cert FICHIER     en https, avec ce certificat (sinon TLS_CERT), en PEM
  --key FICHIER      et sa clé (sinon TLS_KEY)
  --prepare          installer et construire ce qui manque, sans ouvrir
  --prepared         ouvrir aussitôt ce qui a été préparé
  --lang fr|en       la langue

Les tables à distance sont gardées dans le dossier nommé par GUINGUETTE_DATA, ou
dans un dossier caché du projet. Avec DATABASE_URL, elles sont gardées dans
PostgreSQL. Tous les réglages sont dans docs/operations.md.`,
};
