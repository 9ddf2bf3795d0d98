/** Ponds for tests of Chat-Pêche, written the way a person would. */
import type { Card } from "../chat-peche/cards.ts";
import { type ChatPeche, chatPeche } from "../chat-peche/game.ts";
import type { Move } from "../chat-peche/moves.ts";
import { type Options, usualOptions, deckOf as wholeDeck } from "../chat-peche/options.ts";
import type { Spot } from "../chat-peche/pond.ts";
import type { State } from "../chat-peche/state.ts";
import type { View } from "../chat-peche/view.ts";
import type { Happening, Log } from "../contract.ts";
import { seeded } from "../random.ts";
import type { Seat } from "../seats.ts";

/** A whole deck that begins with these cards; the rest of the box follows in its own order. */
export function deckOf(start: string, options: Options = usualOptions): Card[] {
  const first = start.split(/\s+/).filter((name) => name !== "") as Card[];
  const rest = wholeDeck(options);
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return [...first, ...rest];
}

/** A pond whose first cards lie at a3 b3 c3 a2 b2 c2 a1 b1 c1, then again; seat 0 has the float. */
export function pond(start: string, players = 2, options: Partial<Options> = {}, firstPlayer = 0): State {
  const all = { ...usualOptions, ...options };
  const setup = { firstPlayer, deck: deckOf(start, all) };
  return chatPeche.deal({ players, options: all, setup }, seeded("pond"));
}

/** "place 1", "stay", "lure a2-b2", "fish b2". */
export function move(short: string): Move {
  const [type, what = ""] = short.split(" ");
  if (type === "place") return { type, column: Number(what) };
  if (type === "stay") return { type };
  if (type === "fish") return { type, spot: what as Spot };
  const [from, to] = what.split("-");
  return { type: "lure", from: from as Spot, to: to as Spot };
}

/** Makes moves such as "0 place 1", all of them legal, and tells what happened, both versions where there are two. */
export function act(state: State, ...shorts: readonly string[]): Happening<ChatPeche["event"]>[] {
  const log: Log<ChatPeche["event"]> = [];
  for (const short of shorts) {
    const seat = Number(short.slice(0, 1));
    const made = move(short.slice(2));
    const refusal = chatPeche.check(state, seat, made);
    if (refusal !== null) throw new Error(`${short}: ${JSON.stringify(refusal)}`);
    chatPeche.play(state, seat, chatPeche.encode(made), log);
  }
  return log;
}

/** Everybody puts the cat before these columns, and nobody lures: the fishing begins. */
export function toFishing(state: State, ...cats: readonly number[]): Happening<ChatPeche["event"]>[] {
  const log = act(state, ...cats.map((column, seat) => `${seat} place ${column}`));
  return [...log, ...act(state, ...cats.map((_, turn) => `${(firstOf(state) + turn) % cats.length} stay`))];
}

function firstOf(state: State): Seat {
  return look(state).firstPlayer;
}

export function look(state: State, viewer: View["seat"] = "spectator"): View {
  return chatPeche.view(state, viewer);
}

const buffer = new Uint16Array(chatPeche.moveCount);

export function legal(state: State, seat: Seat): Move[] {
  return Array.from(buffer.subarray(0, chatPeche.legal(state, seat, buffer)), (code) =>
    chatPeche.decode(code),
  );
}

/** The spots a seat may fish. */
export function fishable(state: State, seat: Seat): string[] {
  return legal(state, seat).map((each) => (each.type === "fish" ? each.spot : each.type));
}

/** Each spot that holds cards, as `F3` or `F3x2` with its height. */
export function pondNow(state: State): Record<string, string> {
  const held = look(state).pond.filter(({ height }) => height > 0);
  return Object.fromEntries(
    held.map(({ spot, top, height }) => [spot, height > 1 ? `${top}x${height}` : `${top}`]),
  );
}
