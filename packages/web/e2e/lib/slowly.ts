/** A server that takes its time. */
import type { Page, Request } from "playwright-core";
import { roundTrips } from "./frames.ts";

export interface Slow {
  /** Comes back once it is asked. */
  readonly asked: Promise<unknown>;
  /** Lets it answer, and the page do what comes of that. */
  answer(): Promise<void>;
}

/** Whatever this page asks in this way is answered when the test says so. */
export async function slowly(page: Page, method: string, path: RegExp): Promise<Slow> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const isMeant = (request: Request) => request.method() === method && path.test(request.url());
  await page.route(path, async (route) => {
    if (isMeant(route.request())) await released;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => isMeant(response.request()));
  return {
    asked: page.waitForRequest(isMeant),
    async answer() {
      release();
      await (await answered).finished();
      // What comes of it may be to load a part of the app, to ask once more, and only then to go somewhere.
      await roundTrips(page, 5);
    },
  };
}
