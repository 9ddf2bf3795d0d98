/**
 * Who thinks next where not all can at once: tables at which people wait before those of bots alone, and among these the
 * ones that somebody watches. Within each, every household has its turn, however many tables another one has; of one
 * household, who has waited longest.
 */
export interface Asker {
  readonly rank: Rank;
  /** Those who share what there is to think with: an address. */
  readonly household: string;
}

export const ranks = ["people", "watched", "unwatched"] as const;
export type Rank = (typeof ranks)[number];

export interface Queue<Item> {
  /** Gives how it is taken out again, if it is still there. */
  add(asker: Asker, item: Item): () => void;
  next(): Item | undefined;
  /** How many wait of this rank. */
  waiting(rank: Rank): number;
  clear(): Item[];
}

export function queueOf<Item>(): Queue<Item> {
  /** By rank; the household whose turn it is comes first, and of its own the oldest. */
  const all = new Map(ranks.map((rank) => [rank, new Map<string, Set<{ readonly item: Item }>>()]));
  const counts: Record<Rank, number> = { people: 0, watched: 0, unwatched: 0 };

  return {
    add({ rank, household }, item) {
      const households = all.get(rank);
      const own = households?.get(household) ?? new Set();
      const added = { item };
      households?.set(household, own.add(added));
      counts[rank]++;
      return () => {
        if (!own.delete(added)) return;
        counts[rank]--;
        if (own.size === 0) households?.delete(household);
      };
    },
    next() {
      for (const [rank, households] of all)
        for (const [household, own] of households) {
          households.delete(household);
          const [first] = own;
          if (first === undefined) continue;
          own.delete(first);
          counts[rank]--;
          if (own.size > 0) households.set(household, own);
          return first.item;
        }
      return undefined;
    },
    waiting: (rank) => counts[rank],
    clear() {
      const items = [...all.values()].flatMap((households) =>
        [...households.values()].flatMap((own) => [...own].map(({ item }) => item)),
      );
      for (const households of all.values()) {
        for (const own of households.values()) own.clear();
        households.clear();
      }
      for (const rank of ranks) counts[rank] = 0;
      return items;
    },
  };
}
