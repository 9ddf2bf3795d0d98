/** The sentences of the page, whose words live beside components: read by Vite as the page reads them. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, defaultServerConditions } from "vite";

/**
 * @public Loaded by scripts/sentences.mjs, by its address: that folder has other types.
 * @returns {Promise<import("@guinguette/words/testing/sentences").Said[]>}
 */
export async function sentencesOfThePage() {
  const conditions = ["source", ...defaultServerConditions];
  const server = await createServer({
    configFile: false,
    root: new URL("..", import.meta.url).pathname,
    plugins: [svelte()],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: "custom",
    logLevel: "error",
  });
  try {
    const { everySentenceOfThePage } = await server.ssrLoadModule("/src/testing/sentences.ts");
    return await everySentenceOfThePage();
  } finally {
    await server.close();
  }
}
