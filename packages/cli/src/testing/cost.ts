/** What the built command costs to run: its memory at most, and the time it computes. */
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { bin, env, type Ran } from "./built.ts";

export interface Cost extends Ran {
  /** The most memory it held, in MiB. */
  readonly mebibytes: number;
  /** Seconds of computing, on all cores together: what else the machine does is not in it. */
  readonly seconds: number;
}

export function costOf(args: readonly string[]): Cost {
  const program = `
    process.on("exit", () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      process.stderr.write("\\n" + JSON.stringify([maxRSS / 1024, (userCPUTime + systemCPUTime) / 1e6]));
    });
    await import(${JSON.stringify(pathToFileURL(bin).href)});`;
  const ran = spawnSync(process.execPath, ["--input-type=module", "-e", program, "--", bin, ...args], {
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const end = ran.stderr.lastIndexOf("\n");
  const err = ran.stderr.slice(0, end);
  const [mebibytes, seconds] = JSON.parse(ran.stderr.slice(end + 1)) as [number, number];
  return { status: ran.status, out: ran.stdout, err, mebibytes, seconds };
}
