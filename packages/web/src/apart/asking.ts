/** Asking the tables for something, as whoever uses this device. */
import type { Asked } from "@guinguette/wire/client/http";
import { capital } from "@guinguette/words/common";
import { say } from "../settings.svelte.ts";
import { troubleWords } from "../words/apart.ts";
import { tables } from "./here.ts";
import { followMyTables } from "./my-tables.svelte.ts";
import { myself, remember } from "./myself.ts";

/** Whoever asks for a change for the first time is given a name first, and so is whoever lost theirs. */
export async function asMyself<T>(ask: () => Promise<Asked<T>>): Promise<Asked<T>> {
  const first = myself().known ? await ask() : await named(ask);
  const asked = first.ok || first.why !== "unknown-person" ? first : await named(ask);
  if (asked.ok) {
    remember({ known: true });
    void followMyTables();
  }
  return asked;
}

async function named<T>(ask: () => Promise<Asked<T>>): Promise<Asked<T>> {
  const me = await tables.me();
  return me.ok ? ask() : me;
}

/** Why it was not done, as the server says it, or that there is none. */
export function failureSaid(failed: Extract<Asked<unknown>, { ok: false }>): string {
  const { problem } = failed;
  if (problem === null) return say(troubleWords[failed.why === "not-found" ? "gone" : "closed"]);
  const { title, detail = "" } = problem;
  return detail === "" ? `${title}.` : `${title}. ${capital(detail)}${/[.!?…]$/.test(detail) ? "" : "."}`;
}
