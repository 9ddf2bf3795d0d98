import { posix } from "node:path";

/**
 * What an address leads to: one of the app's files; its one page, for an address without an ending; or nothing. Only
 * names from the list come out of here, so no address can reach anything else on the disk.
 * @param {string} url as it was sent
 * @param {{ has: (name: string) => boolean }} files
 * @returns {string | null}
 */
export function fileAt(url, files) {
  const path = pathOf(url);
  if (path === null) return null;
  const name = path.slice(1);
  if (files.has(name)) return name;
  const parts = name.split("/");
  if (parts.some((part) => part.startsWith(".")) || /[\0\\]/.test(name)) return null;
  return posix.extname(name) === "" ? "index.html" : null;
}

/** @param {string} url */
function pathOf(url) {
  // A proxy's form names the host as well.
  const sent = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/";
  if (!sent.startsWith("/")) return null;
  try {
    return decodeURIComponent(sent);
  } catch {
    return null;
  }
}
