export const languages = ["fr", "en"] as const;

export type Language = (typeof languages)[number];

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;
