/** What axe finds on a page, in both lights. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** By all rules as the page is; in the other light by those about colour, which is all that it changes. */
export async function faults(page: Page, inBothLights = true): Promise<string[]> {
  const asItIs = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  const found = await faultsBy(asItIs);
  if (!inBothLights) return found;
  await changeLight(page);
  found.push(
    ...(await faultsBy(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]))),
  );
  await changeLight(page);
  return found;
}

async function changeLight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "day" ? "night" : "day";
  });
}

async function faultsBy(axe: AxeBuilder): Promise<string[]> {
  // There are no frames within the page: nothing is lost by the older way, and no page is opened for each look.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary?.split("\n")[1] ?? ""}`,
    ),
  );
}
