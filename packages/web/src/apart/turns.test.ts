/** A turn that is said outside the page, or cannot be. */
import "../testing/no-browser.ts";
import { afterEach, expect, it, vi } from "vitest";
import type { MyTable } from "./my-tables.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

const table = (id: string, awaited: boolean) =>
  ({ room: { id, code: "tench-4", plan: { game: "wishes" } }, awaited }) as unknown as MyTable;

it("a system that shows no notice after all is no fault of the page: the title says it", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
    },
  );
  const page = { title: "Guinguette", head: null, hidden: true };
  vi.stubGlobal("document", page);
  vi.stubGlobal("Notification", { permission: "granted" });
  const getRegistration = vi.fn(() => Promise.reject(new Error("no storage")));
  vi.stubGlobal("navigator", { languages: ["en"], serviceWorker: { getRegistration } });
  const { settings } = await import("../settings.svelte.ts");
  const { showTurns } = await import("./turns.ts");
  settings.notify = true;
  showTurns([table("a", false)], [table("a", true)]);
  await vi.waitFor(() => expect(getRegistration).toHaveBeenCalled());
  // A rejection that nobody handles fails the run, once what was under way is done.
  await new Promise((done) => setTimeout(done));
  settings.notify = false;
  expect(page.title).toBe("(1) Guinguette");
});
