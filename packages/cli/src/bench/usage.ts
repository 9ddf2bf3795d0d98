import type { Words } from "@guinguette/words/language";

export const benchUsage: Words = {
  en: `guinguette bench: random play, as fast as it goes

  --game GAME        one game only
  --players N        one number of players only
  --seconds S        how long each run lasts (0.5)
  --runs R           how many runs after the warm-up (7)
  --json             one line of JSON per game and number of players
  --lang fr|en       the language`,
  fr: `guinguette bench\u00a0: des parties au hasard, aussi vite que possible

  --game JEU         un seul jeu
  --players N        un seul nombre de joueurs
  --seconds S        la durée de chaque mesure (0.5)
  --runs R           le nombre de mesures après l’échauffement (7)
  --json             une ligne de JSON par jeu et nombre de joueurs
  --lang fr|en       la langue`,
};
