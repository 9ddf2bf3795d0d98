/** What carries texts between processes: some engine's own way to tell all who listen. */

export interface Line {
  /** The longest text that it carries, in bytes. */
  readonly most: number;
  /** Comes back when the texts are on their way, and fails where they may be lost. */
  send(texts: readonly string[]): Promise<void>;
  /** Each text that comes, in order; one's own too, for all that it matters. `missed` when it is open again after it was
   * not, and others may have said something. */
  listen(heard: (text: string) => void, missed: () => void): void;
  close(): Promise<void>;
}
