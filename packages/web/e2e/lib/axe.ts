/** What axe finds on a page, in both lights. */
import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const byAllRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const byColour: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** By all rules as the page is; in the other light by those about colour, which is all that it changes. */
export async function faults(page: Page, inBothLights = true): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await faultsBy(page, byAllRules);
  if (!inBothLights) return found;
  await changeLight(page);
  found.push(...(await faultsBy(page, byColour)));
  await changeLight(page);
  return found;
}

async function changeLight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "day" ? "night" : "day";
  });
}

function faultsBy(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    // A colour on its way to another is neither.
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    // What passes is counted and not described: that takes as long as all the rest.
    const { violations } = await axe.run(document, { ...asked, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary?.split("\n")[1] ?? ""}`,
      ),
    );
  }, options);
}
