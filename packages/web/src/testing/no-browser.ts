/** As much of a browser as the words of the page need to be loaded where there is none. */
const bare = globalThis as { navigator?: unknown; matchMedia?: unknown };
bare.navigator ??= { languages: ["fr"] };
bare.matchMedia ??= () => ({ matches: false });
