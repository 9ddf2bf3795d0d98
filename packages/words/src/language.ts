export const languages = ["fr", "en"] as const;

export type Language = (typeof languages)[number];

/** Whose habits dates and times are written by. */
export const locales: Readonly<Record<Language, string>> = { fr: "fr", en: "en-GB" };

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;
