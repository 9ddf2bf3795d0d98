/** Everything that can be reached from what somebody was given: by keys of their own and by inherited ones. */

export interface Reach {
  readonly objects: ReadonlySet<object>;
  /** Every text, keys too. */
  readonly texts: ReadonlySet<string>;
}

export function reachedFrom(...given: readonly unknown[]): Reach {
  const objects = new Set<object>();
  const texts = new Set<string>();
  const waiting: unknown[] = [...given];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") texts.add(value);
    if (typeof value === "symbol") texts.add(String(value));
    const isObject = (typeof value === "object" && value !== null) || typeof value === "function";
    if (!isObject || objects.has(value) || builtIns.has(value)) continue;
    objects.add(value);
    waiting.push(Object.getPrototypeOf(value));
    if (value instanceof Map || value instanceof Set) for (const entry of value) waiting.push(entry);
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get } = Object.getOwnPropertyDescriptor(value, key) ?? {};
      waiting.push(key, get === undefined ? held : get.call(value));
    }
  }
  return { objects, texts };
}

/** What the language itself gives to everybody. */
const builtIns: ReadonlySet<unknown> = new Set(
  [Object, Array, Function, Promise, Map, Set, String, Number, Boolean, Symbol].flatMap((made) => [
    made,
    made.prototype,
  ]),
);

/** Writes over everything that can be reached, as far as it lets itself be written over. */
export function spoil(...given: readonly unknown[]): void {
  for (const object of reachedFrom(...given).objects) {
    if (typeof object === "function") continue;
    for (const key of Object.keys(object)) Reflect.set(object, key, "spoilt");
    Reflect.set(object, "more", "spoilt");
    if (Array.isArray(object)) Reflect.set(object, "length", 0);
  }
}
