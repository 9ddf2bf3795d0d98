/**
 * A JSON Schema as people read it, in the notation of TypeScript: `{ seat: 0…7 | null, name: string }`. What is said
 * beside a field in the schema's source is said beside it here.
 *
 * @typedef {Readonly<Record<string, any>>} Schema
 * @typedef {(field: string, kind: string | undefined, within?: string) => string | undefined} Comment
 */

/**
 * @param {Schema} schema
 * @param {Comment} comment
 * @param {string} indent
 * @param {string} within the fields in which it lies, each with a dot
 * @returns {string}
 */
export function notation(schema, comment, indent = "", within = "") {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((/** @type {unknown} */ each) => JSON.stringify(each)).join(" | ");
  const among = schema.anyOf ?? schema.oneOf;
  if (among) return union(among.flatMap(flat), comment, indent, within);
  if (Array.isArray(schema.type))
    return schema.type
      .map((/** @type {string} */ type) => notation({ ...schema, type }, comment, indent, within))
      .join(" | ");
  switch (schema.type) {
    case "object":
      return object(schema, comment, indent, within);
    case "array": {
      const item = notation(schema.items ?? {}, comment, indent, within);
      return /[|…]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
    }
    case "integer":
    case "number":
      return range(schema);
    case "string":
      return text(schema);
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "any";
  }
}

/** @param {Schema} schema @returns {Schema[]} */
function flat(schema) {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(flat) ?? [schema];
}

/** @param {Schema[]} among @param {Comment} comment @param {string} indent @param {string} within */
function union(among, comment, indent, within) {
  const parts = among.map((each) => notation(each, comment, indent, within));
  const isLong = parts.some((part) => part.includes("\n")) || parts.join(" | ").length > 100;
  if (!isLong) return parts.join(" | ");
  return parts
    .map((part, index) => {
      const kind = kindOf(among[index] ?? {});
      const said = kind === undefined ? undefined : comment("", kind);
      return `${said === undefined ? "" : `\n${indent}  // ${said}`}\n${indent}  | ${part.replaceAll("\n", "\n  ")}`;
    })
    .join("");
}

/** @param {Schema} schema */
function kindOf({ properties = {} }) {
  return properties.type?.const ?? properties.kind?.const;
}

/** @param {Schema} schema @param {Comment} comment @param {string} indent @param {string} within */
function object(schema, comment, indent, within) {
  const fields = Object.entries(schema.properties ?? {});
  const more = schema.additionalProperties;
  if (fields.length === 0)
    return more ? `{ [key: string]: ${notation(more, comment, indent, within)} }` : "{}";
  const kind = kindOf(schema);
  const lines = fields.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const said = comment(name, kind, within);
    return `${said === undefined ? "" : `// ${said}\n${indent}  `}${name}${mark}: ${notation(field, comment, `${indent}  `, `${within}${name}.`)},`;
  });
  const open = more && Object.keys(more).length === 0 ? ["…"] : [];
  const line = `{ ${[...lines.map((each) => each.slice(0, -1)), ...open].join(", ")} }`;
  if (!line.includes("\n") && line.length + indent.length <= 100) return line;
  return `{\n${[...lines, ...open].map((each) => `${indent}  ${each}`).join("\n")}\n${indent}}`;
}

/** @param {Schema} schema */
function range({ type, minimum, maximum }) {
  const isBound = (/** @type {number | undefined} */ each) =>
    each !== undefined && Math.abs(each) < Number.MAX_SAFE_INTEGER;
  if (isBound(minimum) && isBound(maximum)) return `${minimum}…${maximum}`;
  if (isBound(minimum)) return `${type} ≥ ${minimum}`;
  return type;
}

/** @param {Schema} schema */
function text({ pattern, minLength, maxLength }) {
  if (pattern !== undefined) return `/${pattern}/`;
  if (maxLength === undefined) return "string";
  return `string of ${minLength ?? 0}…${maxLength}`;
}
