/**
 * This tab's hold on a game: it plays it, or it follows it while another tab does. One tab plays at a time; whoever
 * comes later follows, and may ask for it.
 */
import type { NearTable } from "../table/near-table.ts";
import { type Claim, claimAnyway, claimIfFree } from "./claim.ts";
import { currentGame } from "./current.ts";
import { openHere } from "./here.ts";
import { putBack } from "./in-hand.ts";
import { type Keeper, keeperOf } from "./keeper.ts";
import { hear, type News, tell } from "./news.ts";
import { type KeptGame, loadGame } from "./store.ts";
import { SavingTrouble, type Trouble } from "./trouble.ts";

export type Hold =
  | { readonly kind: "opening" }
  /** `deleted`: another tab has deleted it meanwhile; it goes on, and is not kept. */
  | { readonly kind: "playing"; readonly table: NearTable; readonly deleted: boolean }
  | { readonly kind: "following"; readonly table: NearTable }
  | { readonly kind: "trouble"; readonly trouble: Trouble };

export interface Holding {
  readonly hold: Hold;
  /** Why the game cannot be kept, if that has to be said. */
  readonly problem: Trouble | null;
  /** It was said. */
  dismiss(): void;
  /** Takes the game from the tab that plays it. */
  playHere(): void;
  /** Keeps a game that was deleted after all. */
  keepAgain(): void;
  leave(): void;
}

/** A tab that is loaded again comes back for its game within this time, in milliseconds. */
const GRACE = 1500;

/** Games that this very tab is letting go of: coming back, it waits for itself. */
const leaving = new Map<string, Promise<void>>();

export function takeHold(id: string): Holding {
  let hold = $state.raw<Hold>({ kind: "opening" });
  let problem = $state.raw<Trouble | null>(null);
  /** The game that is played here, as it is kept; nobody else holds it. */
  let held: KeptGame | null = null;
  let claim: Claim | null = null;
  let keeper: Keeper | null = null;
  /** Counts what this tab set out to do with the game: an answer that comes too late is dropped. */
  let turn = 0;
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopHearing = hear(id, heard);
  document.addEventListener("visibilitychange", lookAgain);
  addEventListener("pagehide", hide);
  addEventListener("pageshow", show);
  void open(claimIfFree);

  async function open(how: typeof claimIfFree): Promise<void> {
    const mine = ++turn;
    await leaving.get(id);
    const claimed = await how(id, lost);
    if (left || mine !== turn) {
      void claimed?.release();
      return;
    }
    claim = claimed;
    await (claimed === null ? follow() : play());
  }

  async function play(): Promise<void> {
    const mine = ++turn;
    try {
      const { game, deleted } = await currentGame(id);
      if (mine !== turn) return;
      held = game;
      keeper = keeperOf(game);
      hold = { kind: "playing", table: openHere(game, () => void save()), deleted };
      void save();
    } catch (cause) {
      if (mine === turn) fail(cause);
    }
  }

  async function follow(): Promise<void> {
    const mine = ++turn;
    stopPlaying();
    void letGo();
    try {
      const game = await loadGame(id);
      if (mine === turn) hold = { kind: "following", table: openHere(game, () => {}) };
    } catch (cause) {
      if (mine === turn) fail(cause);
    }
  }

  /** From now on no move is taken here: none could be kept. */
  function stopPlaying(): void {
    keeper = null;
    held = null;
    if (hold.kind === "playing") hold = { kind: "opening" };
  }

  function fail(cause: unknown): void {
    hold = { kind: "trouble", trouble: cause instanceof SavingTrouble ? cause.trouble : "corrupt" };
    void letGo();
  }

  function letGo(): Promise<void> {
    const mine = claim;
    claim = null;
    return mine?.release() ?? Promise.resolve();
  }

  /** Another tab has taken it over by force: this one may have slept. */
  function lost(): void {
    claim = null;
    if (!left) void follow();
  }

  /** Somebody else has written: what they wrote is what counts. */
  function overtaken(): void {
    // With the lock in hand it was a last word of whoever had it before.
    void (navigator.locks !== undefined && claim !== null ? play() : follow());
  }

  function heard(news: News): void {
    const { kind } = hold;
    switch (news.kind) {
      case "saved":
        if (held !== null && news.revision > held.revision) overtaken();
        else if (kind === "following" || kind === "trouble") void follow();
        return;
      case "deleted":
        if (hold.kind === "playing") hold = { ...hold, deleted: true };
        else if (kind === "following") fail(new SavingTrouble("missing"));
        return;
      case "wanted":
        if (hold.kind === "playing" && !hold.deleted) void handOver();
        return;
      case "left":
        clearTimeout(timer);
        timer = setTimeout(lookAgain, GRACE);
        return;
    }
  }

  async function handOver(): Promise<void> {
    const mine = ++turn;
    await keeper?.settled();
    if (mine !== turn) return;
    stopPlaying();
    await letGo();
    tell({ kind: "left", id });
    await follow();
  }

  /** Whoever looks at a game that nobody plays any more may play it. */
  function lookAgain(): void {
    const free = hold.kind === "following" && document.visibilityState === "visible";
    if (free && navigator.locks !== undefined) void open(claimIfFree);
  }

  /** The page may be put away whole, and be shown again after others have played. */
  function hide(): void {
    if (held === null) return;
    putBack(held);
    void letGo();
    tell({ kind: "left", id });
  }
  function show(event: PageTransitionEvent): void {
    if (event.persisted && hold.kind === "playing") void open(claimIfFree);
  }

  async function save(): Promise<void> {
    const game = held;
    if (game === null || hold.kind !== "playing" || hold.deleted) return;
    try {
      await keeper?.save();
    } catch (cause) {
      // This tab plays another game object by now, or follows: that was the last word of an old one.
      if (hold.kind !== "playing" || held !== game || !(cause instanceof SavingTrouble)) return;
      if (cause.trouble === "elsewhere") overtaken();
      else if (cause.trouble === "deleted") hold = { ...hold, deleted: true };
      else problem = cause.trouble;
    }
  }

  return {
    get hold() {
      return hold;
    },
    get problem() {
      return problem;
    },
    dismiss() {
      problem = null;
    },
    playHere: () => void open(claimAnyway),
    keepAgain() {
      if (held === null || hold.kind !== "playing" || !hold.deleted) return;
      held.revision = 0;
      hold = { ...hold, deleted: false };
      void save();
    },
    leave() {
      left = true;
      turn++;
      clearTimeout(timer);
      stopHearing();
      document.removeEventListener("visibilitychange", lookAgain);
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", show);
      // Whoever comes back from the rulebook finds the table, even where nothing can be kept.
      if (held !== null) putBack(held);
      if (claim === null) return;
      const gone = (keeper?.settled() ?? Promise.resolve()).then(letGo).then(() => {
        if (leaving.get(id) === gone) leaving.delete(id);
        tell({ kind: "left", id });
      });
      leaving.set(id, gone);
    },
  };
}
