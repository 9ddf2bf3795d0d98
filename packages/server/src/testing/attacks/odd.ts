/** What nobody should send: whole messages spoilt in every way, and texts that never were any. */
import fc from "fast-check";

/** Values that are seldom what was meant, as they are written. */
const oddValues = fc.oneof(
  fc.constantFrom(
    "null",
    "true",
    "[]",
    "{}",
    "-1",
    "0.5",
    "-0",
    "1e308",
    "1e400",
    "-1e400",
    "9007199254740993",
  ),
  fc.constantFrom('""', '"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"__proto__"', '"spectator"', '"1"'),
  // No JSON at all.
  fc.constantFrom("NaN", "Infinity", "undefined", "0x10", "01", "1_000", "'x'", "/**/1", ".5", "+1"),
  fc.constantFrom('{"__proto__":{"seat":1}}', '{"constructor":{"prototype":{"ok":true}}}', '{"length":1e9}'),
  fc.integer({ min: 1, max: 40 }).map((digits) => "9".repeat(digits * 10)),
  fc.integer({ min: 1, max: 60 }).map((length) => JSON.stringify("x".repeat(length ** 2))),
  fc.integer({ min: 2, max: 2_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.integer({ min: 2, max: 1_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.json({ maxDepth: 3 }),
);

const keys = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "seat",
    "person",
    "host",
  ),
  fc.constantFrom(
    "type",
    "id",
    "as",
    "seen",
    "move",
    "kind",
    "game",
    "players",
    "name",
    "then",
    "toJSON",
    "",
  ),
  fc.string({ maxLength: 8 }),
);

/** Where values begin in a JSON text that was written without blanks: after a colon, up to what ends it. */
function spoilValue(text: string, at: number, value: string): string {
  const places = [...text.matchAll(/:("(?:[^"\\]|\\.)*"|[^,{}[\]]+|\{\}|\[\])/g)];
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return value;
  const [whole] = place;
  return `${text.slice(0, place.index)}:${value}${text.slice(place.index + whole.length)}`;
}

/** Texts that come of these messages, and some of nothing; all within so many bytes. */
export function oddTexts(messages: readonly unknown[], most: number): fc.Arbitrary<string> {
  const text = fc.constantFrom(...messages.map((message) => JSON.stringify(message)));
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
      { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
      // Cut off.
      {
        weight: 3,
        arbitrary: fc.tuple(text, fc.nat(300)).map(([whole, at]) => whole.slice(0, at % whole.length)),
      },
      // One bit is another.
      {
        weight: 6,
        arbitrary: fc.tuple(text, fc.nat(300), fc.nat(6)).map(([whole, at, bit]) => {
          const bytes = Buffer.from(whole);
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
          return bytes.toString();
        }),
      },
      // One value is another.
      {
        weight: 8,
        arbitrary: fc
          .tuple(text, fc.nat(20), oddValues)
          .map(([whole, at, value]) => spoilValue(whole, at, value)),
      },
      // One field too many, or one twice.
      {
        weight: 5,
        arbitrary: fc
          .tuple(text, keys, oddValues, fc.boolean())
          .map(([whole, key, value, first]) =>
            first
              ? `{${JSON.stringify(key)}:${value},${whole.slice(1)}`
              : `${whole.slice(0, -1)},${JSON.stringify(key)}:${value}}`,
          ),
      },
      // Almost JSON.
      {
        weight: 2,
        arbitrary: fc
          .tuple(text, fc.constantFrom("\ufeff", " ", "\u00a0", "//", ",", "]", "}", "\0", "{}"))
          .map(([whole, more]) => (more.length % 2 === 0 ? whole + more : more + whole)),
      },
      { weight: 1, arbitrary: oddValues },
    )
    .filter((odd) => Buffer.byteLength(odd) <= most);
}

/** One after the other, without end, and the same again from the same seed. */
export function streamOf<T>(arbitrary: fc.Arbitrary<T>, seed: number): () => T {
  let batch: T[] = [];
  let round = 0;
  return () => {
    if (batch.length === 0) batch = fc.sample(arbitrary, { numRuns: 500, seed: seed + round++ });
    return batch.pop() as T;
  };
}
