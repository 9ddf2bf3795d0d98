import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { createGzip } from "node:zlib";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Text is worth squeezing; pictures and fonts are squeezed already. */
const squeezed = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".txt"]);

/** Nothing is ever loaded from anywhere else. Styles set by components are written into the elements. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/**
 * A server of files: the app's folder, and its one page for every address that is none of its files.
 * @param {string} folder
 */
export function fileServer(folder) {
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const path = fileAt(folder, request.url ?? "/");
    if (path === null) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404\n");
      return;
    }
    const kind = extname(path);
    const squeeze = squeezed.has(kind) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    response.writeHead(200, {
      "content-type": types[kind] ?? "application/octet-stream",
      // Files under assets/ carry a hash of their content in their names.
      "cache-control": path.includes(`${sep}assets${sep}`)
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      vary: "accept-encoding",
      ...(squeeze && { "content-encoding": "gzip" }),
    });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    const file = createReadStream(path);
    file.on("error", () => response.destroy());
    if (squeeze) file.pipe(createGzip()).pipe(response);
    else file.pipe(response);
  });
}

/**
 * The file of an address. An address with an ending is a file or nothing; any other is a page of the app.
 * @param {string} folder
 * @param {string} url
 * @returns {string | null}
 */
function fileAt(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
  const file = normalize(join(folder, path));
  if (path.includes("\0") || !file.startsWith(folder + sep)) return join(folder, "index.html");
  if (isFile(file)) return file;
  return extname(file) === "" ? join(folder, "index.html") : null;
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Listens on this port of this machine.
 * @param {import("node:http").Server} server
 * @param {number} port 0 for any that is free
 * @returns {Promise<number>} the port; fails with the system's code, such as EADDRINUSE
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
