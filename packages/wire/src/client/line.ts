/** What a client needs of its surroundings: a browser has it all, and a test brings its own. */

/** As much of a WebSocket as is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Line {
  /** Opens a live connection to a path such as `/api/v1/tables/…/live`. */
  open(path: string): Socket;
  /** What a path answers, with one's own cookie. */
  get(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Comes back after so many milliseconds, or before, where there is reason to look sooner: the network is there again. */
  wait(milliseconds: number): Promise<void>;
  /** Comes back after so many milliseconds and not before: until then somebody may still answer. */
  deadline(milliseconds: number): Promise<void>;
  /** Tells whether the page is in sight, now and whenever that changes, until it is stopped; not given, it always is. */
  followSight?(tell: (isInSight: boolean) => void): () => void;
  /** A number from 0 to 1, another each time. */
  chance(): number;
}
