/** A program at a table of a server: it is asked whenever its seat is awaited, until the game is over. */
import type { Types } from "@guinguette/rules/contract";
import type { Sight } from "@guinguette/table/sight";
import { linkTo } from "@guinguette/wire/client/link";
import type { FromTable } from "@guinguette/wire/live";
import type { Problem } from "@guinguette/wire/problem";
import { type Program, stopProgram } from "../match/program.ts";
import { type Failure, programMove } from "../match/sitter.ts";
import type { NodeLine } from "./line.ts";

export interface Heard {
  /** The table itself has changed: before the start its host may start it. */
  room(room: Extract<FromTable, { type: "room" }>["room"]): void;
  /** The program gave no move that could be made: the first legal one was played. */
  failed(failure: Failure, sight: Sight): void;
  /** Asking the program went wrong, by no fault of its own: the first legal move was played there, too. */
  broke(cause: unknown, sight: Sight): void;
}

/**
 * The last sight once the game is over; null where it was stopped, a problem where the server would not have us. Fails
 * rather than sit there in silence.
 */
export function playAt(
  line: NodeLine,
  table: string,
  { program, ms }: { readonly program: Program; readonly ms: number },
  heard: Heard,
  stop: AbortSignal,
): Promise<Sight | Problem | null> {
  return new Promise((resolve, reject) => {
    let latest: Sight | null = null;
    let isBusy = false;
    const link = linkTo(line, table, "seat", {
      heard: (message) => void (message.type === "room" && heard.room(message.room)),
      status: (status, problem) => void (status === "ended" && problem !== null && end(problem)),
    });
    function leave(): void {
      stop.removeEventListener("abort", interrupted);
      link.close();
    }
    function end(last: Sight | Problem | null): void {
      leave();
      resolve(last);
    }
    const interrupted = () => end(null);
    stop.addEventListener("abort", interrupted);

    link.watch(0, (sight) => {
      latest = sight;
      if (sight.winners !== null) end(sight);
      else if (!isBusy)
        void answer().catch((cause) => {
          leave();
          reject(cause);
        });
    });

    async function answer(): Promise<void> {
      isBusy = true;
      try {
        for (let asked: Sight | null = null; latest !== asked && latest !== null; ) {
          // It took so long that a bot of the server plays meanwhile: it says that it is back, and is asked anew.
          const isLate = asked !== null && isHeld(latest);
          if (!isLate && !isAwaited(latest)) break;
          asked = latest;
          await (isLate ? comeBack(latest) : decide(latest));
        }
      } finally {
        isBusy = false;
      }
    }

    async function decide(sight: Sight): Promise<void> {
      const { viewer: seat, terms, view, legal, number: seen, chairs } = sight;
      if (seat === "spectator") return;
      const { game, options } = terms;
      const question = { game, players: chairs.length, options, seat, view, legal };
      try {
        const decision = await programMove({ kind: "program", program, ms }, question);
        const failure = "failure" in decision ? decision.failure : await offered(decision.move, seen);
        if (failure === null) return;
        heard.failed(failure, sight);
        // One that has ended, or is lost in thought, is started anew with the next question.
        if (failure.kind === "ended" || failure.kind === "late" || failure.kind === "endless")
          stopProgram(program);
      } catch (cause) {
        heard.broke(cause, sight);
        stopProgram(program);
      }
      const [first] = legal;
      if (first !== undefined) await offered(first, seen);
    }

    async function comeBack({ viewer, chairs, number: seen }: Sight): Promise<void> {
      if (viewer === "spectator") return;
      await link.offer({ kind: "sit-down", seen, name: chairs[viewer]?.holder.name ?? "" });
    }

    /** Null where it was made, or was thought for a position that is gone. */
    async function offered(move: Types["move"], seen: number): Promise<Failure | null> {
      const made = await link.offer({ kind: "play", seen, move });
      if (made.ok || made.because.kind !== "rule") return null;
      return { kind: "refused", move, refusal: made.because.refusal };
    }
  });
}

/** Whether its seat is to move: where a bot of the server holds it for the moment, nothing is offered there. */
function isAwaited({ viewer, awaited, winners, legal }: Sight): boolean {
  return winners === null && viewer !== "spectator" && awaited.includes(viewer) && legal.length > 0;
}

/** Whether a bot of the server holds its seat until it is back. */
function isHeld({ viewer, chairs, winners }: Sight): boolean {
  const chair = viewer === "spectator" ? undefined : chairs[viewer];
  if (chair === undefined || winners !== null) return false;
  return chair.holder.kind === "person" && chair.standIn !== null && !chair.resigned;
}
