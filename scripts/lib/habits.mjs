/** People with one habit and no second thought: what bots must not be beaten by. */

/** @typedef {import("./company.mjs").Choose} Choose */
/** @typedef {import("./company.mjs").View} View */

/** Baits from this value on look big. */
const BIG = 4;

/** How many tiles of those it has a Fish bets. @type {Record<string, (bait: number, tiles: number) => number>} */
const fish = {
  "all in": (_bait, tiles) => tiles,
  "one by one": () => 1,
  waits: () => 0,
  "believes big baits": (bait, tiles) => (bait >= BIG ? tiles : 0),
  "doubts big baits": (bait, tiles) => (bait >= BIG ? 0 : tiles),
};

/** Whether a Fisher likes the hook under this bait. @type {Record<string, (bait: number) => boolean>} */
const fishers = {
  "always lies": (bait) => bait >= BIG,
  "never lies": (bait) => bait < BIG,
};

/**
 * The Fisher casts the biggest bait it holds; a bot of the house casts for those whose habit is about bets, and bets
 * for those whose habit is about casts.
 * @param {Choose} house
 * @returns {Record<string, Choose>}
 */
export function habitsBeside(house) {
  /** @type {Record<string, Choose>} */
  const all = {};
  for (const [name, tilesOf] of Object.entries(fish))
    all[name] = (view, legal, random, budget, heard) => {
      if (view.phase !== "bet") return house(view, legal, random, budget, heard);
      const held = view.fish.find(({ seat }) => seat === view.seat)?.tiles ?? 0;
      const wanted = Math.min(held, tilesOf(view.bait ?? 0, held));
      return legal.find((move) => move.type === "bet" && move.tiles >= wanted) ?? first(legal);
    };
  for (const [name, likesHook] of Object.entries(fishers))
    all[name] = (view, legal, random, budget, heard) => {
      if (view.phase !== "cast") return house(view, legal, random, budget, heard);
      const bait = view.baits.at(-1) ?? 0;
      const card = likesHook(bait) ? "catch" : "empty";
      const casts = legal.filter((move) => move.type === "cast" && move.bait === bait);
      return casts.find((move) => move.type === "cast" && move.card === card) ?? first(casts);
    };
  return all;
}

/** @template T @param {readonly T[]} some @returns {T} */
function first(some) {
  const [one] = some;
  if (one === undefined) throw new Error("there is nothing to choose");
  return one;
}
