import fastifyStatic from "@fastify/static";
import { fastify } from "fastify";
import { fileAt } from "./address.mjs";
import { appFiles } from "./builds.mjs";
import { bestEncoding, encodings, squeezings } from "./encoding.mjs";
import { isOurName, misdirect, refuse } from "./refuse.mjs";

const unreadable = new Set(["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "ELOOP"]);

/**
 * Answers with the files of the app, and with its one page for every address that is none of them.
 * @param {readonly string[]} folders the build, then older ones: pages that are still open may ask for their assets
 * @param {() => boolean} isOpen whether others may come, by whatever name they know this machine
 * @returns {Promise<import("./door.mjs").Answer>}
 */
export async function site(folders, isOpen) {
  const files = filesIn(folders);
  const app = fastify();
  app.setNotFoundHandler((_request, reply) => plain(reply, 404));
  app.setErrorHandler((/** @type {{ statusCode?: number, code?: string }} */ error, _request, reply) => {
    const { statusCode = 500, code = "" } = error;
    if (statusCode < 500) return plain(reply, statusCode);
    // What cannot be read any more is not there for whoever asks; anything else is a fault of ours.
    if (unreadable.has(code)) return plain(reply, 404);
    console.error(error);
    return plain(reply, 500);
  });
  app.register(fastifyStatic, { serve: false, root: [...folders], preCompressed: true, cacheControl: false });
  app.get("/*", (request, reply) => {
    const name = request.url.slice(1);
    // Files under assets/ carry a hash of their content in their names.
    const hashed = name.startsWith("assets/");
    reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    return reply.sendFile(name, files.get(name)?.folder);
  });
  await app.ready();

  return (request, response) => {
    const { method, headers, url = "/" } = request;
    if (!isOpen() && !isOurName(headers.host)) return misdirect(response);
    if (method !== "GET" && method !== "HEAD") return refuse(response, 405, "405\n", { allow: "GET, HEAD" });
    const name = fileAt(url, files);
    const squeezed = files.get(name ?? "")?.squeezed ?? [];
    // From here on only names and encodings that are on the list.
    request.url = `/${name ?? "404"}`;
    headers["accept-encoding"] = bestEncoding(String(headers["accept-encoding"] ?? ""), squeezed);
    app.routing(request, response);
  };
}

/**
 * @param {import("fastify").FastifyReply} reply
 * @param {number} status
 */
function plain(reply, status) {
  return reply
    .code(status)
    .headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" })
    .send(`${status}\n`);
}

/**
 * What is served: plain files that were there at the beginning, no links.
 * @typedef {import("./encoding.mjs").Encoding} Encoding
 * @param {readonly string[]} folders
 */
function filesIn(folders) {
  /** @type {Map<string, { folder: string, squeezed: Encoding[] }>} */
  const files = new Map();
  for (const folder of folders) {
    const names = new Set(appFiles(folder));
    for (const name of names) {
      if (files.has(name) || (folder !== folders[0] && !name.startsWith("assets/"))) continue;
      const squeezed = encodings.filter((encoding) => names.has(name + squeezings[encoding]));
      files.set(name, { folder, squeezed });
    }
  }
  return files;
}
