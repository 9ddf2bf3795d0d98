/**
 * One viewer's live connection, which goes on by itself: when it breaks it is opened again, says which change was seen
 * last, and asks again whatever was not answered. An offer that was made before is answered as the first time.
 */
import type { FromTable, FromViewer } from "../live.ts";
import { base, protocolVersion } from "../version.ts";
import type { Line, Socket } from "./line.ts";

type Hello = Extract<FromViewer, { type: "hello" }>;
/** Each kind by itself, so that its own fields stay with it. */
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type Question = WithoutId<Exclude<FromViewer, { type: "hello" }>>;
type Reply = Extract<FromTable, { id: number }>;

export interface Connection {
  ask(question: Question): Promise<Reply>;
  close(): void;
}

interface Pending {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (cause: Error) => void;
}

/** The first wait before it is tried again, in milliseconds; each next one is twice as long. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;

export function connect(
  line: Line,
  table: string,
  as: Hello["as"],
  since: number | null,
  heard: (message: FromTable) => void,
): Connection {
  const pending = new Map<number, Pending>();
  let last = since;
  let next = 0;
  let tries = 0;
  let socket: Socket | null = null;
  let isOpen = false;
  let isClosed = false;

  function open(): void {
    const opened = line.open(`${base}/tables/${table}/live`);
    socket = opened;
    opened.onopen = () =>
      opened.send(
        JSON.stringify({ type: "hello", version: protocolVersion, as, since: last } satisfies Hello),
      );
    opened.onmessage = ({ data }) => {
      if (!isClosed && socket === opened) hear(JSON.parse(String(data)) as FromTable);
    };
    opened.onerror = () => {};
    opened.onclose = () => {
      isOpen = false;
      if (!isClosed && socket === opened) void again();
    };
  }

  async function again(): Promise<void> {
    await line.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++));
    if (!isClosed) open();
  }

  function hear(message: FromTable): void {
    switch (message.type) {
      case "hello":
        isOpen = true;
        tries = 0;
        for (const { text } of pending.values()) socket?.send(text);
        break;
      case "problem":
        // Asked again, it would be the same.
        end(new Error(message.problem.title));
        break;
      case "sight":
        last = message.sight.number;
        break;
      case "answer":
      case "may-take-back":
      case "could-take-back":
      case "deed":
      case "pong":
        pending.get(message.id)?.resolve(message);
        pending.delete(message.id);
        return;
      case "room":
      case "bye":
        break;
    }
    heard(message);
  }

  function end(cause: Error): void {
    isClosed = true;
    for (const { reject } of pending.values()) reject(cause);
    pending.clear();
    socket?.close();
  }

  open();
  return {
    ask(question) {
      if (isClosed) return Promise.reject(new Error("the connection is closed"));
      const id = next++;
      const text = JSON.stringify({ ...question, id });
      return new Promise((resolve, reject) => {
        pending.set(id, { text, resolve, reject });
        if (isOpen) socket?.send(text);
      });
    },
    close: () => end(new Error("the connection is closed")),
  };
}
