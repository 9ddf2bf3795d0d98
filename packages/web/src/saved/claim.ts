/** Who plays a game: one tab at a time, by the browser's own locks. */
import { hear, tell } from "./news.ts";

/** How long a tab that is asked for a game may take to let go; one that is frozen never does. */
const PATIENCE = 1500;

export interface Claim {
  /** Comes back when another tab can have it. */
  release(): Promise<void>;
}

/** Where the browser has no locks, or gives none. */
const unlocked: Claim = { release: () => Promise.resolve() };

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/**
 * Claims a game if nobody plays it; null if somebody does. `lost` is called when another tab takes it over by force.
 * Where there are no locks everybody is given it: then the comparison of revisions alone protects what is kept.
 */
export function claimIfFree(id: string, lost: () => void): Promise<Claim | null> {
  return claim(id, { ifAvailable: true }, lost).catch(() => unlocked);
}

/** Claims a game whoever plays it: asks first, and takes it from a tab that does not answer. */
export async function claimAnyway(id: string, lost: () => void): Promise<Claim | null> {
  if (locks() === undefined) {
    await handedOver(id);
    return unlocked;
  }
  const asked = claim(id, { signal: AbortSignal.timeout(PATIENCE) }, lost);
  tell({ kind: "wanted", id });
  return asked.catch(() => claim(id, { steal: true }, lost)).catch(() => unlocked);
}

function claim(id: string, options: LockOptions, lost: () => void): Promise<Claim | null> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve(unlocked);
  return new Promise((resolve, reject) => {
    let held = false;
    const over = manager
      .request(`guinguette/game/${id}`, options, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        held = true;
        // The lock is held until this promise is done.
        return new Promise<void>((release) => {
          resolve({
            release() {
              held = false;
              release();
              return over;
            },
          });
        });
      })
      .catch((cause: unknown) => {
        // Taken over by force, or never given.
        if (held) lost();
        else reject(cause);
      });
  });
}

/** Asks whoever plays it to let go, and waits for the answer, but not for long. */
function handedOver(id: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = hear(id, ({ kind }) => kind === "left" && done());
    const timer = setTimeout(done, PATIENCE / 5);
    function done(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
    tell({ kind: "wanted", id });
  });
}
