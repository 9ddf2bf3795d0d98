/**
 * Fish & Chips told once more, slowly, for tests to compare with: the sea is six rows of piles of names, top
 * row first, and whoever wants to catch looks along the squares one by one. It shares nothing with the game.
 */
export type Water = string[][][];
type Place = readonly [row: number, column: number];

export interface SlowGame {
  readonly players: number;
  readonly target: number;
  readonly counted: boolean;
  /** Only the first round begins with swaps. */
  readonly once: boolean;
  /** The letters of the colours in their order of play. */
  readonly order: readonly string[];
  water: Water;
  phase: "repositioning" | "catching" | "over";
  starter: string;
  turn: string;
  used: string[];
  round: number;
  scores: number[];
  winners: number[] | null;
}

const letters = "RMGY";
const colours = ["red", "mauve", "green", "yellow"];
const steps: readonly Place[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];

function named([row, column]: Place): string {
  return `${"abcdef".charAt(column)}${6 - row}`;
}

function placeNamed(name: string): Place {
  return [6 - Number(name.charAt(1)), "abcdef".indexOf(name.charAt(0))];
}

function pileAt(water: Water, [row, column]: Place): readonly string[] {
  return water[row]?.[column] ?? [];
}

/** The same sea with other piles on two squares. */
function changed(
  water: Water,
  one: Place,
  first: readonly string[],
  other: Place,
  second: readonly string[],
): Water {
  return water.map((piles, row) =>
    piles.map((pile, column) => {
      if (row === one[0] && column === one[1]) return [...first];
      return row === other[0] && column === other[1] ? [...second] : pile;
    }),
  );
}

function colourOn(pile: readonly string[]): string | undefined {
  return pile.at(-1)?.charAt(0);
}

function valueOn(pile: readonly string[]): number {
  return Number(pile.at(-1)?.slice(1));
}

/** The place of every pile of a colour, from a1 on. */
function placesOf(water: Water, colour: string): Place[] {
  const places: Place[] = [];
  for (let row = 5; row >= 0; row--)
    for (let column = 0; column < 6; column++)
      if (colourOn(pileAt(water, [row, column])) === colour) places.push([row, column]);
  return places;
}

/** The first pile to the left, to the right, below and above. */
function inSight(water: Water, [row, column]: Place): Place[] {
  return steps.flatMap(([down, right]) => {
    for (let far = 1; far < 6; far++) {
      const place: Place = [row + far * down, column + far * right];
      if (pileAt(water, place).length > 0) return [place];
    }
    return [];
  });
}

function catches(water: Water, colour: string): string[] {
  return placesOf(water, colour).flatMap((from) =>
    inSight(water, from)
      .filter((to) => colourOn(pileAt(water, to)) !== colour)
      .filter((to) => valueOn(pileAt(water, to)) <= valueOn(pileAt(water, from)))
      .map((to) => `${named(from)}-${named(to)}`),
  );
}

function placeOf(water: Water, colour: string, kind: string): Place {
  const fish = `${colour}${kind === "octopus" ? 16 : 15}`;
  const place = placesOf(water, colour).find((each) => pileAt(water, each)[0] === fish);
  if (place === undefined) throw new Error(`no ${fish} in the sea`);
  return place;
}

function threatens(water: Water, place: Place): boolean {
  const pile = pileAt(water, place);
  return inSight(water, place).some((near) => {
    const target = pileAt(water, near);
    return colourOn(target) !== colourOn(pile) && valueOn(target) >= 15 && valueOn(target) <= valueOn(pile);
  });
}

function swaps(game: SlowGame): string[] {
  const { water, turn } = game;
  const kinds = ["octopus", "shark"].filter((kind) => !game.used.includes(kind));
  return kinds.flatMap((kind) => {
    const from = placeOf(water, turn, kind);
    return placesOf(water, turn)
      .filter((to) => named(to) !== named(from))
      .filter((to) => {
        const after = changed(water, from, pileAt(water, to), to, pileAt(water, from));
        return !threatens(after, to) && (valueOn(pileAt(after, from)) < 15 || !threatens(after, from));
      })
      .map((to) => `${kind} ${named(to)}`);
  });
}

function starterOf(water: Water, players: number): string {
  return colourOn(pileAt(water, placeNamed(players === 2 ? "e6" : "f6"))) ?? "";
}

function after(game: SlowGame, colour: string): string {
  return game.order[(game.order.indexOf(colour) + 1) % game.order.length] ?? "";
}

function fullName(letter: string): string {
  return colours[letters.indexOf(letter)] ?? "";
}

export function slowGame(
  players: number,
  target: number,
  counted: boolean,
  once: boolean,
  order: readonly string[],
  water: Water,
): SlowGame {
  const starter = starterOf(water, players);
  const game: SlowGame = {
    players,
    target,
    counted,
    once,
    order: order.map((name) => letters.charAt(colours.indexOf(name))),
    water,
    phase: players === 1 ? "catching" : "repositioning",
    starter,
    turn: starter,
    used: [],
    round: 1,
    scores: Array.from({ length: players }, () => 0),
    winners: null,
  };
  while (players === 1 && catches(water, game.turn).length === 0) game.turn = after(game, game.turn);
  return game;
}

export function slowSeat(game: SlowGame): number {
  return game.players === 1 ? 0 : letters.indexOf(game.turn);
}

export function slowTurn(game: SlowGame): string {
  return fullName(game.turn);
}

export function slowLegal(game: SlowGame): string[] {
  return game.phase === "repositioning" ? [...swaps(game), "ready"] : catches(game.water, game.turn);
}

/** What the piles of each colour are worth, red first. */
export function slowPoints(game: SlowGame): number[] {
  return [...letters].slice(0, game.order.length).map(
    (colour) =>
      placesOf(game.water, colour)
        .flatMap((place) => pileAt(game.water, place).slice(0, -1))
        .filter((fish) => game.counted || fish.charAt(0) !== colour).length,
  );
}

/** Makes a move and says what happens; `nextWater` is what the seed deals if a new round begins. */
export function slowPlay(game: SlowGame, short: string, nextWater: () => Water): object[] {
  const seat = slowSeat(game);
  if (game.phase === "catching") {
    const event = slowCatch(game, short, seat);
    game.turn = after(game, game.turn);
    return [event, ...passOrEnd(game, nextWater)];
  }
  const event = short === "ready" ? { type: "readied", seat } : slowSwap(game, short, seat);
  if (short !== "ready" && game.used.length < 2) return [event];
  game.used = [];
  game.turn = after(game, game.turn);
  if (game.turn !== game.starter) return [event];
  game.phase = "catching";
  return [event, ...passOrEnd(game, nextWater)];
}

function slowSwap(game: SlowGame, short: string, seat: number): object {
  const [fish = "", square = ""] = short.split(" ");
  const [from, to] = [placeOf(game.water, game.turn, fish), placeNamed(square)];
  const [moved, other] = [pileAt(game.water, from), pileAt(game.water, to)];
  game.water = changed(game.water, from, other, to, moved);
  game.used.push(fish);
  return { type: "swapped", seat, fish, from: named(from), to: square, other: other[0] };
}

function slowCatch(game: SlowGame, short: string, seat: number): object {
  const [from = "", to = ""] = short.split("-");
  const [catcher, caught] = [pileAt(game.water, placeNamed(from)), pileAt(game.water, placeNamed(to))];
  game.water = changed(game.water, placeNamed(from), [], placeNamed(to), [...caught, ...catcher]);
  return {
    type: "caught",
    seat,
    colour: fullName(game.turn),
    from,
    to,
    catcher: catcher.at(-1),
    caught: caught.at(-1),
    size: caught.length,
    gain: caught.filter((fish) => game.counted || fish.charAt(0) !== game.turn).length,
  };
}

function passOrEnd(game: SlowGame, nextWater: () => Water): object[] {
  const passes: object[] = [];
  for (let asked = 0; asked < game.order.length; asked++) {
    if (catches(game.water, game.turn).length > 0) return passes;
    passes.push({ type: "passed", colour: fullName(game.turn), rule: "FC-T6" });
    game.turn = after(game, game.turn);
  }
  return game.players === 1 ? endSolitaire(game) : endRound(game, nextWater);
}

function endSolitaire(game: SlowGame): object[] {
  const own = game.order[3] ?? "";
  const fish = game.water.flat().filter((pile) => pile.length > 0);
  const won = fish.every((pile) => colourOn(pile) === own);
  game.phase = "over";
  game.scores = [won ? 1 : 0];
  game.winners = won ? [0] : [];
  return [{ type: "gameOver", rule: "FC-5", scores: game.scores, winners: game.winners }];
}

function endRound(game: SlowGame, nextWater: () => Water): object[] {
  const { round, players } = game;
  const points = slowPoints(game);
  const scores = game.scores.map((score, seat) => score + (points[seat] ?? 0));
  const left = points.map((_, seat) => placesOf(game.water, game.order[seat] ?? "").length);
  const ended = { type: "roundEnded", round, rule: "FC-E1", points, left, scores };
  const best = Math.max(...scores);
  const owners = game.order.filter((colour) => placesOf(game.water, colour).length > 0);
  const swept = owners.length === 1 && players !== 4;
  game.scores = scores;
  if (swept || best >= game.target) {
    const seats = scores.map((_, seat) => seat);
    game.phase = "over";
    game.winners = swept ? [letters.indexOf(owners[0] ?? "")] : seats.filter((seat) => scores[seat] === best);
    return [ended, { type: "gameOver", rule: swept ? "FC-E4" : "FC-E3", scores, winners: game.winners }];
  }
  game.water = nextWater();
  game.round++;
  game.phase = game.once ? "catching" : "repositioning";
  game.starter = starterOf(game.water, players);
  game.turn = game.starter;
  const board = game.water.map((row) => row.map(([fish = ""]) => fish));
  const dealt = { type: "dealt", round: game.round, board, starter: fullName(game.starter) };
  return [ended, dealt, ...(game.once ? passOrEnd(game, nextWater) : [])];
}
