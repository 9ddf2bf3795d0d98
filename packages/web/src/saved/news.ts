/** What the tabs of this app tell each other about the games of this device. Nothing of a game itself. */
export type News =
  /** This revision is in the cupboard now. */
  | { readonly kind: "saved"; readonly id: string; readonly revision: number }
  | { readonly kind: "deleted"; readonly id: string }
  /** Somebody would like to play it: whoever does, please finish writing and let go. */
  | { readonly kind: "wanted"; readonly id: string }
  /** Nobody plays it here any more. */
  | { readonly kind: "left"; readonly id: string };

// Where there is none, a tab finds out when it next writes: its revision is compared then.
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("guinguette");

export function tell(news: News): void {
  channel?.postMessage(news);
}

/** Calls with the news of other tabs about one game. Returns how to stop listening. */
export function hear(id: string, listener: (news: News) => void): () => void {
  const heard = ({ data }: MessageEvent<News>) => {
    if (data.id === id) listener(data);
  };
  channel?.addEventListener("message", heard);
  return () => channel?.removeEventListener("message", heard);
}
