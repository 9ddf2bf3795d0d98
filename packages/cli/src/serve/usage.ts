import type { Words } from "@guinguette/words/language";

export const serveUsage: Words = {
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
};
