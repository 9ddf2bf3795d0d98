import type { Words } from "@guinguette/words/language";

export const backupUsage: Words = {
  en: `guinguette backup FILE: copy all online tables while they are being played

  --data FOLDER      where they are kept (else GUINGUETTE_DATA, or a hidden
                     folder of the project)
  --lang fr|en       the language

The copy shows a single moment. When this ends it is on the disk, and every
table of it was read again. It holds every secret, and only you can read it.
Nothing is ever overwritten. For PostgreSQL see docs/operations.md.
Exit status: 0 it is whole, 1 there is none.`,
  fr: `guinguette backup FICHIER\u00a0: copier toutes les tables, pendant qu’on y joue

  --data DOSSIER     où elles sont gardées (sinon GUINGUETTE_DATA, ou un dossier
                     caché du projet)
  --lang fr|en       la langue

La copie montre un seul instant. À la fin, elle est sur le disque, et chaque
table a été relue. Elle contient tous les secrets, et vous seul pouvez la
lire. Rien n’est jamais remplacé. Pour PostgreSQL, voir docs/operations.md.
Code de sortie\u00a0: 0 elle est entière, 1 il n’y en a pas.`,
};

export const restoreUsage: Words = {
  en: `guinguette restore FILE: put a backup’s tables on a server with no tables yet

  --data FOLDER      where they go (else GUINGUETTE_DATA, or a hidden folder of
                     the project)
  --lang fr|en       the language

Every table is read before anything is put in its place. Nothing is ever
replaced: stop the server and move its tables.sqlite away first.
Exit status: 0 all is there, 1 nothing has changed.`,
  fr: `guinguette restore FICHIER\u00a0: remettre les tables d’une copie

  --data DOSSIER     où elles vont (sinon GUINGUETTE_DATA, ou un dossier
                     caché du projet)
  --lang fr|en       la langue

Chaque table est lue avant que rien ne soit mis en place. Rien n’est jamais
remplacé\u00a0: arrêtez d’abord le serveur, et déplacez son tables.sqlite.
Code de sortie\u00a0: 0 tout est là, 1 rien n’a changé.`,
};
