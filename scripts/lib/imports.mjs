import ts from "typescript";

/**
 * Every module a file names, in whatever way: import, export from, import(), a type's import(), require.
 * `specifier` is undefined where it is worked out at run time and cannot be followed.
 * @param {ts.SourceFile} file
 * @returns {{ specifier: string | undefined, line: number }[]}
 */
export function importsOf(file) {
  /** @type {{ specifier: string | undefined, line: number }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const named = moduleNamedBy(node);
    if (named !== undefined) {
      found.push({
        specifier: ts.isStringLiteralLike(named) ? named.text : undefined,
        line: lineOf(file, node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node | undefined}
 */
function moduleNamedBy(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isCallExpression(node) && isLoader(node.expression)) return node.arguments[0];
  return undefined;
}

/** @param {ts.Expression} called */
function isLoader(called) {
  return (
    called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === "require")
  );
}

/**
 * @param {ts.SourceFile} file
 * @param {ts.Node} node
 */
export function lineOf(file, node) {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}
