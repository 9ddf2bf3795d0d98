/** Who sits at the table of a lesson, seat by seat. */
export const lessonNames = ["Margot", "Léo", "Jeanne", "Oumar", "Zoé"] as const;
