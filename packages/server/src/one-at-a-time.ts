/**
 * What has the same key, one after the other: a second request finds what the first was granted. Two of them in one
 * transaction would be one too many for the store, and everybody else's changes in it would be lost with theirs.
 */
const underWay = new Map<string, Promise<unknown>>();

/** A key names its person too, so that nobody waits for anybody else. */
export async function oneAtATime<T>(key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  const before = underWay.get(key);
  const now = before === undefined ? work() : before.then(work, work);
  underWay.set(key, now);
  try {
    return await now;
  } finally {
    if (underWay.get(key) === now) underWay.delete(key);
  }
}
