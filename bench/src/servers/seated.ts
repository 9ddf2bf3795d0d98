/** What the three servers have in common for whoever plays at them. */

/** Four who sit at a table. */
export interface Seated {
  send(seat: number, move: object): void;
  close(): void;
}

/** `seen`: this viewer has been shown what the move that was sent last has made of the table. */
export type SitDown = (seen: (viewer: number) => void) => Promise<Seated>;

export interface Cost {
  /** Seconds of processor so far. */
  readonly cpu: number;
  /** Bytes of memory now. */
  readonly rss: number;
}

export interface Server {
  readonly sitDown: SitDown;
  cost(): Promise<Cost>;
  close(): Promise<void>;
}
