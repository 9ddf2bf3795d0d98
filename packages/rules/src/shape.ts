/**
 * Reading JSON from outside. A shape takes any value and gives back the typed one, or throws `Malformed` with
 * the place and what would be right there. Names from outside are only ever compared, never used as keys of
 * our own objects, so `__proto__` is a name like any other.
 */
export type Shape<T> = (value: unknown, at: string) => T;

export type Kind = "object" | "list" | "text" | "number" | "integer" | "truth" | "null" | "nothing";

/** What is wrong, as data: the sentence is made where it is read, in the reader's language. */
export type Problem =
  | { readonly kind: "type"; readonly expected: Kind; readonly found: Kind }
  | { readonly kind: "missing"; readonly key: string }
  | { readonly kind: "extra"; readonly key: string; readonly allowed: readonly string[] }
  | { readonly kind: "name"; readonly found: string; readonly allowed: readonly string[] }
  | { readonly kind: "range"; readonly found: number; readonly min: number; readonly max: number }
  | { readonly kind: "length"; readonly found: number; readonly expected: number };

export class Malformed extends Error {
  /** Where: `moves[3].move.tiles`; the empty text is the whole document. */
  readonly at: string;
  readonly problem: Problem;

  constructor(at: string, problem: Problem) {
    super(`${at || "document"}: ${problem.kind}`);
    this.name = "Malformed";
    this.at = at;
    this.problem = problem;
  }
}

/** The typed value behind a shape. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Whole<F extends Fields> = { readonly [K in keyof F]: Shaped<F[K]> };

export function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
      return isWhole(value) ? "integer" : "number";
    case "boolean":
      return "truth";
    case "object":
      return "object";
    default:
      return "nothing";
  }
}

function wrongType(at: string, expected: Kind, value: unknown): Malformed {
  return new Malformed(at, { kind: "type", expected, found: kindOf(value) });
}

/** JSON knows no infinity: what reads as one was a whole number too large to hold, such as 1e400. */
function isWhole(value: number): boolean {
  return Number.isInteger(value) || value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;
}

/** Any whole number, however large: whether it makes sense is for the rules to say. */
export const integer: Shape<number> = (value, at) => {
  if (typeof value !== "number" || !isWhole(value)) throw wrongType(at, "integer", value);
  return value === 0 ? 0 : value; // -0 is 0
};

export function integerWithin(min: number, max: number): Shape<number> {
  return (value, at) => {
    const found = integer(value, at);
    if (found < min || found > max || !Number.isFinite(found))
      throw new Malformed(at, { kind: "range", found, min, max });
    return found;
  };
}

export const text: Shape<string> = (value, at) => {
  if (typeof value !== "string") throw wrongType(at, "text", value);
  return value;
};

export const truth: Shape<boolean> = (value, at) => {
  if (typeof value !== "boolean") throw wrongType(at, "truth", value);
  return value;
};

export function oneOf<const T extends string>(allowed: readonly T[]): Shape<T> {
  return (value, at) => {
    const found = text(value, at);
    const name = allowed.find((candidate) => candidate === found);
    if (name === undefined) throw new Malformed(at, { kind: "name", found, allowed });
    return name;
  };
}

export function listOf<T>(item: Shape<T>, length?: number): Shape<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw wrongType(at, "list", value);
    if (length !== undefined && value.length !== length)
      throw new Malformed(at, { kind: "length", found: value.length, expected: length });
    return value.map((entry: unknown, index) => item(entry, `${at}[${index}]`));
  };
}

export function anObject(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (kindOf(value) !== "object") throw wrongType(at, "object", value);
  return value as Readonly<Record<string, unknown>>;
}

function inside(at: string, key: string): string {
  return at === "" ? key : `${at}.${key}`;
}

function readFields(value: unknown, at: string, fields: Fields, optional: boolean): Record<string, unknown> {
  const given = anObject(value, at);
  const allowed = Object.keys(fields);
  for (const key of Object.keys(given))
    if (!allowed.includes(key)) throw new Malformed(at, { kind: "extra", key, allowed });
  const result: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(fields)) {
    if (Object.hasOwn(given, key)) result[key] = shape(given[key], inside(at, key));
    else if (!optional) throw new Malformed(at, { kind: "missing", key });
  }
  return result;
}

/** An object with exactly these fields. */
export function exactly<F extends Fields>(fields: F): Shape<Whole<F>> {
  return (value, at) => readFields(value, at, fields, false) as Whole<F>;
}

/** An object with any of these fields and no other. */
export function partly<F extends Fields>(fields: F): Shape<Partial<Whole<F>>> {
  return (value, at) => readFields(value, at, fields, true) as Partial<Whole<F>>;
}

type Variants = Readonly<Record<string, Fields>>;
type Tagged<V extends Variants> = {
  [K in keyof V & string]: { readonly type: K } & Whole<V[K]>;
}[keyof V & string];

/** One of several objects, told apart by their `type`. */
export function tagged<V extends Variants>(variants: V): Shape<Tagged<V>> {
  const types = Object.keys(variants);
  const shapes = new Map(
    types.map((type) => [type, exactly({ type: oneOf([type]), ...variants[type] })] as const),
  );
  return (value, at) => {
    const given = anObject(value, at);
    if (!Object.hasOwn(given, "type")) throw new Malformed(at, { kind: "missing", key: "type" });
    const shape = shapes.get(oneOf(types)(given.type, inside(at, "type")));
    return (shape as Shape<Tagged<V>>)(value, at);
  };
}
