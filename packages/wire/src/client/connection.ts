/**
 * One viewer's live connection, which goes on by itself: when it breaks it is opened again, says which change was seen
 * last, and asks again whatever was not answered. An offer that was made before is answered as the first time. Where
 * nothing was heard for a while it asks whether anybody is there: a line can be dead for long before it says so.
 */
import type { FromTable, FromViewer } from "../live.ts";
import type { Problem } from "../problem.ts";
import { base, protocolVersion } from "../version.ts";
import type { Line, Socket } from "./line.ts";

type Hello = Extract<FromViewer, { type: "hello" }>;
/** Each kind by itself, so that its own fields stay with it. */
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type ViewerRequest = WithoutId<Exclude<FromViewer, { type: "hello" }>>;
type Reply = Extract<FromTable, { id: number }>;

/** `opening`: for the first time; `broken`: it was open, and is tried again; `ended`: by a problem, or by whoever had it. */
export type Status = "opening" | "open" | "broken" | "ended";

/** From one's own seat, what everybody may know, or from a seat whose person agrees to it. */
export type LooksAs = Hello["as"] | number;

export interface Connection {
  /** What is answered; null where the connection has ended before. */
  ask(request: ViewerRequest): Promise<Reply | null>;
  /** Something has happened to the line, or somebody is impatient: what is broken is tried now, what is open is asked
   * whether it is. */
  hurry(): void;
  /** Whether the page is in sight: it is said now, and again after every break. */
  look(isLooking: boolean): void;
  close(): void;
}

interface Pending {
  readonly text: string;
  readonly resolve: (reply: Reply | null) => void;
}

/** The first wait before it is tried again, in milliseconds; each next one is twice as long. Half of each is by chance, so
 * that all who have lost the same server do not knock at the next one at once. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;
/** Whoever was told to come later waits as if it had been tried so often, and as long as was said. */
const PATIENT_TRY = 5;
/** Too much was asked, or nobody can answer at the moment. */
const laterOn: ReadonlySet<number> = new Set([429, 503]);
/** A connection that is open for so long is taken to be a good one, in milliseconds. */
const LASTING = 30_000;
/** After so much silence it is asked whether anybody is there, and so long may the answer take. */
const SILENCE = 15_000;
const PATIENCE = 10_000;
/** Of whoever was told that something happened to the line. */
const SHORT_PATIENCE = 2_500;

export function connect(
  line: Line,
  table: string,
  as: LooksAs,
  since: number | null,
  heard: (message: FromTable) => void,
  /** Told whenever it changes; with what ended it, if the table did. */
  status: (status: Status, problem: Problem | null) => void = () => {},
): Connection {
  const pending = new Map<number, Pending>();
  let last = since;
  let next = 0;
  /** How often it was tried since all went well. */
  let tries = 0;
  let socket: Socket | null = null;
  let isOpen = false;
  let isClosed = false;
  let isLooking = true;
  /** Whether the table takes that. */
  let takesLooking = false;
  /** How many messages have come, so that silence can be told. */
  let heardSoFar = 0;
  /** How long the table said to wait, in milliseconds. */
  let toWait = 0;
  let cutWaitShort = () => {};

  function open(): void {
    const opened = line.open(`${base}/tables/${table}/live`);
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify(helloAs(as, last)));
    opened.onmessage = ({ data }) => {
      if (!isClosed && socket === opened) hear(JSON.parse(String(data)) as FromTable);
    };
    opened.onerror = () => {};
    opened.onclose = () => lost(opened);
    // One that is never opened says so only after minutes.
    void answered(opened, SILENCE);
  }

  /** Gives the socket up unless something is heard in time. */
  async function answered(asked: Socket, patience: number): Promise<void> {
    const before = heardSoFar;
    await line.deadline(patience);
    if (heardSoFar === before) lost(asked);
  }

  function ping(patience: number): void {
    const asked = socket;
    if (asked === null) return;
    // Nobody waits for the answer but who listens for any sound.
    asked.send(JSON.stringify({ type: "ping", id: next++ } satisfies FromViewer));
    void answered(asked, patience);
  }

  /** Nobody waits for the answer. */
  function sayLooking(): void {
    const said = { type: "looking", id: next++, looking: isLooking } satisfies FromViewer;
    if (isOpen && takesLooking) socket?.send(JSON.stringify(said));
  }

  async function watchOver(opened: Socket): Promise<void> {
    while (!isClosed && socket === opened) {
      const before = heardSoFar;
      await line.wait(SILENCE);
      if (!isClosed && socket === opened && heardSoFar === before) ping(PATIENCE);
    }
  }

  /** Back-off begins anew once a connection has lasted, or once all that was asked is answered, and not at each hello: a
   * server that cannot store anything greets everybody. */
  async function lasts(opened: Socket): Promise<void> {
    await line.deadline(LASTING);
    if (socket === opened) tries = 0;
  }

  function lost(broken: Socket): void {
    if (isClosed || socket !== broken) return;
    socket = null;
    const wasOpen = isOpen;
    isOpen = false;
    broken.close();
    if (wasOpen) status("broken", null);
    void again();
  }

  async function again(): Promise<void> {
    const impatient = new Promise<void>((done) => {
      cutWaitShort = done;
    });
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (1 - line.chance() / 2);
    const least = toWait;
    toWait = 0;
    // What the table asks for, nobody's impatience shortens.
    if (least > 0) await line.deadline(least);
    if (isClosed) return;
    await Promise.race([line.wait(wait), impatient]);
    if (!isClosed) open();
  }

  function hear(message: FromTable): void {
    heardSoFar++;
    switch (message.type) {
      case "hello":
        isOpen = true;
        for (const { text } of pending.values()) socket?.send(text);
        takesLooking = message.looking === true;
        if (!isLooking) sayLooking();
        if (socket !== null) {
          void watchOver(socket);
          void lasts(socket);
        }
        status("open", null);
        break;
      case "problem":
        // The line is given up, and opened again after a while: were it left to the table to close it, a line that dies
        // now would never say so.
        if (laterOn.has(message.problem.status)) {
          tries = Math.max(tries, PATIENT_TRY);
          toWait = 1_000 * (message.problem.retryAfter ?? 0);
          if (socket !== null) lost(socket);
          return;
        }
        // Asked again, it would be the same.
        end(message.problem);
        break;
      case "sight":
        last = message.sight.number;
        break;
      case "answer":
      case "may-take-back":
      case "could-take-back":
      case "deed":
      case "pong":
      case "may-hold":
      case "hold":
      case "signal":
      case "looking":
        pending.get(message.id)?.resolve(message);
        if (pending.delete(message.id) && pending.size === 0) tries = 0;
        return;
      case "room":
      case "clock":
      case "signalled":
      case "voted":
      case "thoughtless":
      case "presence":
      case "bye":
        break;
    }
    heard(message);
  }

  function end(problem: Problem | null): void {
    if (isClosed) return;
    isClosed = true;
    for (const { resolve } of pending.values()) resolve(null);
    pending.clear();
    cutWaitShort();
    socket?.close();
    status("ended", problem);
  }

  open();
  return {
    ask(request) {
      if (isClosed) return Promise.resolve(null);
      const id = next++;
      const text = JSON.stringify({ ...request, id });
      return new Promise((resolve) => {
        pending.set(id, { text, resolve });
        if (isOpen) socket?.send(text);
      });
    },
    hurry() {
      tries = 0;
      if (isOpen) ping(SHORT_PATIENCE);
      else if (socket === null) cutWaitShort();
    },
    look(looks) {
      if (looks === isLooking) return;
      isLooking = looks;
      sayLooking();
    },
    close: () => end(null),
  };
}

function helloAs(as: LooksAs, since: number | null): Hello {
  const from = typeof as === "number" ? ({ as: "seat", seat: as } as const) : { as };
  return { type: "hello", version: protocolVersion, ...from, since };
}
