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
    en: "hello is said once on each connection",
    fr: "hello ne se dit qu’une fois par connexion",
  },
  "not-text": { en: "only text frames are read", fr: "seules les trames de texte sont lues" },
  "too-wide": {
    en: "an object has 64 fields at most, a list 512 values",
    fr: "un objet a 64\u00a0champs au plus, une liste 512\u00a0valeurs",
  },
  "blank-name": { en: "a name needs a sign that can be seen", fr: "un nom a besoin d’un signe visible" },
  "key-used": {
    en: "this key was used at another table: take a new one for each request",
    fr: "cette clé a servi à une autre table\u00a0: il en faut une nouvelle pour chaque requête",
  },
  // Who asks.
  "unknown-person": {
    en: "introduce yourself first, and send the cookie that you are given, or a token",
    fr: "présentez-vous d’abord, puis envoyez le cookie qui vous est donné, ou un jeton",
  },
  "unknown-token": {
    en: "the token is none of this server’s, or counts no more",
    fr: "le jeton n’est pas de ce serveur, ou ne compte plus",
  },
  "not-yours": {
    en: "it is for whoever opened the table, or for whoever has that seat",
    fr: "c’est à qui a ouvert la table, ou à qui a cette place",
  },
  "in-person": {
    en: "no program may do it: it is for its person, by their cookie",
    fr: "aucun programme ne peut le faire\u00a0: c’est à sa personne, par son cookie",
  },
  "cross-site": {
    en: "come from a page at this server’s own address",
    fr: "venez d’une page à l’adresse même de ce serveur",
  },
  // How the table is.
  "not-found": {
    en: "no table, seat, code or address is called that",
    fr: "aucune table, place ou adresse, aucun code ne s’appelle ainsi",
  },
  "not-waiting": { en: "plans change before the start", fr: "le plan se change avant le début" },
  "not-over": { en: "ask again once it is", fr: "redemandez une fois qu’elle l’est" },
  "seat-taken": { en: "choose a seat that is free", fr: "choisissez une place libre" },
  "last-seats": {
    en: "the seats beyond that number have to be empty first",
    fr: "les places au-delà de ce nombre doivent d’abord être libres",
  },
  "colour-taken": { en: "choose another colour, or none", fr: "choisissez-en une autre, ou aucune" },
  "name-taken": { en: "choose another name", fr: "choisissez un autre nom" },
  "seated-already": {
    en: "go back to that seat, or leave it before the start",
    fr: "revenez à cette place, ou quittez-la avant le début",
  },
  "bot-first": { en: "ask again once it has", fr: "redemandez une fois que c’est fait" },
  "nobody-there": {
    en: "somebody has to sit down there first",
    fr: "quelqu’un doit d’abord s’y asseoir",
  },
  "seats-empty": {
    en: "every seat needs a person or a bot first",
    fr: "il faut d’abord une personne ou un robot à chaque place",
  },
  "not-watched": {
    en: "only who sits there, or opened it, may look",
    fr: "seuls voient ceux qui y sont assis, et qui l’a ouverte",
  },
  "no-record": {
    en: "only those who played there, or opened the table, may read the game",
    fr: "seuls la relisent ceux qui y ont joué, et qui a ouvert la table",
  },
  "push-service": {
    en: "only to those of the browsers, by https, or those that this server names",
    fr: "seulement à ceux des navigateurs, en https, ou à ceux que ce serveur nomme",
  },
  "push-keys": {
    en: "the keys are those of no browser: a point on P-256, and 16 bytes",
    fr: "ces clés ne sont celles d’aucun navigateur\u00a0: un point de P-256, et 16\u00a0octets",
  },
  "hints-listed": {
    en: "turn hints off, or take the table off the list",
    fr: "retirez les conseils, ou retirez la table de la liste",
  },
  stale: { en: "look again, then ask again", fr: "regardez de nouveau, puis redemandez" },
  // How it is asked.
  version: { en: "version 1 is", fr: "la version 1 l’est" },
  allow: { en: "the Allow header has them", fr: "l’en-tête Allow les donne" },
  "too-large": {
    en: "a request has 64 KiB at most, a message 16 KiB",
    fr: "une requête fait 64\u00a0Kio au plus, un message 16\u00a0Kio",
  },
  unsupported: {
    en: "its content type has to say that it is JSON",
    fr: "son type de contenu doit dire que c’est du JSON",
  },
  unanswered: {
    en: "64 messages wait for an answer: let some be answered before the next",
    fr: "64\u00a0messages attendent une réponse\u00a0: laissez-en répondre avant le suivant",
  },
} as const satisfies Readonly<Record<string, Words>>;
export type DetailName = keyof typeof said;

export const details: Readonly<Record<DetailName, Words>> = said;
