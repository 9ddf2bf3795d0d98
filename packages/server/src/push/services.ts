/** Which push services the server sends to: those of the browsers, unless it is told otherwise. */

/** Whether messages may be sent to this host. */
export type AllowedHost = (host: string) => boolean;

/** Chrome and what is made of it, Firefox, Safari, Edge. */
const knownServices = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
] as const;

const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const pattern = new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})+$`);

/** `push.example *.push.example`; `*` is any name, `none` is no push at all, and nothing those of the browsers. Null where
 * one of them is no such name. */
export function servicesIn(text: string): AllowedHost | "none" | null {
  const given = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== "");
  if (given.length === 1 && given[0] === "none") return "none";
  const names = given.length === 0 ? knownServices : given;
  if (!names.every((name) => name === "*" || pattern.test(name))) return null;
  return (host) =>
    names.some(
      (name) => name === "*" || (name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name),
    );
}

/** The longest address of a push service, in letters. */
const LONGEST_ENDPOINT = 1_024;

/** The address that a browser named, if anything may be sent there: https, at the usual port, to a name and not to an
 * address, without a password. `isPort`: at the usual port; tests have no right to that one. */
export function endpointIn(
  text: string,
  isAllowed: AllowedHost,
  isPort: (port: string) => boolean,
): URL | null {
  // As browsers write them: what else `URL` reads, such as a nought or a line's end, no database need keep.
  if (text.length > LONGEST_ENDPOINT || !/^[!-~]+$/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== "https:" || !isPort(port) || username !== "" || password !== "") return null;
  // `127.1` and `0x7f000001` have become addresses by now; a trailing dot would name the same host anew.
  if (!pattern.test(hostname) || /^[\d.]+$/.test(hostname) || hostname.startsWith("*")) return null;
  return isAllowed(hostname) ? url : null;
}
