/**
 * A real screen, before which several people sit in turn. Nothing of one may be there for the next: what is typed
 * counts only while a question stands, and is neither echoed nor kept otherwise; every question has an editor of its
 * own, so that none knows an earlier line, nor what was cut or undone in it.
 */
import { StringDecoder } from "node:string_decoder";
import { setTimeout } from "node:timers/promises";
import type { Io } from "../io.ts";
import { coloured } from "../paint.ts";
import { Away, Left } from "./absence.ts";
import { editLine, type Question } from "./line-editor.ts";
import { watchProcess } from "./process-watch.ts";
import type { Terminal } from "./terminal.ts";

// The screen, what has scrolled off it, and back to the corner.
const clearAll = "\u001b[2J\u001b[3J\u001b[H";

/** How long nobody may have typed before the curtain can be opened, in milliseconds: a key held down is no reader. */
const quietTime = 250;

const [ctrlC, ctrlD, ctrlZ] = ["\u0003", "\u0004", "\u001a"];
/** Control signs of eight bits, which some terminals obey when they are echoed. */
const eightBitControls = /[\u0080-\u009f]/g;

export function screenTerminal({ input, output }: Io): Terminal {
  let question: Question | undefined;
  let left: Left | undefined;
  let secrets = false;
  let present = true;
  let lastTyped = 0;
  let interrupt: (left: Left) => void = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = reject;
  });
  // It matters only to whoever waits.
  interrupted.catch(() => {});

  const raw = (on: boolean) => void input.setRawMode?.(on);
  const clear = () => void output.write(clearAll);
  const leave = (reason: Left["reason"]) => {
    left ??= new Left(reason);
    if (left.reason === "interrupt") interrupt(left);
    question?.leave(left);
  };
  const watch = watchProcess({
    interrupt: () => leave("interrupt"),
    hide() {
      if (secrets) clear();
      raw(false);
    },
    comeBack() {
      raw(true);
      if (secrets) clear();
      present = false;
      question?.leave(new Away());
    },
  });

  const decoder = new StringDecoder("utf8");
  const typed = (bytes: Buffer | string) => {
    const text = decoder.write(Buffer.from(bytes)).replace(eightBitControls, "");
    if (text === "") return;
    lastTyped = performance.now();
    if (question !== undefined) question.typed(text);
    else if (text.includes(ctrlC)) leave("interrupt");
    else if (text.includes(ctrlZ)) watch.suspend();
  };
  const ended = () => leave("end");
  raw(true);
  input.on("data", typed);
  input.on("end", ended);
  input.on("error", ended);

  /** Lets a question stand until it is answered, or somebody leaves. */
  const stand = <Answer>(
    begin: (answer: (given: Answer) => void, leave: (why: Error) => void) => Question,
  ): Promise<Answer> =>
    new Promise<Answer>((answer, fail) => {
      if (left !== undefined) return fail(left);
      question = begin(answer, fail);
    }).finally(() => {
      question = undefined;
    });

  const line = (prompt: string) =>
    stand<string>((answer, fail) => {
      const keys = { interrupt: () => leave("interrupt"), end: () => leave("end"), suspend: watch.suspend };
      const forget = () => {
        // At once: what was typed behind the answer is nobody's.
        question = undefined;
      };
      return editLine(prompt, output, keys, {
        answer(text) {
          forget();
          answer(text);
        },
        fail,
      });
    });

  const key = () =>
    stand<string>((pressed, fail) => ({
      typed(text) {
        if (text.includes(ctrlC)) leave("interrupt");
        else if (text === ctrlD) leave("end");
        else if (text.includes(ctrlZ)) watch.suspend();
        else {
          question = undefined;
          pressed(text);
        }
      },
      leave: fail,
    }));

  /** Until nobody types any more: whoever had the device has let go of it. */
  const quiet = async () => {
    do {
      await setTimeout(quietTime);
      if (left !== undefined) throw left;
    } while (performance.now() - lastTyped < quietTime);
  };

  return {
    paint: coloured,
    screen: true,
    say: (text = "") => void output.write(`${text}\n`),
    async ask(prompt) {
      for (;;) {
        try {
          return (await line(prompt)).trim();
        } catch (error) {
          if (!(error instanceof Away) || secrets) throw error;
        }
      }
    },
    async anyKey(prompt) {
      let pressed: string;
      for (;;) {
        try {
          await quiet();
          output.write(prompt);
          pressed = await key();
          break;
        } catch (error) {
          if (!(error instanceof Away)) throw error;
        }
      }
      present = true;
      // What came with the key, an Enter perhaps, is on its way still.
      for (let turns = 0; turns < 3; turns++) await new Promise(setImmediate);
      output.write("\n");
      return pressed;
    },
    clear,
    guard(on) {
      secrets = on;
      watch.atExit(on ? clear : () => {});
    },
    stayed: () => present,
    async unlessLeft(answer) {
      if (left?.reason === "interrupt") throw left;
      return Promise.race([answer, interrupted]);
    },
    close() {
      watch.stop();
      input.off("data", typed);
      input.off("end", ended);
      input.off("error", ended);
      raw(false);
      input.pause();
    },
  };
}
