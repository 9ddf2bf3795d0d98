/**
 * What is touched and not yet played: picked up, proposed, or refused by its rule. Touched again, it is played; for whoever
 * prefers one touch, at once.
 */
import type { Refused, Types } from "@guinguette/rules/contract";
import { afterPaint } from "./after-paint.ts";
import { sameMove } from "./same-move.ts";

export interface Proposal {
  readonly picked: string | null;
  readonly proposed: Types["move"] | null;
  readonly refused: { readonly refusal: Refused; readonly move: Types["move"] | null } | null;
  /** Confirmed, and about to be played. */
  readonly playing: boolean;
  pick(what: string | null): void;
  propose(move: Types["move"]): void;
  /** Proposes what was dragged to its place: one gesture is enough for a move that could be taken back. */
  drop(move: Types["move"]): void;
  /** Proposes what is no place on the board: what was picked up there is put down. */
  choose(move: Types["move"]): void;
  /** Somebody else’s idea: it waits to be confirmed, however moves are played here. */
  suggest(move: Types["move"]): void;
  /** Plays what is proposed. */
  confirm(): void;
  /** What was touched is no move at all: this rule says why. */
  why(rule: string): void;
  clear(): void;
}

/** How long the cross stays on the board, in milliseconds; the sentence stays until something else is touched. */
const CROSS = 1200;

/**
 * `check` says why a move is not legal, or null; `play` says so too, for what has changed meanwhile. `atOnce` says whether
 * one touch, or one gesture, is enough for a move.
 */
export function newProposal(
  check: (move: Types["move"]) => Refused | null,
  play: (move: Types["move"]) => Promise<Refused | null>,
  atOnce: (move: Types["move"], isGesture: boolean) => Promise<boolean> = async () => false,
): Proposal {
  let picked = $state<string | null>(null);
  let proposed = $state.raw<Types["move"] | null>(null);
  let refused = $state.raw<Proposal["refused"]>(null);
  let playing = $state.raw<Types["move"] | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refuse(refusal: Refused, move: Types["move"] | null): void {
    refused = { refusal, move };
    proposed = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (refused !== null) refused = { ...refused, move: null };
    }, CROSS);
  }
  function confirm(): void {
    if (proposed === null || playing !== null) return;
    const move = proposed;
    playing = move;
    afterPaint(() => {
      // Cleared meanwhile.
      if (playing !== move) return;
      void play(move).then((refusal) => {
        if (playing === move) playing = null;
        if (refusal !== null) refuse(refusal, move);
      });
    });
  }

  function propose(move: Types["move"], isGesture = false): void {
    if (playing !== null) return;
    refused = null;
    if (proposed !== null && sameMove(proposed, move)) {
      confirm();
      return;
    }
    const refusal = check(move);
    if (refusal !== null) {
      refuse(refusal, move);
      return;
    }
    proposed = move;
    void atOnce(move, isGesture).then((enough) => {
      // Something else was touched meanwhile.
      if (enough && proposed === move) confirm();
    });
  }

  return {
    get picked() {
      return picked;
    },
    get proposed() {
      return proposed;
    },
    get refused() {
      return refused;
    },
    get playing() {
      return playing !== null;
    },
    pick(what) {
      if (playing !== null) return;
      refused = null;
      proposed = null;
      picked = what;
    },
    suggest(move) {
      if (playing !== null || check(move) !== null) return;
      refused = null;
      picked = null;
      proposed = move;
    },
    propose: (move) => propose(move),
    drop(move) {
      if (playing === null) picked = null;
      propose(move, true);
    },
    choose(move) {
      if (playing === null) picked = null;
      propose(move);
    },
    confirm,
    why: (rule) => refuse({ rule, why: "" }, null),
    clear() {
      picked = null;
      proposed = null;
      refused = null;
      playing = null;
    },
  };
}
