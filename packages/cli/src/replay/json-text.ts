/**
 * JSON with the place of its first error. `JSON.parse` says where in some releases of Node and not in others,
 * and in English only; so when it refuses a text, this reads the text again, merely to find the place.
 */
import { type Excess, firstExcess } from "@guinguette/rules/json-excess";

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false } & Place & Fault);

interface Place {
  readonly line: number;
  readonly column: number;
}

type Fault =
  | { readonly fault: "not-json"; readonly found: string | undefined }
  | { readonly fault: Excess["fault"] };

export function parseJson(text: string): ParsedJson {
  // Before anything is made of it: what a text costs to read is decided by its brackets and commas.
  const excess = firstExcess(text);
  if (excess !== undefined) return { ok: false, ...placeOf(text, excess.at), fault: excess.fault };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const offset = firstError(text) ?? text.length;
    const sign = text.codePointAt(offset);
    const found = sign === undefined ? undefined : String.fromCodePoint(sign);
    return { ok: false, ...placeOf(text, offset), fault: "not-json", found };
  }
}

function placeOf(text: string, offset: number): Place {
  let line = 1;
  let begun = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    begun = at + 1;
  }
  return { line, column: offset - begun + 1 };
}

/** What may come next: a value, a value or the end of an empty list, and so on. */
type Awaited = "value" | "value or ]" | "key" | "key or }" | ":" | ", or end" | "nothing";

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Where a text stops being JSON, if it does; its length if it only stops too early. No recursion, however deep
 * it nests.
 */
export function firstError(text: string): number | undefined {
  const open: ("{" | "[")[] = [];
  let awaited: Awaited = "value";
  let at = 0;
  const afterValue = (): Awaited => (open.length === 0 ? "nothing" : ", or end");
  for (;;) {
    while (at < text.length && " \t\n\r".includes(text.charAt(at))) at++;
    const sign = text.charAt(at);
    if (awaited === "nothing") return sign === "" ? undefined : at;
    if (sign === "") return at;
    if (awaited === ":") {
      if (sign !== ":") return at;
      awaited = "value";
      at++;
    } else if (awaited === ", or end") {
      const inList = open.at(-1) === "[";
      if (sign === ",") awaited = inList ? "value" : "key";
      else if (sign === (inList ? "]" : "}")) {
        open.pop();
        awaited = afterValue();
      } else return at;
      at++;
    } else if ((awaited === "value or ]" && sign === "]") || (awaited === "key or }" && sign === "}")) {
      open.pop();
      awaited = afterValue();
      at++;
    } else if (awaited === "key" || awaited === "key or }") {
      if (sign !== '"') return at;
      const end = endOfText(text, at);
      if (!end.closed) return end.at;
      at = end.at;
      awaited = ":";
    } else if (sign === "[" || sign === "{") {
      open.push(sign);
      awaited = sign === "[" ? "value or ]" : "key or }";
      at++;
    } else {
      const end = sign === '"' ? endOfText(text, at) : endOfPlain(text, at);
      if (!end.closed) return end.at;
      at = end.at;
      awaited = afterValue();
    }
  }
}

/** Behind the value, or where it goes wrong. */
interface End {
  readonly closed: boolean;
  readonly at: number;
}

function endOfText(text: string, opening: number): End {
  for (let at = opening + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') return { closed: true, at: at + 1 };
    if (sign < " ") return { closed: false, at };
    if (sign !== "\\") continue;
    at++;
    if (text.charAt(at) === "u") {
      for (let digit = 1; digit <= 4; digit++)
        if (!/[0-9a-fA-F]/.test(text.charAt(at + digit))) return { closed: false, at: at + digit };
      at += 4;
    } else if (!'"\\/bfnrt'.includes(text.charAt(at) || "?")) return { closed: false, at };
  }
  return { closed: false, at: text.length };
}

function endOfPlain(text: string, from: number): End {
  for (const word of ["true", "false", "null"]) {
    if (text.charAt(from) !== word.charAt(0)) continue;
    let same = 0;
    while (same < word.length && text.charAt(from + same) === word.charAt(same)) same++;
    return { closed: same === word.length, at: from + same };
  }
  number.lastIndex = from;
  const matched = number.exec(text);
  if (matched !== null) return { closed: true, at: from + matched[0].length };
  // A lone "-" is half a number: what is wrong comes after it.
  return { closed: false, at: text.charAt(from) === "-" ? from + 1 : from };
}
