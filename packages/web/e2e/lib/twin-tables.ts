/**
 * Two tables apart that differ in nothing but what one of them chose in secret. All that the others have of them is
 * compared: each page as it stands, all that it keeps on its device, and all that was sent to it.
 */
import type { NewTable } from "@guinguette/wire/http";
import type { RoomView } from "@guinguette/wire/room";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { allThereIs } from "./all-there-is.ts";
import { come, gather, type Someone, sightsIn } from "./apart.ts";
import { confirm } from "./play.ts";
import { settled } from "./settled.ts";

/** The second seat hides its choice, by its number in the textual table; the first one then moves, or nobody does. */
export interface Hiding {
  readonly table: NewTable;
  /** Two choices that only the second seat may tell apart. */
  readonly choices: readonly [number, number];
  /** What of the board the first seat then touches, while the choice is still hidden; null: nothing. */
  readonly touch: number | null;
}

/** What was there to be read, by whose it was and when; `own` is what was sent to the second seat. */
export interface Readable {
  readonly others: Readonly<Record<string, string>>;
  readonly own: string;
}

export async function readableAt(browser: Browser, hiding: Hiding, choice: number): Promise<Readable> {
  const { table, touch } = hiding;
  const { id, opened, people } = await gather(browser, table, (seat) => ({ textTable: seat === 1 }));
  const [first, second] = people as [Someone, Someone];
  const watching = await come(browser, `/t/${id}`);
  const tv = await watching.context.newPage();
  await tv.goto(`/t/${id}/tv`);
  const hand = await first.context.newPage();
  await hand.goto(`/t/${id}/hand`);
  const pages: Readonly<Record<string, Page>> = { seat: first.page, hand, spectator: watching.page, tv };
  for (const page of Object.values(pages)) await page.locator(".slate").first().waitFor();
  const others: Record<string, string> = {};
  const look = async (when: string) => {
    await Promise.all(
      Object.entries(pages).map(async ([whose, page]) => {
        others[`${whose} ${when}`] = withoutNames(await settled(page, () => allThereIs(page)), opened);
      }),
    );
  };
  /** A page that has been told shows something else than before: but a hand, where the hand is the same. */
  const afterwards = async (move: () => Promise<void>) => {
    const seen = [first.page, watching.page, tv];
    const before = await Promise.all(seen.map(allThereIs));
    await move();
    for (const [index, page] of seen.entries())
      await expect.poll(() => allThereIs(page)).not.toBe(before[index]);
  };

  await afterwards(() => second.page.locator(".board .moves button").nth(choice).click());
  await look("once it is chosen");
  if (touch !== null) {
    await afterwards(async () => {
      await first.page.locator(".board [data-can]").nth(touch).click();
      await confirm(first.page);
    });
    await look("while it lies face down");
  }
  for (const [whose, { received }] of Object.entries({ first, watching }))
    others[`sent to ${whose}`] = sent(received);
  const own = sent(second.received);
  await Promise.all([...people, watching].map(({ context }) => context.close()));
  return { others, own };
}

/** Where two that look at the same have something else to read: the first few things of each. */
export function differences(one: Readable, other: Readable): string[] {
  const things = (text: string) => text.split(/(?=<)|\n/);
  return Object.entries(one.others).flatMap(([where, text]) => {
    const [here, there] = [things(text), things(other.others[where] ?? "")];
    const only = [
      ...here.filter((thing) => !there.includes(thing)),
      ...there.filter((thing) => !here.includes(thing)),
    ];
    const isSame = text === other.others[where];
    return isSame ? [] : [where, ...only.slice(0, 6)];
  });
}

/** Each once: a device that comes later is told what others were told before. */
function sent(received: readonly string[]): string {
  const sights = sightsIn(received).map((sight) => JSON.stringify(sight));
  return [...new Set(sights)].toSorted().join("\n");
}

/** Every table has names of its own: its id, its code, the code to aim a camera at, and its commitment. */
function withoutNames(text: string, { id, code, commitment }: RoomView): string {
  const names = [id, code, code.toUpperCase(), commitment];
  return names
    .reduce((rest, name) => rest.replaceAll(name, "its own"), text)
    .replaceAll(/d="M2 2h1v1[^"]*"/g, "its own");
}
