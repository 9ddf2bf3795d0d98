/** A server for one test: it is closed when the test is over, and nothing may have happened that should not. */
import { expect, onTestFinished } from "vitest";
import type { ServerOptions } from "../server.ts";
import { type Served, served } from "./served.ts";

export async function someServer(options: Partial<ServerOptions> = {}): Promise<Served> {
  const server = await served(options);
  onTestFinished(async () => {
    await server.close();
    expect(server.notes).toEqual([]);
  });
  return server;
}
