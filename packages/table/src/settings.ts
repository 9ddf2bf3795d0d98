/**
 * What a table adds, and no rule does: nothing in moves, scores, views or records depends on it. Of each, the first
 * value is usual.
 */
export const settingValues = {
  /** By the book the table shows nothing that may not be looked at again; aided it shows all that was ever seen. */
  memory: ["book", "aided"],
  /** Whether a move may be taken back: while nobody has done or learned anything, never, or else by asking. */
  takeBack: ["free", "none", "consent"],
  /** Whether a person may be advised by the strongest bot: everybody is told when they are, or never. */
  hints: ["told", "none"],
} as const;

export interface TableSettings {
  readonly memory: (typeof settingValues.memory)[number];
  readonly takeBack: (typeof settingValues.takeBack)[number];
  readonly hints: (typeof settingValues.hints)[number];
}

export const usualSettings: TableSettings = { memory: "book", takeBack: "free", hints: "told" };
