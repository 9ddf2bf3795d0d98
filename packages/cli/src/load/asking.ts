/** Requests to a server of tables, by many people over a few connections. */
import { Agent, request } from "node:http";
import { base } from "@guinguette/wire/version";

/** Somebody: what their browser would keep. */
export interface Guest {
  cookie: string;
}

export interface Asking {
  /** What is answered below `/api/v1`, where it is granted. */
  ask(guest: Guest, method: "GET" | "POST", path: string, body?: unknown): Promise<unknown>;
  close(): void;
}

/** So many requests at a time. */
export const LANES = 8;

/** `from`: which address of this machine asks, where it has several. */
export function asking(server: URL, from: string | undefined): Asking {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: LANES,
    ...(from === undefined ? {} : { localAddress: from }),
  });
  return {
    ask: (guest, method, path, body) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const asked = request(
          new URL(`${base}${path}`, server),
          {
            agent,
            method,
            headers: {
              ...(guest.cookie === "" ? {} : { cookie: guest.cookie }),
              ...(text === undefined
                ? {}
                : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
            },
          },
          (response) => {
            const [given] = response.headers["set-cookie"] ?? [];
            if (given !== undefined) guest.cookie = given.split(";")[0] ?? "";
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => chunks.push(chunk));
            response.on("error", reject);
            response.on("end", () => {
              const { statusCode = 0 } = response;
              const answer = Buffer.concat(chunks).toString();
              if (statusCode >= 300)
                reject(new Error(`${method} ${path.replace(/[0-9a-z]{26}/, "…")}: ${statusCode}`));
              else resolve(JSON.parse(answer));
            });
          },
        );
        asked.on("error", reject);
        asked.end(text);
      }),
    close: () => agent.destroy(),
  };
}

/** The server's own figures (Prometheus): a sample by its name; null where it does not tell us. */
export async function figuresOf(server: URL): Promise<ReadonlyMap<string, number> | null> {
  const response = await fetch(new URL("/metrics", server)).catch(() => null);
  if (response === null || !response.ok) return null;
  const found = (await response.text()).matchAll(/^(\w+) ([\d.e+-]+)$/gm);
  const samples = new Map([...found].map(([, name = "", value = ""]) => [name, Number(value)]));
  // Something else may answer there: the page of an app, with any path.
  return samples.has("process_cpu_seconds_total") ? samples : null;
}
