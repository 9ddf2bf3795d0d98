/** What would be right, beside what went wrong: for people and for programs, so that none of it names a request. */
import type { Words } from "@guinguette/words/language";

const said = {
  // What cannot be understood.
  "not-json": { en: "it is not well-formed JSON", fr: "ce n’est pas du JSON bien formé" },
  "not-utf8": { en: "it is not UTF-8", fr: "ce n’est pas de l’UTF-8" },
  "forbidden-field": {
    en: "no field may be called __proto__ or constructor",
    fr: "aucun champ ne peut s’appeler __proto__ ou constructor",
  },
  "hello-first": { en: "the first message has to be hello", fr: "le premier message doit être hello" },
  "hello-once": {
    en: "send hello only once on each connection",
    fr: "hello ne s’envoie qu’une fois par connexion",
  },
  "not-text": { en: "only text frames are read", fr: "seules les trames de texte sont lues" },
  "too-wide": {
    en: "an object has 64 fields at most, a list 512 values",
    fr: "un objet a 64\u00a0champs au plus, une liste 512\u00a0valeurs",
  },
  "blank-name": {
    en: "a name needs at least one visible character",
    fr: "un nom doit avoir au moins un caractère visible",
  },
  "key-used": {
    en: "this key was used at another table: take a new one for each request",
    fr: "cette clé a servi à une autre table\u00a0: il en faut une nouvelle pour chaque requête",
  },
  // Who asks.
  "unknown-person": {
    en: "introduce yourself first, then send the cookie you get, or a token",
    fr: "présentez-vous d’abord, puis envoyez le cookie reçu, ou un jeton",
  },
  "unknown-token": {
    en: "this token is not from this server, or is no longer valid",
    fr: "ce jeton n’est pas de ce serveur, ou n’est plus valable",
  },
  "not-yours": {
    en: "only the host, or the player in that seat, can do this",
    fr: "seul l’hôte, ou le joueur de cette place, peut le faire",
  },
  "in-person": {
    en: "a program cannot do this: only the person it plays for can, with their cookie",
    fr: "un programme ne peut pas le faire\u00a0: seule la personne pour qui il joue le peut, avec son cookie",
  },
  "cross-site": {
    en: "use a page of this server",
    fr: "venez d’une page de ce serveur",
  },
  // How the table is.
  "not-found": {
    en: "nothing here has that name: no table, seat or code",
    fr: "rien ne porte ce nom ici\u00a0: ni table, ni place, ni code",
  },
  "not-waiting": {
    en: "these settings can be changed only before the start",
    fr: "ces réglages se changent avant le début",
  },
  "not-over": { en: "ask again when it is over", fr: "redemandez quand elle sera finie" },
  "seat-taken": { en: "choose a seat that is free", fr: "choisissez une place libre" },
  "last-seats": {
    en: "free the extra seats first",
    fr: "libérez d’abord les places en trop",
  },
  "colour-taken": { en: "choose another colour, or none", fr: "choisissez-en une autre, ou aucune" },
  "name-taken": { en: "choose another name", fr: "choisissez un autre nom" },
  "seated-already": {
    en: "go back to that seat, or leave it before the start",
    fr: "revenez à cette place, ou quittez-la avant le début",
  },
  "bot-first": { en: "ask again after that", fr: "redemandez ensuite" },
  "nobody-there": {
    en: "somebody has to sit down there first",
    fr: "quelqu’un doit d’abord s’y asseoir",
  },
  "seats-empty": {
    en: "more people or bots have to sit down first",
    fr: "il faut d’abord plus de personnes ou de robots",
  },
  "not-watched": {
    en: "only its players and its host see it",
    fr: "seuls les joueurs et l’hôte la voient",
  },
  "no-record": {
    en: "only those who played there, or opened the table, may read the game",
    fr: "seules les personnes qui y ont joué ou qui ont ouvert la table peuvent la relire",
  },
  "push-service": {
    en: "use a browser’s own push service, over https, or one that this server allows",
    fr: "il faut un service de navigateur, en https, ou un service que ce serveur nomme",
  },
  "push-keys": {
    en: "these are not a browser’s keys: use a point on P-256, and 16 bytes",
    fr: "ces clés ne viennent d’aucun navigateur\u00a0: il faut un point de P-256, et 16\u00a0octets",
  },
  "hints-listed": {
    en: "turn hints off, or take the table off the list",
    fr: "retirez les conseils, ou retirez la table de la liste",
  },
  stale: { en: "look again, then ask again", fr: "regardez de nouveau, puis redemandez" },
  // How it is asked.
  version: { en: "use version 1", fr: "utilisez la version 1" },
  allow: { en: "see the Allow header", fr: "voyez l’en-tête Allow" },
  "too-large": {
    en: "a request has 64 KiB at most, a message 16 KiB",
    fr: "une requête fait 64\u00a0Kio au plus, un message 16\u00a0Kio",
  },
  unsupported: {
    en: "its content type has to say that it is JSON",
    fr: "son type de contenu doit dire que c’est du JSON",
  },
  unanswered: {
    en: "64 messages wait for an answer: wait before you send more",
    fr: "64\u00a0messages attendent une réponse\u00a0: attendez avant d’en envoyer d’autres",
  },
} as const satisfies Readonly<Record<string, Words>>;
export type DetailName = keyof typeof said;

export const details: Readonly<Record<DetailName, Words>> = said;
