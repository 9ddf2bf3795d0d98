/** What the people at this device prefer; kept on it, and never more than this. */
import { type Language, languages, type Words } from "@guinguette/words/language";

export type Theme = "auto" | "day" | "night";

/** How one plays: on this device, alone with bots, or with people elsewhere. */
export const ways = ["here", "alone", "apart"] as const;
export type HowPlayed = (typeof ways)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Times the usual text size. */
  textSize: number;
  /** Whether tables are shown in words rather than drawn. */
  textTable: boolean;
  /** How long bots and motion take, times the usual. */
  pace: number;
  /** Whether a legal move is played as soon as it is touched, where it could be taken back. */
  oneTap: boolean;
  /** Where the posters of the home page lead. */
  how: HowPlayed;
  /** Whether it is also said outside the page that a table waits for its reader. */
  notify: boolean;
}

const KEY = "guinguette/settings";
export const textSizes = [1, 1.15, 1.3, 1.5, 2];
export const paces = [0, 0.5, 1, 2];

function initial(): Settings {
  const french = navigator.languages.some((tag) => tag.toLowerCase().startsWith("fr"));
  const usual: Settings = {
    language: french || !navigator.languages.some((tag) => tag.toLowerCase().startsWith("en")) ? "fr" : "en",
    theme: "auto",
    sound: false,
    textSize: 1,
    textTable: false,
    pace: 1,
    oneTap: false,
    how: "here",
    notify: false,
  };
  return { ...usual, ...kept() };
}

/** What was kept, as far as it makes sense. */
function kept(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    const given = read as Record<string, unknown>;
    const language = languages.find((one) => one === given.language);
    const theme = (["auto", "day", "night"] as const).find((one) => one === given.theme);
    const textSize = textSizes.find((one) => one === given.textSize);
    const how = ways.find((one) => one === given.how);
    const pace = paces.find((one) => one === given.pace);
    return {
      ...(language && { language }),
      ...(theme && { theme }),
      ...(textSize && { textSize }),
      ...(pace !== undefined && { pace }),
      ...(how && { how }),
      ...(typeof given.notify === "boolean" && { notify: given.notify }),
      ...(typeof given.sound === "boolean" && { sound: given.sound }),
      ...(typeof given.textTable === "boolean" && { textTable: given.textTable }),
      ...(typeof given.oneTap === "boolean" && { oneTap: given.oneTap }),
    };
  } catch {
    return {};
  }
}

export const settings: Settings = $state(initial());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage costs the preferences of the next visit, nothing else.
  }
}

/** A text in the reader's language. */
export function say(words: Words): string {
  return words[settings.language];
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Puts theme, language and text size on the page. */
export function showSettings(): void {
  const root = document.documentElement;
  root.dataset.theme = isNight() ? "night" : "day";
  root.lang = settings.language;
  root.style.setProperty("--text-size", String(settings.textSize));
}

export function followSystem(): void {
  dark.addEventListener("change", showSettings);
  // What is changed in another tab holds here too.
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) Object.assign(settings, kept());
  });
}

export function isNight(): boolean {
  return settings.theme === "night" || (settings.theme === "auto" && dark.matches);
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function reducedMotion(): boolean {
  return calm.matches;
}
