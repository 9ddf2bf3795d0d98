/**
 * Documents that are almost records: a tree of JSON text, changed in a few places. Text rather than values, so
 * that a key can come twice, be `__proto__`, and a number be written as nobody would.
 */
export type Tree =
  | { readonly kind: "object"; readonly entries: readonly (readonly [key: string, value: Tree])[] }
  | { readonly kind: "list"; readonly items: readonly Tree[] }
  | { readonly kind: "plain"; readonly text: string };

export function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return { kind: "list", items: value.map(treeOf) };
  if (typeof value === "object" && value !== null)
    return {
      kind: "object",
      entries: Object.entries(value).map(([key, one]) => [key, treeOf(one)] as const),
    };
  return { kind: "plain", text: JSON.stringify(value) };
}

function textOf(tree: Tree): string {
  switch (tree.kind) {
    case "object":
      return `{${tree.entries.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(",")}}`;
    case "list":
      return `[${tree.items.map(textOf).join(",")}]`;
    case "plain":
      return tree.text;
  }
}

/** What no record expects, wherever it is put. */
export const oddities: readonly string[] = [
  ..."0 1 2 3 -1 -0 99 1.5 1e308 -1e308 1e999 5e-324 9007199254740993 1E2 4294967296 2147483648".split(" "),
  ..."null true false {} [] [[]] [null]".split(" "),
  ...[
    "",
    "0",
    "a",
    "d4",
    "a7",
    "R16",
    "F1",
    "monkfish",
    "monkfish:move1",
    "spectator",
    "guinguette/1",
    "guinguette/2",
  ].map(quoted),
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "length", "toJSON"].map(quoted),
  ...["\ud800", "\udfff\ud800", "é🐟", "\u0000", "\u001b[2J", "x".repeat(5000)].map(quoted),
  '"\\ud800"',
  '{"__proto__":null}',
  '{"__proto__":{"type":"ready","tiles":1}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":null,"toJSON":2}',
  '{"length":1,"0":{"seat":0,"move":{"type":"ready"}}}',
  '{"type":"ready"}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":["ready"]}',
];

const depth = 100_000;

/** Nested deeper than anything that calls itself could follow. */
export const deep: readonly string[] = [
  "[".repeat(depth) + "]".repeat(depth),
  `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
];

const oddKeys = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "toJSON",
  "",
  "seat",
  "type",
  "0",
  "\ud800",
  "x",
];

function quoted(text: string): string {
  return JSON.stringify(text);
}

export const mutationKinds = [
  "replace",
  "drop",
  "twice",
  "add key",
  "rename",
  "swap",
  "wrap",
  "empty",
  "text cut",
  "text sign",
] as const;

export interface Mutation {
  readonly kind: (typeof mutationKinds)[number];
  /** Which of the places, and with what: any number, taken as far as there are places and things. */
  readonly at: number;
  readonly pick: number;
}

/** Every place of the tree, the whole first. */
function placesOf(tree: Tree): Tree[] {
  if (tree.kind === "plain") return [tree];
  const inside = tree.kind === "list" ? tree.items : tree.entries.map(([, value]) => value);
  return [tree, ...inside.flatMap(placesOf)];
}

function replaced(tree: Tree, place: Tree, by: (old: Tree) => readonly Tree[]): Tree[] {
  if (tree === place) return [...by(tree)];
  switch (tree.kind) {
    case "plain":
      return [tree];
    case "list":
      return [{ kind: "list", items: tree.items.flatMap((item) => replaced(item, place, by)) }];
    case "object": {
      const entries = tree.entries.flatMap(([key, value]) =>
        replaced(value, place, by).map((one) => [key, one] as const),
      );
      return [{ kind: "object", entries }];
    }
  }
}

/** One of the things, whatever the number. */
export function picked<T>(items: readonly T[], pick: number): T {
  return items[pick % items.length] as T;
}

/** The text of a document after these changes, in this order. */
export function mutated(tree: Tree, mutations: readonly Mutation[]): string {
  let changed = tree;
  const onText: Mutation[] = [];
  for (const mutation of mutations) {
    if (mutation.kind === "text cut" || mutation.kind === "text sign") onText.push(mutation);
    else changed = mutatedTree(changed, mutation);
  }
  return onText.reduce(mutatedText, textOf(changed));
}

function mutatedTree(tree: Tree, { kind, at, pick }: Mutation): Tree {
  const places = placesOf(tree);
  const place = picked(places, at);
  const odd: Tree = { kind: "plain", text: picked(oddities, pick) };
  const change = (old: Tree): readonly Tree[] => {
    switch (kind) {
      case "drop":
        return [];
      case "twice":
        return [old, old];
      case "swap":
        return [picked(places, pick)];
      case "wrap":
        return [{ kind: "list", items: [old] }];
      case "empty":
        return [old.kind === "list" ? { kind: "list", items: [] } : { kind: "object", entries: [] }];
      case "add key":
        if (old.kind !== "object") return [odd];
        return [{ kind: "object", entries: [...old.entries, [picked(oddKeys, pick), odd]] }];
      case "rename": {
        if (old.kind !== "object") return [odd];
        const renamed = pick % (old.entries.length || 1);
        const entries = old.entries.map(([key, value], index) =>
          index === renamed ? ([picked(oddKeys, pick), value] as const) : ([key, value] as const),
        );
        return [{ kind: "object", entries }];
      }
      default:
        return [odd];
    }
  };
  return replaced(tree, place, change)[0] ?? odd;
}

/** The text of a document with this text in one of its places. */
export function withText(tree: Tree, at: number, text: string): string {
  return textOf(replaced(tree, picked(placesOf(tree), at), () => [{ kind: "plain", text }])[0] ?? tree);
}

const signs = [...'{}[],:"\\0-+.eE\n\u0000\ufeff\ud800 tfn'];

function mutatedText(text: string, { kind, at, pick }: Mutation): string {
  const place = at % (text.length + 1);
  if (kind === "text cut") return text.slice(0, place);
  return text.slice(0, place) + picked(signs, pick) + text.slice(place + (pick % 2));
}
