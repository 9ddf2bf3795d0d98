/** A page is looked at once nothing changes there any more: what was told may still be on its way to being shown. */
import type { Page } from "playwright-core";

export async function settled(page: Page, look: () => Promise<string>): Promise<string> {
  let last = await look();
  for (let same = 0; same < 3; ) {
    await page.waitForTimeout(250);
    const now = await look();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}
