/** Whether what a request was answered is among the problems that its documentation names. */
import { problemsOf } from "@guinguette/wire/api/openapi";
import { routes } from "@guinguette/wire/api/routes";

/** The problem that the list of routes does not have for this request; null where all is as it says. `path` is below
 * `/api/v1`; of what is no route nothing is promised. */
export function undocumented(method: string, path: string, body: unknown): string | null {
  const type = typeof body === "object" && body !== null && "type" in body ? String(body.type) : "";
  const [, kind] = /^urn:guinguette:problem:(.*)$/.exec(type) ?? [];
  const asked = path.split(/[?#]/)[0] ?? "";
  const route = routes.find((one) => one.method === method && patternOf(one.path).test(asked));
  return kind === undefined || route === undefined || problemsOf(route).includes(kind) ? null : kind;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
