/** What makes two sentences one and the same to whoever reads them all. */

const fish =
  "poissons?-anges?|poissons?-clowns?|thazards?|barbues?|lottes?|étoiles? de mer|espadons?|(?:angel|cat|clown|king|monk|star|sword)fish";
/** A fish with what stands before it and agrees with it. */
const withArticle = `(?:\\b(?:du|de la|la|le|une?|an?|the|des|aux|de) |\\b(?:de l|d|l)’)?\\b(?:${fish})\\b`;
const aFish = new RegExp(withArticle, "g");
const aCard = new RegExp(
  `(?:\\bthe )?(?:\\bdouble )?${withArticle}(?: \\((?:[a-zé’ ]+(?: [123])?)\\)| double)?`,
  "g",
);
const pond = /\b(de l’eau|l’eau|une carte vide|carte vide|eau|water|(a )?blank card|empty|vide)\b/g;

/** What is folded into one sign: names, squares, numbers, fish, cards, and lists of them. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/(?<!de |que )\b(Ondine|Hugo|2CV|Vairon|Aude|Yves|Bo)\b|Élodie/g, "N"],
  [/(N, )*N (et|and|ou|or) N/g, "N"],
  [/\b[a-f][1-6]\b/g, "□"],
  [aCard, "F"],
  [/\b(Ange|Clown|Thazard|Lotte|Barbue|Étoile|Espadon|Angel|Cat|King|Monk|Star|Sword)\b/g, "Fish"],
  [/\d+([\u202f,]\d{3})*/g, "#"],
  [/#×#( \+ #×#)*/g, "sum"],
  [/sum, total #/g, "total #"],
  [/(?<=#[ \u00a0]\p{L}+)s\b/gu, ""],
  [/\b(rouge|mauve|vert|verte|jaune|red|green|yellow)s?\b/g, "colour"],
  [/# (carte d’eau|carte vide|water card|blank card|poisson|pierre|fish|stone)\b/g, "K"],
  [pond, "K"],
  [/ \((une |a )?pile (de|of) #\)|, (une|a) pile (de|of) #/g, ""],
  [/(K(, | et | and ))+K/g, "K"],
  [/□(\u00a0:|:)? K/g, "□"],
  [/(□,? )+□/g, "□"],
  [/(?<=rive )(sud|nord|est|ouest)|(south|north|east|west)(?= bank)/g, "side"],
  [/(# colour|colour #)( \((pieuvre|requin|octopus|shark)\))?/g, "fish"],
  [/pile (de|of) #, (de bas en haut\u00a0|from the bottom up): (fish, )*fish/g, "fish"],
  [/□ fish/g, "□"],
  // As the terminal writes piles: "b3 R9 M11 · c4 …".
  [/(□( [RMGY]#)+( · | ·$|$)|□$)+/g, "piles"],
  [/(N [^,;:().]* \([^()]*\))((, | et | and )\1)+/g, "$1"],
  [/([^,;:().]+)((, | et | and |\u00a0; |; )\1)+/g, "$1"],
];

export function patternOf(text: string): string {
  return folds.reduce((so, [what, sign]) => so.replace(what, sign), text);
}

/** What is counted there, as none, one or several: new in a pattern, it is read once more. */
export function countsIn(text: string): string[] {
  const counts = text.matchAll(/(?<![\d\u202f,.×□a-f])(\d[\d\u202f]*)[ \u00a0](\p{L}+)/gu);
  return [...counts]
    .filter(([, , what = ""]) => !/^(rouge|mauve|vert|jaune)/.test(what))
    .map(([, count, what]) => `${Number(count) < 2 ? count : "#"} ${what}`);
}

/** What was folded and agrees with something, or stands with an article: new among sentences of a kind, it is read. */
export function foldedIn(text: string): string[] {
  return [...(text.match(aFish) ?? []), ...(text.match(pond) ?? [])];
}
