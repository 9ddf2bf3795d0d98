/**
 * Whole games in Firefox, by clicks, in both languages: each comes to its end, and the page complains of nothing. Words
 * choose among the games.
 */
import { launchFirefox } from "./firefox.mjs";
import { playSome, serveBuilt } from "./lib.mjs";

const games = {
  "fish-fish": "fish-fish?seats=person,fry,fry",
  wishes: "wishes?seats=person,fry,fry",
  "chat-peche": "chat-peche?seats=person,fry,fry,fry",
  "fish-and-chips": "fish-and-chips?seats=person,fry&target=20",
  solitaire: "fish-and-chips?seats=person",
};
const screens = {
  fr: { width: 390, height: 844 },
  en: { width: 1280, height: 800 },
};

const words = process.argv.slice(2);
const chosen = Object.entries(games).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
const { address, close } = await serveBuilt();
const firefox = await launchFirefox();
let wrong = chosen.length === 0 ? 1 : 0;
for (const [language, viewport] of Object.entries(screens))
  for (const [name, path] of chosen) {
    const page = await firefox.newPage({ language, theme: "day", pace: 0 }, viewport);
    await page.goto(`${address}/play/${path}&first=0&seed=firefox&start`);
    const choices = await playSome(page, 5000, { patience: 5000 });
    const ended = await page.evaluate(() => document.querySelector("[data-end]") !== null, null);
    const errors = page.errors();
    for (const error of errors) console.log(`${name} ${language}: ${error}`);
    if (!ended) console.log(`${name} ${language}: the game has not ended`);
    if (errors.length > 0 || !ended) wrong++;
    console.log(`proved: Firefox, ${name}, ${language}: ${choices} choices, ${errors.length} complaints`);
    await page.close();
  }
await firefox.close();
close();
process.exitCode = wrong > 0 ? 1 : 0;
