/** What people do where they gather, by roles and names in either language. */
import type { Locator, Page } from "playwright-core";

export const button = (page: Page, name: RegExp | string): Locator => page.getByRole("button", { name });
export const name = (page: Page): Locator => page.getByLabel(/^(Votre nom|Your name)$/);
/** Those who sit there, in order. */
export const seats = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Qui pêche|Who is fishing)/ }).getByRole("listitem");
export const mySeat = (page: Page): Locator => button(page, /^(Votre place|Your seat)$/);
export const line = (page: Page): Locator => button(page, /^(Réglages de la table|Table settings)/);
export const sheet = (page: Page): Locator => page.getByRole("dialog");
export const start = (page: Page): Locator => button(page, /^(Commencer|Start)/);
/** What the invitation says aloud. */
export const code = (page: Page): Locator => page.getByText(/^[A-ZÀ-Ý’ -]+-\d+$/);

/** A name that is written is no tap: Enter sits down. */
export async function sitAs(page: Page, called: string): Promise<void> {
  await name(page).fill(called);
  await name(page).press("Enter");
  await mySeat(page).waitFor();
}

export async function addBot(page: Page, level: RegExp | string): Promise<void> {
  await button(page, /^(Ajouter un robot|Add a bot)$/).click();
  await sheet(page).getByRole("button", { name: level }).click();
  await sheet(page).waitFor({ state: "detached" });
}

/** A setting of the table by itself, chosen by its host. */
export const setting = (page: Page, label: string): Locator =>
  sheet(page).locator("dl > div", { hasText: label });

export async function openSettings(page: Page): Promise<void> {
  await line(page).click();
  const each = sheet(page).getByText(/^(Chaque réglage|Every setting)$/);
  if ((await each.count()) > 0) await each.click();
}
