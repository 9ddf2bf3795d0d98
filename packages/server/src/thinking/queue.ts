/**
 * Who thinks next where not all can at once: tables at which people wait before those of bots alone, and among these the
 * ones that somebody watches. Within each, every household has its turn, however many tables another one has.
 */
export interface Asker {
  readonly rank: Rank;
  /** Those who share what there is to think with: an address. */
  readonly household: string;
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
  /** By rank; the household whose turn it is comes first. */
  const all = new Map(ranks.map((rank) => [rank, new Map<string, HouseQueue<Item>>()]));
  const costs = (of: Iterable<{ readonly cost: number }>) => [...of].reduce((sum, { cost }) => sum + cost, 0);

  return {
    add({ rank, household }, item, cost) {
      const households = all.get(rank);
      const there = households?.get(household) ?? { items: [], cost: 0 };
      const added = { item, cost };
      there.items.push(added);
      there.cost += cost;
      households?.set(household, there);
      return () => {
        const at = there.items.indexOf(added);
        if (at < 0) return;
        there.items.splice(at, 1);
        there.cost -= cost;
        if (there.items.length === 0) households?.delete(household);
      };
    },
    next() {
      for (const households of all.values())
        for (const [household, there] of households) {
          const first = there.items.shift();
          households.delete(household);
          if (first === undefined) continue;
          there.cost -= first.cost;
          if (there.items.length > 0) households.set(household, there);
          return first.item;
        }
      return undefined;
    },
    before({ rank, household }) {
      let sum = 0;
      for (const [each, households] of all) {
        if (each !== rank) {
          sum += costs(households.values());
          continue;
        }
        // For each of its own, every other household has one too: also for the one to be added, where their turn comes first.
        let turns = (households.get(household)?.items.length ?? 0) + 1;
        for (const [other, { items, cost }] of households) {
          if (other === household) turns--;
          sum += other === household ? cost : costs(items.slice(0, turns));
        }
        break;
      }
      return sum;
    },
    clear() {
      const items = [...all.values()].flatMap((households) =>
        [...households.values()].flatMap((there) => there.items.map(({ item }) => item)),
      );
      for (const households of all.values()) households.clear();
      return items;
    },
  };
}
