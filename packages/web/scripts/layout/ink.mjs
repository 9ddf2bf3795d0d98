/** Letters: where their ink is, not where their line box is. */
import { clipsOf, isShown, named, SLACK, scrolls, short, told } from "./sight.mjs";

/** @typedef {import("./sight.mjs").Box} Box */
/** @typedef {import("./sight.mjs").Clip} Clip */
/** @typedef {{ node: Node, owner: Element, ink: Box, seen: Box, letter: number, scrolled: boolean, cut: string | null }} Line */

const pen = document.createElement("canvas").getContext("2d");
/** @type {Map<string, TextMetrics>} */
const measured = new Map();

/** @param {CSSStyleDeclaration} style @param {string} text */
function measure(style, text) {
  if (pen === null) throw new Error("nothing to measure letters with");
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const found = measured.get(font + text);
  if (found !== undefined) return found;
  pen.font = font;
  const metrics = pen.measureText(text);
  measured.set(font + text, metrics);
  return metrics;
}

/** Every line of letters in sight; those of a picture are part of it. @param {Element} scope @returns {Line[]} */
export function linesIn(scope) {
  const lines = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = short(node.nodeValue);
    if (owner === null || text === "" || /^(script|style|title|option)$/.test(owner.localName)) continue;
    if (owner.closest("[data-picture]") !== null || !isShown(owner)) continue;
    const all = linesOf(node, owner, text);
    lines.push(...(owner.hasAttribute("data-gives-way") ? all.filter(isAnySeen) : all));
  }
  return lines;
}

/** A word that has no room may go as a whole. @param {Line} line */
const isAnySeen = ({ seen }) => seen.left < seen.right && seen.top < seen.bottom;

/** @param {Node} node @param {Element} owner @param {string} text @returns {Line[]} */
function linesOf(node, owner, text) {
  const style = getComputedStyle(owner);
  const ruler = measure(style, text);
  const high = ruler.fontBoundingBoxAscent + ruler.fontBoundingBoxDescent;
  const clips = clipsOf(owner);
  return rectsOf(node).map((rect) => {
    const scale = rect.height / high;
    const base = rect.top + ruler.fontBoundingBoxAscent * scale;
    const top = base - ruler.actualBoundingBoxAscent * scale;
    const bottom = base + ruler.actualBoundingBoxDescent * scale;
    const ink = { left: rect.left, right: rect.right, top, bottom };
    const letter = Number.parseFloat(style.fontSize) * scale;
    return { node, owner, ink, letter, ...clipped(ink, clips) };
  });
}

/** @param {Node} node */
export function rectsOf(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
}

/** What is left of it to be seen, and what cuts it off. @param {Box} ink @param {readonly Clip[]} clips */
function clipped(ink, clips) {
  const seen = { ...ink };
  let cut = null;
  for (const { element, box, x, y } of clips) {
    const lostX = x !== "visible" && Math.max(box.left - ink.left, ink.right - box.right) > SLACK;
    const lostY = y !== "visible" && Math.max(box.top - ink.top, ink.bottom - box.bottom) > SLACK;
    seen.left = Math.max(seen.left, box.left);
    seen.right = Math.min(seen.right, box.right);
    seen.top = Math.max(seen.top, box.top);
    seen.bottom = Math.min(seen.bottom, box.bottom);
    if ((lostX && !scrolls(x)) || (lostY && !scrolls(y))) cut ??= `${named(element)} ${told(box)}`;
    // Whatever is scrolled to is in sight as far as its scroller is.
    else if (lostX || lostY) return { seen, cut, scrolled: true };
  }
  return { seen, cut, scrolled: false };
}
