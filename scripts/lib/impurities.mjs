import ts from "typescript";
import { lineOf } from "./imports.mjs";

/** What answers differently each time it is asked, or does something later. */
const impureGlobals = new Set([
  "Date",
  "crypto",
  "performance",
  "queueMicrotask",
  "requestAnimationFrame",
  "setImmediate",
  "setInterval",
  "setTimeout",
]);

/**
 * Every use of a clock, of chance or of a timer in a file.
 * @param {ts.SourceFile} file
 * @returns {{ what: string, line: number }[]}
 */
export function impuritiesOf(file) {
  /** @type {{ what: string, line: number }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const what = impurityOf(node);
    if (what !== undefined) found.push({ what, line: lineOf(file, node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {ts.Node} node */
function impurityOf(node) {
  if (!ts.isIdentifier(node) || isOnlyAName(node)) return undefined;
  if (impureGlobals.has(node.text)) return node.text;
  if (node.text === "Math" && takesRandom(node.parent)) return "Math.random";
  return undefined;
}

/**
 * `Math.random`, `Math["random"]`, or `const { random } = Math`, where what is taken is not worth following.
 * @param {ts.Node} around
 */
function takesRandom(around) {
  if (ts.isPropertyAccessExpression(around)) return around.name.text === "random";
  if (ts.isElementAccessExpression(around)) return true;
  return ts.isVariableDeclaration(around);
}

/**
 * A property, a declaration or a type may be called what it likes.
 * @param {ts.Identifier} node
 */
function isOnlyAName(node) {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent)) return true;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && isGlobalObject(parent.expression)) return false;
  return "name" in parent && parent.name === node;
}

/** @param {ts.Expression} expression */
function isGlobalObject(expression) {
  return ts.isIdentifier(expression) && expression.text === "globalThis";
}
