/** Once for all browser tests: the app as it is built and served by `npm start`, on a free port. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { chromiumPath } from "../../scripts/chromium.mjs";

const root = join(import.meta.dirname, "../../../..");

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: "0", LC_ALL: "C" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    server.once("exit", (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
  project.provide("address", address);
  return async () => {
    server.removeAllListeners("exit");
    server.kill();
    await once(server, "exit");
  };
}
