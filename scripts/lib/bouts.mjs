/** The matches that say how strong the bots are: each level against the one below it, and the best at every table. */

/**
 * @typedef {object} Bout
 * @property {string} name
 * @property {"ladder" | "table"} kind
 * @property {string} game
 * @property {readonly string[]} seats the one that should win first
 * @property {number} games
 * @property {number | null} ms null is each level's own time
 * @property {string | null} options
 * @property {number} wanted what the first should win at least: a share, or any lead in points
 */

const levels = ["fry", "gudgeon", "perch", "pike", "heron"];
/** A round is a game whose target is one point. */
const round = "target=1";

/** How many games tell neighbours apart, and how long they may think: weak ones take no time. */
const ladders = [
  { game: "fish-fish", counts: [4000, 4000, 4000, 4000], ms: [10, 10, 10, 10], options: null },
  { game: "wishes", counts: [200, 200, 60, 24], ms: [50, 50, null, null], options: null },
  { game: "chat-peche", counts: [400, 400, 200, 200], ms: [50, 50, 150, 150], options: null },
  { game: "fish-and-chips", counts: [400, 400, 400, 40], ms: [50, 50, null, null], options: round },
];

/** @type {Bout[]} */
const climbs = ladders.flatMap(({ game, counts, ms, options }) =>
  levels.slice(1).map((level, step) => ({
    name: `${game}: ${level} over ${levels[step]}`,
    kind: /** @type {const} */ ("ladder"),
    game,
    seats: [level, levels[step] ?? ""],
    games: counts[step] ?? 0,
    ms: ms[step] ?? null,
    options,
    wanted: game === "fish-fish" ? 0 : 0.6,
  })),
);

/**
 * The best alone among others of one kind.
 * @param {string} game @param {string} best @param {string} other @param {number} players
 * @param {number} games @param {number} ms @param {number} wanted @param {string | null} options
 * @returns {Bout}
 */
function alone(game, best, other, players, games, ms, wanted, options = null) {
  return {
    name: `${game}, ${players} players, ${ms} ms: ${best} among ${other}`,
    kind: "table",
    game,
    seats: [best, ...Array.from({ length: players - 1 }, () => other)],
    games,
    ms,
    options,
    wanted,
  };
}

/** @type {Bout[]} */
const tables = [
  // The gudgeon of Fish & Chips is the greedy one.
  alone("fish-and-chips", "heron", "gudgeon", 2, 800, 50, 0.97, round),
  alone("fish-and-chips", "heron", "gudgeon", 3, 300, 50, 0.8, round),
  alone("fish-and-chips", "heron", "gudgeon", 4, 300, 50, 0.7, round),
  {
    name: "fish-and-chips, 2 players: heron@1000 over heron@50",
    kind: "table",
    game: "fish-and-chips",
    seats: ["heron@1000", "heron@50"],
    games: 40,
    ms: null,
    options: round,
    wanted: 0.5,
  },
  // The perch is the sensible hand-written one.
  alone("chat-peche", "heron", "perch", 2, 150, 300, 0.75),
  alone("chat-peche", "heron", "perch", 3, 150, 300, 1 / 3),
  alone("chat-peche", "heron", "perch", 4, 160, 300, 1 / 4),
  alone("wishes", "heron", "perch", 2, 40, 1000, 0.9),
  alone("wishes", "heron", "perch", 3, 45, 1000, 0.7),
  alone("wishes", "heron", "perch", 4, 48, 1000, 0.6),
  alone("wishes", "heron", "perch", 5, 50, 1000, 0.5),
];

export const bouts = [...climbs, ...tables];
