/** A new version beside an old one, which has the same database: both know the same people. */
import { expect } from "vitest";
import { knownBefore, knownLongBefore, type OlderKey, signedBefore } from "./older-cookies.ts";
import type { Served } from "./served.ts";

/** A browser: it keeps what it is given, and sends all of it to whichever process answers. */
class Browser {
  readonly jar = new Map<string, string>();

  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  take(texts: readonly string[]): void {
    for (const text of texts) {
      const [pair = ""] = text.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (text.includes("Max-Age=0")) this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }

  async ask({ address }: Served, method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { cookie: this.cookies, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.take(response.headers.getSetCookie());
    return response.json();
  }
}

/** Goes through what may happen to somebody while both run. `keys`: as the old one reads them by now. */
export async function sideBySide(server: Served, keys: () => Promise<readonly OlderKey[]>): Promise<void> {
  const ana = new Browser();
  expect(await ana.ask(server, "POST", "/me")).toEqual({ isNew: true });
  const known = await keys();
  const person = knownBefore(ana.cookies, known);
  expect(person).not.toBeNull();
  expect(knownLongBefore(ana.cookies, known)).toBe(person);
  // What is theirs at the new one is theirs at the old one, too, which finds it under this name.
  const opened = await ana.ask(server, "POST", "/tables", { game: "wishes", players: 2 });
  expect(opened).toMatchObject({ mine: { host: true } });

  // Another browser becomes hers.
  const phone = new Browser();
  await phone.ask(server, "POST", "/me");
  const { code } = (await ana.ask(server, "POST", "/me/carry")) as { code: string };
  await phone.ask(server, "POST", "/me/carried", { code });
  expect([knownBefore(phone.cookies, known), knownLongBefore(phone.cookies, known)]).toEqual([
    person,
    person,
  ]);

  // Who came first to an old one, under either name, is known to the new one, and then still to the old one.
  const mark = [...ana.jar.keys()].find((name) => name !== "guinguette") ?? "";
  for (const name of ["guinguette", mark]) {
    const bo = new Browser();
    bo.jar.set(name, signedBefore("1".repeat(26), known));
    expect(await bo.ask(server, "GET", "/me")).toEqual({ known: true });
    expect(knownBefore(bo.cookies, known)).toBe("1".repeat(26));
    expect(knownLongBefore(bo.cookies, known)).toBe("1".repeat(26));
    // An old one signs them anew, as it does with a name that it finds under its older name.
    bo.jar.set(mark, signedBefore("1".repeat(26), known));
    expect(await bo.ask(server, "POST", "/me")).toEqual({ isNew: false });
  }

  // Who erases themselves is nobody in either.
  await ana.ask(server, "DELETE", "/me");
  expect(knownBefore(ana.cookies, known)).toBeNull();
  expect(knownLongBefore(ana.cookies, known)).toBeNull();
}
