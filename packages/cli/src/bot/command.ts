/** `guinguette bot --server URL --exec COMMAND`: any program that speaks the match protocol, at a table of a server. */
import { randomBytes } from "node:crypto";
import { thinkingTimes } from "@guinguette/bots/levels";
import { type Game, gameIds } from "@guinguette/rules/contract";
import type { Asked } from "@guinguette/wire/client/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Language } from "@guinguette/words/language";
import { commonFlags, type FlagKinds, type Flags, flagValue, wholeNumber } from "../flags.ts";
import { untilInterrupted } from "../interrupted.ts";
import { exitCodes, type Io, say } from "../io.ts";
import { newMark } from "../match/family.ts";
import { programOf, stopProgram } from "../match/program.ts";
import { gameNamed, isMistake, type Mistake, wrongValue } from "../mistake.ts";
import { flagNeeded, misuse, unwantedWord } from "../usage.ts";
import { lineTo, type NodeLine, tableNamed } from "./line.ts";
import { type Heard, playAt } from "./playing.ts";
import {
  brokeSentence,
  failedSentence,
  noSeat,
  noServer,
  noTable,
  opened,
  refused,
  result,
  seated,
} from "./words.ts";

export const botFlags = {
  server: "value",
  exec: "value",
  table: "value",
  seat: "value",
  name: "value",
  token: "value",
  game: "value",
  players: "value",
  ms: "value",
  ...commonFlags,
} as const satisfies FlagKinds;

/** How much later than its time a program may answer, in milliseconds: the first time it has to wake up. */
const patience = { first: 5_000, later: 1_000 };

interface Wanted {
  readonly server: URL;
  readonly command: string;
  readonly table: string | null;
  readonly seat: number | null;
  /** Null where it has none of its own. */
  readonly name: string | null;
  readonly token: string | null;
  readonly game: Game;
  readonly players: number;
  readonly ms: number;
}

export async function botCommand(flags: Flags, language: Language, io: Io): Promise<number> {
  const wanted = wantedBy(flags, language, io);
  if (isMistake(wanted)) return misuse(wanted.mistake, "bot", language, io);
  const witness = { started() {}, ended() {}, said: (line: string) => say(io.error, line) };
  const program = programOf(wanted.command, patience, witness, newMark("GUINGUETTE_BOT"));
  const line = lineTo(wanted.server, wanted.token, language);
  let status: number = exitCodes.failed;
  try {
    const interrupted = await untilInterrupted(async (stop) => {
      status = await sitAndPlay(wanted, line, program, stop, language, io);
    });
    return interrupted ? exitCodes.interrupted : status;
  } finally {
    line.close();
    stopProgram(program);
  }
}

/** How a program is called that nobody named; others at its table have a number. */
const NAME = "Bot";
const MOST_NAMES = 8;

async function sitAndPlay(
  wanted: Wanted,
  line: NodeLine,
  program: ReturnType<typeof programOf>,
  stop: AbortSignal,
  language: Language,
  io: Io,
): Promise<number> {
  const complain = (sentence: string): number => {
    say(io.error, sentence);
    return exitCodes.failed;
  };
  const failed = ({ problem }: Asked<unknown> & { ok: false }) =>
    complain(problem === null ? noServer(wanted.server.origin, language) : refused(problem, language));
  if (wanted.token === null) {
    const me = await line.tables.me();
    if (!me.ok) return failed(me);
  }
  const found = await roomFor(wanted, line);
  if (!found.ok && found.why === "not-found")
    return complain(noTable(wanted.table ?? "", found.problem?.meant, language));
  if (!found.ok) return failed(found);
  const room = found.value;
  if (wanted.table === null) say(io.output, opened(room.code, language));
  const free = room.mine.seat ?? wanted.seat ?? room.seats.indexOf(null);
  if (free === -1) return complain(noSeat[language]);
  // A seat of one's own is kept: whoever comes back goes on playing, and sits down again where they had got up.
  if (room.mine.seat === null || room.seats[free]?.kind !== "person" || isExpected(room, free)) {
    const chance = randomBytes(16).toString("hex");
    const sitAs = (name: string) => line.tables.sit(room.id, free, { name, chance });
    let sat = await sitAs(wanted.name ?? NAME);
    // Where nobody has named it, it goes by another name than those who are there.
    for (let n = 2; n <= MOST_NAMES && wanted.name === null && !sat.ok && sat.why === "name-taken"; n++)
      sat = await sitAs(`${NAME} ${n}`);
    if (!sat.ok) return failed(sat);
  }
  say(io.output, seated(free, language));
  const heard = {
    room({ id, stage, seats, mine }: RoomView) {
      const isFull = seats.every((sitting, seat) => sitting !== null && !isExpected({ stage, seats }, seat));
      if (mine.host && stage === "waiting" && isFull) void line.tables.start(id);
    },
    failed: (...what: Parameters<Heard["failed"]>) => say(io.error, failedSentence(...what, language)),
    broke: (...what: Parameters<Heard["broke"]>) => say(io.error, brokeSentence(...what, language)),
  };
  const last = await playAt(line, room.id, { program, ms: wanted.ms }, heard, stop);
  if (last === null) return exitCodes.interrupted;
  if ("title" in last) return complain(refused(last, language));
  say(io.output, result(last, language));
  return exitCodes.fine;
}

/** Whether a seat is kept for somebody who has not come yet. In play one without a seal is where a bot sat at the deal. */
function isExpected({ stage, seats }: Pick<RoomView, "stage" | "seats">, seat: number): boolean {
  const sitting = seats[seat];
  return stage === "waiting" && sitting?.kind === "person" && sitting.seal === null;
}

/** The table that was named, or a new one. */
async function roomFor({ table, game, players }: Wanted, line: NodeLine): Promise<Asked<RoomView>> {
  if (table === null) return line.tables.open({ game: game.id, players }, randomBytes(16).toString("hex"));
  const found = await tableNamed(line, table);
  return found.ok ? line.tables.look(found.value.table) : found;
}

function wantedBy(flags: Flags, language: Language, io: Io): Wanted | Mistake {
  const [unwanted] = flags.words;
  if (unwanted !== undefined) return { mistake: unwantedWord(unwanted, language) };
  const given = (flag: keyof typeof botFlags) => flagValue(flags, flag);
  const [address, command] = [given("server"), given("exec")];
  if (address === undefined) return { mistake: flagNeeded("--server", language) };
  if (command === undefined) return { mistake: flagNeeded("--exec", language) };
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return wrongValue("--server", address, ["http://…", "https://…"], language);
  const named = gameNamed("--game", given("game") ?? gameIds[0], language);
  if (isMistake(named)) return named;
  const { game } = named;
  const players = given("players") ?? "2";
  if (!game.about.players.map(String).includes(players))
    return wrongValue("--players", players, game.about.players.map(String), language);
  const ms = wholeNumber(given("ms") ?? String(thinkingTimes.heron));
  const whole = language === "fr" ? "un nombre entier" : "a whole number";
  if (ms === undefined) return wrongValue("--ms", given("ms") ?? "", [whole], language);
  const seat = given("seat");
  if (seat !== undefined && !/^[0-7]$/.test(seat))
    return wrongValue("--seat", seat, ["0", "…", "7"], language);
  return {
    server: new URL(address),
    command,
    table: given("table") ?? null,
    seat: seat === undefined ? null : Number(seat),
    name: given("name") ?? null,
    // Where others can read the command line, it is better kept in the environment.
    token: given("token") ?? io.env.GUINGUETTE_TOKEN ?? null,
    game,
    players: Number(players),
    ms,
  };
}
