/** Runs the command inside the test, with answers and ears of its own. */
import { PassThrough, Readable, Writable } from "node:stream";
import { noTime } from "@guinguette/bots/budget";
import { chosenIn } from "@guinguette/bots/thought";
import { wallClock } from "../clock.ts";
import { guinguette } from "../command.ts";
import type { Io } from "../io.ts";
import type { Thinker } from "../play/thinking.ts";

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface Ear {
  readonly stream: Writable;
  readonly heard: () => string;
}

function ear(listen: (chunk: string) => void = () => {}): Ear {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      listen(String(chunk));
      done();
    },
  });
  return { stream, heard: () => chunks.join("") };
}

/** Bots that say the first thing that comes to mind, in the thread of the test. */
const hasty = (): Thinker => ({
  places: [(thought) => chosenIn(thought, noTime)],
  clock: wallClock(),
  stop() {},
});

/** With everything that standard input holds known beforehand. */
export async function run(
  args: readonly string[],
  input: string | Uint8Array = "",
  env: Io["env"] = {},
): Promise<Ran> {
  const [out, err] = [ear(), ear()];
  const io = { input: Readable.from([Buffer.from(input)]), output: out.stream, error: err.stream, env };
  const status = await guinguette(args, { ...io, thinker: hasty() });
  return { status, out: out.heard(), err: err.heard() };
}

/**
 * With somebody who reads and answers: whenever the output stands on a line that is not finished, that is a
 * question. They are given that line, and all they have heard since the last one. `null` ends the input.
 */
export async function converse(
  args: readonly string[],
  answer: (question: string, since: string) => string | null,
): Promise<Ran> {
  const input = new PassThrough();
  let since = "";
  const out = ear((chunk) => {
    since += chunk;
    if (chunk.endsWith("\n")) return;
    const heard = since;
    since = "";
    setImmediate(() => {
      const answered = answer(heard.slice(heard.lastIndexOf("\n") + 1), heard);
      if (answered === null) input.end();
      else input.write(`${answered}\n`);
    });
  });
  const err = ear();
  const status = await guinguette(args, {
    input,
    output: out.stream,
    error: err.stream,
    env: {},
    thinker: hasty(),
  });
  return { status, out: out.heard(), err: err.heard() };
}
