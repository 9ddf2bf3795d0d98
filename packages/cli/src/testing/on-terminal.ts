/** The built command on a real terminal. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bin, env } from "./built.ts";

/** Waits for a text, or for silence of so many seconds, then does one thing. */
export interface Step {
  readonly until?: string;
  readonly quiet?: number;
  readonly type?: string;
  readonly resize?: readonly [rows: number, columns: number];
  readonly signal?:
    | "SIGINT"
    | "SIGTERM"
    | "SIGHUP"
    | "SIGQUIT"
    | "SIGSTOP"
    | "SIGTSTP"
    | "SIGCONT"
    | "SIGUSR2";
}

export interface Sat {
  /** What was heard up to each step, and after the last. */
  readonly heard: readonly string[];
  /** Negative if a signal ended it. */
  readonly status: number;
  /** Whether the terminal showed what is typed when last looked at. */
  readonly echoes: boolean | null;
}

const driver = fileURLToPath(new URL("./on_terminal.py", import.meta.url));

function onTerminal(
  command: readonly string[],
  steps: readonly Step[],
  more: Readonly<Record<string, string>> = {},
): Promise<Sat> {
  return new Promise((resolve, reject) => {
    const python = execFile("python3", [driver], { env, maxBuffer: 1 << 26 }, (error, out, err) => {
      if (error === null) resolve(JSON.parse(out));
      else reject(new Error(`python3 is needed to sit before a real terminal: ${error.message} ${err}`));
    });
    python.stdin?.end(JSON.stringify({ command, env: { TERM: "xterm", ...more }, steps }));
  });
}

export function guinguetteOnTerminal(
  args: readonly string[],
  steps: readonly Step[],
  more: Readonly<Record<string, string>> = {},
): Promise<Sat> {
  return onTerminal([process.execPath, bin, ...args], steps, more);
}

/** A shell with job control, in which the command is typed. */
export function inShell(args: readonly string[], steps: readonly Step[]): Promise<Sat> {
  const line = [process.execPath, bin, ...args].map((part) => `'${part}'`).join(" ");
  const first: Step = { until: "shell: ", type: `${line}\r` };
  return onTerminal(["bash", "--norc", "--noprofile", "-i"], [first, ...steps], { PS1: "shell: " });
}
