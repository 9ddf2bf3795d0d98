/** By which methods an address may be asked, where it is one of ours. */
import { routes } from "@guinguette/wire/api/routes";
import { base } from "@guinguette/wire/version";

const known = routes.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${base}${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`),
}));

/** None where there is nothing at this address. */
export function methodsAt(url: string): string[] {
  const [path = ""] = url.split("?");
  return known.flatMap(({ method, pattern }) => (pattern.test(path) ? method : []));
}
