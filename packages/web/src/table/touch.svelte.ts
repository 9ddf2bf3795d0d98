/** What is touched and not yet played: picked up, proposed, or refused by its rule. Touched again, it is played. */
import type { Refused, Types } from "@guinguette/rules/contract";

export interface Touch {
  readonly picked: string | null;
  readonly proposed: Types["move"] | null;
  readonly refused: { readonly refusal: Refused; readonly move: Types["move"] | null } | null;
  pick(what: string | null): void;
  propose(move: Types["move"]): void;
  /** Plays what is proposed. */
  confirm(): void;
  /** What was touched is no move at all: this rule says why. */
  why(rule: string): void;
  clear(): void;
}

/** How long the cross stays on the board, in milliseconds; the sentence stays until something else is touched. */
const CROSS = 1200;

/** `check` says why a move is not legal, or null; `play` says so too, for what has changed meanwhile. */
export function newTouch(
  check: (move: Types["move"]) => Refused | null,
  play: (move: Types["move"]) => Refused | null,
): Touch {
  let picked = $state<string | null>(null);
  let proposed = $state.raw<Types["move"] | null>(null);
  let refused = $state.raw<Touch["refused"]>(null);
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
    if (proposed === null) return;
    const move = proposed;
    const refusal = play(move);
    if (refusal !== null) refuse(refusal, move);
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
    pick(what) {
      refused = null;
      proposed = null;
      picked = what;
    },
    propose(move) {
      refused = null;
      if (proposed !== null && sameMove(proposed, move)) {
        confirm();
        return;
      }
      const refusal = check(move);
      if (refusal === null) proposed = move;
      else refuse(refusal, move);
    },
    confirm,
    why: (rule) => refuse({ rule, why: "" }, null),
    clear() {
      picked = null;
      proposed = null;
      refused = null;
    },
  };
}

export function sameMove(one: Types["move"], other: Types["move"]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
