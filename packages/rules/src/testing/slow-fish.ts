/**
 * Fish Fish told once more, slowly, for tests to compare with: hands are lists of cards, every Fish has its own
 * counters, and rounds are counted out. It shares nothing with the game.
 */
interface SlowFish {
  seat: number;
  tiles: number;
  bet: number | null;
  loot: number[];
}

export interface SlowGame {
  readonly players: number;
  round: number;
  fisher: number;
  fish: SlowFish[];
  cards: string[];
  baits: number[];
  line: { card: string; bait: number } | null;
  lines: number;
  shown: string[];
  unseen: number;
  caught: number;
  scores: number[];
  over: boolean;
}

export function slowGame(players: number, fisher: number): SlowGame {
  const scores = Array.from({ length: players }, () => 0);
  return { ...slowRound(players, 1, fisher), players, scores, over: false };
}

function slowRound(players: number, round: number, fisher: number) {
  const fish: SlowFish[] = [];
  for (let steps = 1; steps < players; steps++) {
    const seat = round % 2 === 1 ? (fisher + steps) % players : (fisher + players - steps) % players;
    fish.push({ seat, tiles: 4, bet: null, loot: [] });
  }
  return {
    round,
    fisher,
    fish,
    cards: ["catch", "catch", "empty", "empty", "empty"],
    baits: [2, 3, 3, 4, 5],
    line: null,
    lines: 0,
    shown: [],
    unseen: 0,
    caught: 0,
  };
}

function nextFish(game: SlowGame): SlowFish | undefined {
  return game.fish.find(({ tiles, bet }) => tiles > 0 && bet === null);
}

export function slowSeat(game: SlowGame): number | null {
  if (game.over) return null;
  return game.line === null ? game.fisher : (nextFish(game)?.seat ?? null);
}

export function slowLegal(game: SlowGame): (string | number)[] {
  const { line, cards, baits } = game;
  if (game.over) return [];
  if (line === null)
    return ["catch", "empty"]
      .filter((card) => cards.includes(card))
      .flatMap((card) =>
        [2, 3, 4, 5].filter((bait) => baits.includes(bait)).map((bait) => `${card} ${bait}`),
      );
  const { tiles } = nextFish(game) ?? { tiles: 0 };
  const all = Array.from({ length: tiles + 1 }, (_, count) => count);
  return game.lines === 5 ? [tiles] : all;
}

function without<T>(items: readonly T[], item: T): T[] {
  const index = items.indexOf(item);
  return items.filter((_, place) => place !== index);
}

export function slowPlay(game: SlowGame, step: string | number): void {
  const fish = nextFish(game);
  if (typeof step === "string") {
    const [card = "", bait = ""] = step.split(" ");
    game.line = { card, bait: Number(bait) };
    game.cards = without(game.cards, card);
    game.baits = without(game.baits, Number(bait));
    game.lines++;
  } else if (fish !== undefined) {
    fish.bet = step;
    fish.tiles -= step;
  }
  if (nextFish(game) === undefined) checkLine(game);
}

function checkLine(game: SlowGame): void {
  const { line } = game;
  if (line === null) return;
  const total = game.fish.reduce((sum, { bet }) => sum + (bet ?? 0), 0);
  if (total === 0) game.unseen++;
  else game.shown.push(line.card);
  for (const fish of game.fish) {
    for (let tile = 0; tile < (fish.bet ?? 0); tile++)
      if (line.card === "catch") game.caught++;
      else fish.loot.push(line.bait);
    fish.bet = null;
  }
  game.line = null;
  const caughtTwice = game.shown.filter((card) => card === "catch").length === 2;
  const allBet = game.fish.every(({ tiles }) => tiles === 0);
  if (caughtTwice || game.lines === 5 || allBet) endRound(game);
}

function endRound(game: SlowGame): void {
  for (const fish of game.fish) {
    while (fish.tiles > 0) {
      fish.loot.push(Math.max(...game.baits));
      fish.tiles--;
    }
    game.scores[fish.seat] = fish.loot.reduce((sum, bait) => sum + bait, game.scores[fish.seat] ?? 0);
  }
  game.scores[game.fisher] = (game.scores[game.fisher] ?? 0) + 4 * game.caught;
  const rounds = [0, 0, 4, 6, 4, 5, 6, 7, 8][game.players];
  if (game.round === rounds) game.over = true;
  else Object.assign(game, slowRound(game.players, game.round + 1, (game.fisher + 1) % game.players));
}
