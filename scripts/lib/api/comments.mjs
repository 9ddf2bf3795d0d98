/** What is said in the sources: beside the fields of a schema, and of the types of each game. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../root.mjs";

/** @param {string} file below packages */
function parsed(file) {
  const path = join(root, "packages", file);
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
}

/** @param {ts.Node} node @param {ts.SourceFile} source */
function said(node, source) {
  const [range] = (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).slice(-1);
  const text = range === undefined ? "" : source.text.slice(range.pos, range.end);
  if (!text.startsWith("/**")) return undefined;
  return text
    .slice(3, -2)
    .replace(/\s*\n\s*\* ?/g, " ")
    .replace(/\s*@public.*$/, "")
    .trim();
}

/**
 * What is said beside the fields of a schema, by its name in the documentation. What a sight is, the table says.
 * @param {string} name
 */
export function commentsOf(name) {
  if (name === "Sight") return once(commentsIn("table/src/sight.ts", name));
  const { text } = parsed("wire/src/api/schemas.ts");
  const variable = new RegExp(`^  ${name}: (\\w+),$`, "m").exec(text)?.[1] ?? "";
  const file = new RegExp(`\\b${variable}\\b[^;]*\\} from "\\.\\./([\\w-]+\\.ts)"`).exec(text)?.[1] ?? "";
  return commentsIn(`wire/src/${file}`, variable);
}

/** Where fields further in are called as others before them, it is not said of them. @param {import("./notation.mjs").Comment} comment */
function once(comment) {
  const said = new Set();
  return (
    /** @type {string} */ field,
    /** @type {string | undefined} */ kind,
    /** @type {string | undefined} */ within,
  ) => {
    if (said.has(field)) return undefined;
    said.add(field);
    return comment(field, kind, within);
  };
}

/**
 * What is said beside fields and kinds of the schema that a file gives this name: `seal`, `hello/since`.
 * @param {string} file @param {string} name
 * @returns {import("./notation.mjs").Comment}
 */
function commentsIn(file, name) {
  const source = parsed(file);
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {ts.Node} node @param {string} kind @param {string} within the fields in which it lies */
  const visit = (node, kind, within = "") => {
    if (ts.isCallExpression(node) && node.expression.getText(source).endsWith("Object")) {
      const own =
        /\b(?:type|kind): z\.literal\("([\w-]+)"\)/.exec(node.getText(source).slice(0, 80))?.[1] ?? kind;
      const comment = said(node, source);
      if (comment !== undefined && own !== "") found.set(`/${own}`, comment);
      node.forEachChild((child) => visit(child, own, within));
      return;
    }
    const isField =
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isPropertySignature(node);
    const own = isField ? node.name.getText(source) : "";
    const comment = isField ? said(node, source) : undefined;
    if (comment !== undefined) found.set(`${mark}${within}${own}/${kind}`, comment);
    node.forEachChild((child) => visit(child, kind, isField ? `${within}${own}.` : within));
  };
  // What the schema itself says holds where it says it: `host` and `mine.host` are two. What is said where a part of it is
  // declared for itself holds wherever that part is used.
  let mark = ".";
  const used = new Set([name]);
  // What is declared for itself in the same file, and used by name, is said there too.
  for (const wanted of used) {
    mark = wanted === name ? "." : "";
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement) && statement.name.text === wanted) visit(statement, "");
      if (!ts.isVariableStatement(statement)) continue;
      for (const each of statement.declarationList.declarations) {
        if (each.name.getText(source) !== wanted || each.initializer === undefined) continue;
        visit(each.initializer, "");
        for (const [word] of each.initializer.getText(source).matchAll(/\b[a-z]\w+\b/g)) used.add(word);
      }
    }
  }
  return (field, kind = "", within = "") => {
    if (field === "") return found.get(`/${kind}`);
    const [here, anywhere] = [`.${within}${field}`, field];
    return [`${here}/${kind}`, `${here}/`, `${anywhere}/${kind}`, `${anywhere}/`]
      .map((key) => found.get(key))
      .find((comment) => comment !== undefined);
  };
}

/**
 * A type of the rules, and all that it leans on, as they are declared.
 * @param {string} file below packages @param {string} name
 * @param {Set<string>} told what was told before, and need not be again
 * @returns {string[]}
 */
export function declared(file, name, told = new Set()) {
  const source = parsed(file);
  if (told.has(name)) return [];
  for (const statement of source.statements) {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    const isList =
      ts.isVariableStatement(statement) &&
      /\b(?:as const|tagged\(|oneOf\(|readonly SquareName\[\])/.test(
        statement.getText(source).slice(0, 4_000),
      );
    const own = isType
      ? statement.name.text
      : isList
        ? statement.declarationList.declarations[0]?.name.getText(source)
        : undefined;
    if (own !== name) continue;
    told.add(name);
    const text = statement
      .getFullText(source)
      .trim()
      // What is said of the whole file, before a blank line, is not said of its first statement.
      .replace(/^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n\n/, "")
      .replace(/^export /gm, "")
      .replace(/\breadonly /g, "");
    const words = new Set([...statement.getText(source).matchAll(/\b[A-Za-z]\w+\b/g)].map(([word]) => word));
    return [text, ...[...words].flatMap((word) => declared(file, word, told))];
  }
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const names = statement.importClause?.namedBindings;
    if (!from.startsWith(".") || names === undefined || !ts.isNamedImports(names)) continue;
    if (names.elements.some((each) => each.name.text === name))
      return declared(join(file, "..", from), name, told);
  }
  return [];
}
