/** How a table is set, by what the page says. */
import type { Locator, Page } from "playwright-core";

/** The plates of those who are to play, in their order. */
export const plates = (page: Page): Locator =>
  page.getByRole("button", { name: /(nom et couleur|name and colour)$/ });

/** Whether a bot sits there, chair by chair. */
export const bots = (page: Page): Locator => page.getByRole("button", { name: /: (robot|bot)$/ });

export async function openPlate(page: Page, seat: number): Promise<void> {
  const plate = plates(page).nth(seat);
  if ((await plate.getAttribute("aria-expanded")) === "false") await plate.click();
}

/** The name of a player, where it is written. */
export const nameField = (page: Page, seat: number): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^(Nom du joueur|Name of player) ${seat + 1}$`) });

export async function writeName(page: Page, seat: number, name: string): Promise<void> {
  await openPlate(page, seat);
  await nameField(page, seat).fill(name);
}

export const seatsFor = (page: Page, count: number): Promise<void> =>
  page
    .getByRole("group", { name: /^(Combien de joueurs|How many players)/ })
    .getByText(String(count), { exact: true })
    .click();

/** The line behind which all the rest of a set-up lies. */
export const foldedLine = (page: Page): Locator =>
  page.locator("summary", { hasText: /Comme d’habitude|Cette fois|As usual|This time/ });

export async function unfold(page: Page): Promise<void> {
  await foldedLine(page).click();
}

export const sitDown = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^(Ouvrir la table|Open the table)$/ }).click();
