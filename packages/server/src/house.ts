/** All that the server is made of, for those who answer at its doors. */
import type { Bus } from "./bus/bus.ts";
import type { Draw } from "./ids.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./ops/log.ts";
import type { Settings } from "./ops/settings.ts";
import type { Watch } from "./ops/watch.ts";
import type { Left } from "./people/left.ts";
import type { Signing } from "./people/signing.ts";
import type { Push } from "./push/push.ts";
import type { Person } from "./room/entries.ts";
import type { Rooms } from "./rooms/rooms.ts";
import type { Store } from "./store/store.ts";

export interface House {
  readonly rooms: Rooms;
  /** The time of day, in milliseconds: what is stored says when it was. */
  readonly now: () => number;
  readonly store: Store;
  readonly bus: Bus;
  readonly signing: Signing;
  readonly draw: Draw;
  readonly settings: Settings;
  readonly limits: Limits;
  readonly watch: Watch;
  readonly log: Log;
  /** Whether anything happens by itself. */
  readonly byItself: boolean;
  readonly left: Left;
  readonly push: Push;
  /** They have a subscription from now on: every process knows it. */
  readonly subscribed: (person: Person) => void;
  /** Whoever is there by a token of theirs with this hash, or by anything of theirs (null), is let go, in every process. */
  readonly dismiss: (person: Person, token: string | null) => void;
  /** Whether everybody is being let go. */
  readonly stopping: () => boolean;
  /** For whoever looks after the machine: what should not have happened. */
  readonly noted: (cause: unknown) => void;
}
