/**
 * Who thinks next where not all can at once: tables at which people wait before those of bots alone, and among these the
 * ones that somebody watches. Within each, every house has its turn, however many tables another one has.
 */
export interface Asker {
  readonly rank: Rank;
  /** Those who share what there is to think with: an address. */
  readonly house: string;
}

export const ranks = ["people", "watched", "unwatched"] as const;
export type Rank = (typeof ranks)[number];

interface HouseQueue<Item> {
  readonly items: { readonly item: Item; readonly cost: number }[];
  cost: number;
}

export interface Queue<Item> {
  /** Gives how it is taken out again, if it is still there. */
  add(asker: Asker, item: Item, cost: number): () => void;
  next(): Item | undefined;
  /** How much is thought of before something that this one would add now. */
  before(asker: Asker): number;
  clear(): Item[];
}

export function queueOf<Item>(): Queue<Item> {
  /** By rank; the house whose turn it is comes first. */
  const all = new Map(ranks.map((rank) => [rank, new Map<string, HouseQueue<Item>>()]));
  const costs = (of: Iterable<{ readonly cost: number }>) => [...of].reduce((sum, { cost }) => sum + cost, 0);

  return {
    add({ rank, house }, item, cost) {
      const houses = all.get(rank);
      const there = houses?.get(house) ?? { items: [], cost: 0 };
      const added = { item, cost };
      there.items.push(added);
      there.cost += cost;
      houses?.set(house, there);
      return () => {
        const at = there.items.indexOf(added);
        if (at < 0) return;
        there.items.splice(at, 1);
        there.cost -= cost;
        if (there.items.length === 0) houses?.delete(house);
      };
    },
    next() {
      for (const houses of all.values())
        for (const [house, there] of houses) {
          const first = there.items.shift();
          houses.delete(house);
          if (first === undefined) continue;
          there.cost -= first.cost;
          if (there.items.length > 0) houses.set(house, there);
          return first.item;
        }
      return undefined;
    },
    before({ rank, house }) {
      let sum = 0;
      for (const [each, houses] of all) {
        if (each !== rank) {
          sum += costs(houses.values());
          continue;
        }
        // For each of its own, every other house has one too: also for the one to be added, where their turn comes first.
        let turns = (houses.get(house)?.items.length ?? 0) + 1;
        for (const [other, { items, cost }] of houses) {
          if (other === house) turns--;
          sum += other === house ? cost : costs(items.slice(0, turns));
        }
        break;
      }
      return sum;
    },
    clear() {
      const items = [...all.values()].flatMap((houses) =>
        [...houses.values()].flatMap((there) => there.items.map(({ item }) => item)),
      );
      for (const houses of all.values()) houses.clear();
      return items;
    },
  };
}
