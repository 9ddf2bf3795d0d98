/**
 * What can be asked by HTTP, as data: the documentation is written from this list, and a test holds the server's own
 * routes against it.
 */
import type { ProblemKind } from "../problem.ts";
import type { SchemaName } from "./schemas.ts";

export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with `:id`, `:seat` and the like. */
  readonly path: string;
  /** What it is called in the documentation. */
  readonly name: string;
  /** Whether it needs to be known who asks, and what they have to be at the table. */
  readonly who: "anybody" | "somebody" | "host" | "sitter" | "sitter or host";
  readonly about: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: SchemaName;
  readonly status: 200 | 201;
  /** Null where no schema of ours describes it. */
  readonly answer: SchemaName | null;
  /** Beside those that any request may meet. */
  readonly problems: readonly ProblemKind[];
}

/** What any request may be answered. */
export const anyProblem: readonly ProblemKind[] = ["unknown-person", "too-many", "unavailable", "fault"];
/** What any request with a body, or that changes something, may be answered too. */
export const changeProblem: readonly ProblemKind[] = [
  "cross-site",
  "malformed",
  "too-large",
  "unsupported",
  "stale",
];

export const routes: readonly Route[] = [
  {
    method: "POST",
    path: "/me",
    name: "introduceYourself",
    who: "anybody",
    about:
      "Names whoever asks, by a cookie. Where they have a name already, they keep it. To be asked before the first request that changes something.",
    status: 200,
    answer: "Me",
    problems: [],
  },
  {
    method: "GET",
    path: "/me",
    name: "amIKnown",
    who: "anybody",
    about: "Whether the server knows who asks.",
    status: 200,
    answer: "Known",
    problems: [],
  },
  {
    method: "GET",
    path: "/me/tables",
    name: "myTables",
    who: "anybody",
    about:
      "The tables at which whoever asks sits or is host: those that wait for them first, those that are over last, 60 at most. Those that could not be read within ten seconds are named as `later`; where that is all of them, it was too much.",
    status: 200,
    answer: "MyTables",
    problems: [],
  },
  {
    method: "POST",
    path: "/me/carry",
    name: "carry",
    who: "somebody",
    about:
      "A code that makes another device this person's, too: once, within ten minutes. A new one takes the place of the last. Not for programs.",
    status: 200,
    answer: "Carry",
    problems: ["not-yours"],
  },
  {
    method: "POST",
    path: "/me/carried",
    name: "beCarried",
    who: "anybody",
    about:
      "Uses such a code, on the other device: whoever asks is that person from now on, by a cookie. Capitals and what stands between do not matter.",
    body: "Carried",
    status: 200,
    answer: "Known",
    problems: ["not-found", "not-yours"],
  },
  {
    method: "GET",
    path: "/me/tokens",
    name: "myTokens",
    who: "somebody",
    about: "The programs that play for whoever asks: what they are called, and since when. Not for programs.",
    status: 200,
    answer: "Tokens",
    problems: ["not-yours"],
  },
  {
    method: "POST",
    path: "/me/tokens",
    name: "makeToken",
    who: "somebody",
    about:
      "A token for a program, told this once. With `Authorization: Bearer` and the token it acts as its person, by HTTP and live, from anywhere. 20 at most. Not for programs.",
    body: "NewToken",
    status: 201,
    answer: "MadeToken",
    problems: ["not-yours", "enough"],
  },
  {
    method: "DELETE",
    path: "/me/tokens/:token",
    name: "dropToken",
    who: "somebody",
    about:
      "The token with this id counts no more, and live connections that came with it end; the answer has those that are left. Not for programs.",
    status: 200,
    answer: "Tokens",
    problems: ["not-found", "not-yours"],
  },
  {
    method: "GET",
    path: "/push",
    name: "pushKey",
    who: "anybody",
    about:
      "The server's public key, with which a browser subscribes at its push service (`applicationServerKey`); null where this server tells nobody.",
    status: 200,
    answer: "PushKey",
    problems: [],
  },
  {
    method: "GET",
    path: "/me/push",
    name: "myPushes",
    who: "somebody",
    about: "The browsers that are told of this person's turns. Not for programs.",
    status: 200,
    answer: "Pushes",
    problems: ["not-yours"],
  },
  {
    method: "PUT",
    path: "/me/push",
    name: "subscribe",
    who: "somebody",
    about:
      "Has a browser told when a table begins to wait for this person and none of their pages with it is in sight: once each turn, at its push service, encrypted for that browser. The same again changes its keys and its language; a browser is one person's, the last who said so. Of more than 8 the oldest go. Only to push services that this server knows. Not for programs.",
    body: "NewPush",
    status: 200,
    answer: "Pushes",
    problems: ["not-yours", "push-service"],
  },
  {
    method: "DELETE",
    path: "/me/push/:subscription",
    name: "unsubscribe",
    who: "somebody",
    about:
      "The browser with this id is told nothing any more; the answer has those that are left. Not for programs.",
    status: 200,
    answer: "Pushes",
    problems: ["not-found", "not-yours"],
  },
  {
    method: "GET",
    path: "/me/export",
    name: "takeAway",
    who: "somebody",
    about:
      "All that is kept of whoever asks, 500 tables at a time, or about 1 MiB of them, or as many as can be gathered within ten seconds; `next` says where it goes on. One part at a time, until it is read. Not for programs.",
    query: { from: "The `next` of the part before." },
    status: 200,
    answer: "Exported",
    problems: ["not-yours", "malformed"],
  },
  {
    method: "DELETE",
    path: "/me",
    name: "erase",
    who: "somebody",
    about:
      "Erases whoever asks: their name and who they were are nowhere any more, their tokens are gone, their seats in play are held by the bot that the table says or empty, and a table of theirs is somebody else's who sits there, or the next one's who sits down. What they played stays in the games of others. Their live connections end, and other devices of theirs are nobody's. Where that takes more than ten seconds, the answer says that it is not `done`: it is brought to its end all the same, and whoever asks again waits for that, or is an unknown person by then. Tables that cannot be read are named, and left: then the cookie stays, by which it can be asked again, and else it ends. Not for programs.",
    status: 200,
    answer: "Erased",
    problems: ["not-yours"],
  },
  {
    method: "GET",
    path: "/codes/:code",
    name: "findTable",
    who: "anybody",
    about:
      "The table with this code. The fish may be named in French or in English, with an article or without, and one wrong letter is forgiven; capitals, accents and what stands between do not matter; the number may be in words. What is only near a fish is `not-found`, with the code that was perhaps `meant`: ask the person, then ask for that. Who names many tables that there are not is told to wait, also for those that there are.",
    status: 200,
    answer: "Found",
    problems: ["not-found"],
  },
  {
    method: "POST",
    path: "/tables",
    name: "openTable",
    who: "somebody",
    about:
      "Opens a table; whoever asks is its host, and sits nowhere yet. With a `seed` or a `setup` the deal is given and proves nothing.",
    body: "NewTable",
    status: 201,
    answer: "Room",
    problems: ["rule", "hints-listed"],
  },
  {
    method: "GET",
    path: "/tables",
    name: "listTables",
    who: "anybody",
    about: "Tables that wait for people and are listed, 20 at a time.",
    query: { from: "The `next` of the page before." },
    status: 200,
    answer: "TableList",
    problems: ["malformed"],
  },
  {
    method: "GET",
    path: "/tables/:id",
    name: "lookAtTable",
    who: "anybody",
    about: "The table as everybody sees it, and what whoever asks is there.",
    status: 200,
    answer: "Room",
    problems: ["not-found"],
  },
  {
    method: "PATCH",
    path: "/tables/:id",
    name: "planTable",
    who: "host",
    about:
      "Changes what is planned, before the game starts. What is not said stays; another game begins with its usual options, and with all of its seats where `empty` is `go`; a number of players makes `empty` `wait`, unless it is said too; fewer players need the last seats to be empty.",
    body: "NewPlan",
    status: 200,
    answer: "Room",
    problems: ["not-found", "not-yours", "not-waiting", "seat-taken", "rule", "hints-listed", "enough"],
  },
  {
    method: "POST",
    path: "/tables/:id/seats/:seat",
    name: "sitDown",
    who: "somebody",
    about:
      "Takes a seat that is free, or says anew how one is called there. Before the start `chance` goes into the deal. In play one comes back to one's own seat; one that its person has left is for others once the host has put a bot there and taken it out again: for nobody who has had another seat in this game, and not under the name of somebody else who has had one.",
    body: "SitDown",
    status: 200,
    answer: "Room",
    problems: [
      "not-found",
      "seat-taken",
      "colour-taken",
      "name-taken",
      "seated-already",
      "bot-first",
      "enough",
    ],
  },
  {
    method: "DELETE",
    path: "/tables/:id/seats/:seat",
    name: "standUp",
    who: "sitter or host",
    about: "Leaves a seat. The host may free any seat before the start, and take a bot out at any time.",
    status: 200,
    answer: "Room",
    problems: ["not-found", "not-yours", "nobody-there", "bot-first", "seat-taken", "enough"],
  },
  {
    method: "PUT",
    path: "/tables/:id/seats/:seat/bot",
    name: "seatBot",
    who: "host",
    about:
      "Puts a bot of the house in a seat that no person has, or another one in its place, before the start and in play. It adds no chance to the deal, and moves by itself. The host takes it out by `DELETE` on the seat; in play the seat is then nobody's, and for whoever comes.",
    body: "BotIn",
    status: 200,
    answer: "Room",
    problems: ["not-found", "not-yours", "seat-taken", "name-taken", "enough"],
  },
  {
    method: "POST",
    path: "/tables/:id/start",
    name: "start",
    who: "host",
    about:
      "Deals and starts, once nobody is missing: where the plan says `wait` for `empty`, every seat has to be taken; where it says `go`, seats that nobody has taken go, and those behind them move up. Started already, it changes nothing.",
    status: 200,
    answer: "Room",
    problems: ["not-found", "not-yours", "seats-empty", "rule", "enough"],
  },
  {
    method: "POST",
    path: "/tables/:id/next",
    name: "playOn",
    who: "sitter",
    about:
      "Once the game is over, opens the table at which they play on: the same plan, dealt anew. Bots stay, and a seat is kept for each person, with `seal: null` until they sit down there. Whoever asks first is its host; all who ask are given the same table.",
    status: 201,
    answer: "Room",
    problems: ["not-found", "not-yours", "not-over"],
  },
  {
    method: "PUT",
    path: "/tables/:id/seats/:seat/shown",
    name: "showSeat",
    who: "sitter",
    about:
      "Agrees that others watch from one's own seat, where the plan says `seats`, or does not any more: whoever watched is then cut off at once. Where the start has given the seat another number, not to agree any more counts by the old one, too.",
    body: "ShownSeat",
    status: 200,
    answer: "Room",
    problems: ["not-found", "not-yours", "not-watched", "nobody-there", "enough"],
  },
  {
    method: "GET",
    path: "/tables/:id/record",
    name: "record",
    who: "anybody",
    about:
      "The whole game once it is over: every move, what the deal came of, and the digest of it all. For those who had a seat in it and those who may watch: where the plan says `nobody`, for those who had a seat, and the host.",
    status: 200,
    answer: "Record",
    problems: ["not-found", "not-watched", "not-over"],
  },
  {
    method: "GET",
    path: "/openapi.json",
    name: "openApi",
    who: "anybody",
    about: "This list as an OpenAPI document.",
    status: 200,
    answer: null,
    problems: [],
  },
];
