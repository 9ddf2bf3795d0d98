import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodings, squeezings } from "./encoding.mjs";
import { plainFiles } from "./plain-files.mjs";

/** Text is worth squeezing; pictures and fonts are squeezed already. */
const texts = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".txt"]);

/** @type {Readonly<Record<import("./encoding.mjs").Encoding, (bytes: Buffer) => Promise<Buffer>>>} */
const squeezers = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Puts squeezed copies beside the texts of a folder, once and as small as they get, so that no visit has to wait for it.
 * @param {string} folder
 */
export async function squeeze(folder) {
  const names = plainFiles(folder).filter((name) => texts.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      for (const encoding of encodings) {
        const squeezed = await squeezers[encoding](bytes);
        if (squeezed.length < bytes.length) await writeFile(path + squeezings[encoding], squeezed);
      }
    }),
  );
}
