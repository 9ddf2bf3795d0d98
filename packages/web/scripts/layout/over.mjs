/** What lies over something else. */
import { rectsOf } from "./ink.mjs";
import { clipsOf, from, named, scrolls } from "./sight.mjs";

/** @param {Element} one @param {Element} other */
const kin = (one, other) => one.contains(other) || other.contains(one);
/** Fainter than this lets what lies under it be read. */
const FAINT = 0.35;

/** Whether it hides what lies under it. @param {Element} element */
function hides(element) {
  let opacity = 1;
  for (const up of from(element)) opacity *= Number(getComputedStyle(up).opacity);
  if (opacity < FAINT) return false;
  const style = getComputedStyle(element);
  if (element instanceof SVGElement && element.localName !== "svg")
    return !/^(text|tspan)$/.test(element.localName) && Number(style.fillOpacity) >= FAINT;
  if (element.localName === "img" || element.localName === "canvas") return true;
  const alpha = /(?:rgba\(.*,|\/)\s*([\d.]+)\)/.exec(style.backgroundColor);
  return Number(alpha?.[1] ?? 1) >= FAINT || style.backgroundImage.includes("url(");
}

/** Whether a question lies over a piece of the board: it may until it is answered. @param {Element} over @param {Element} element */
export const isAskedOver = (over, element) =>
  over.closest("[data-over]") !== null && element.closest(".board") !== null;

/** @param {Element} element @param {number} x @param {number} y */
function hiding(element, x, y) {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (kin(hit, element) || isAskedOver(hit, element)) return null;
    if (hides(hit)) return named(hit);
  }
  return null;
}

/**
 * What is found with the element in the middle of the window, or at another place of it.
 * @template T
 * @param {Element} element
 * @param {(box: DOMRect) => T} look
 * @param {ScrollLogicalPosition} [block]
 */
export function scrolledTo(element, look, block = "center") {
  const before = [document.documentElement, ...clipsOf(element).map((clip) => clip.element)].map((one) => ({
    one,
    left: one.scrollLeft,
    top: one.scrollTop,
  }));
  element.scrollIntoView({ block, inline: "center", behavior: "instant" });
  const found = look(element.getBoundingClientRect());
  for (const { one, left, top } of before) one.scrollTo({ left, top, behavior: "instant" });
  return found;
}

const GONE = "the edge of the window";
/** @param {number} x @param {number} y */
const inWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** @param {import("./sight.mjs").Box} box @param {number} x @param {number} y */
const isIn = ({ left, top, right, bottom }, x, y) => x >= left && x < right && y >= top && y < bottom;

/** @param {Node} node @param {Element} owner @param {string | null} outside */
function hidingLetters(node, owner, outside) {
  const scrollers = clipsOf(owner).filter((clip) => scrolls(clip.x) || scrolls(clip.y));
  for (const { left, top, width, height } of rectsOf(node))
    for (const part of [0.15, 0.5, 0.85]) {
      const [x, y] = [left + width * part, top + height / 2];
      const isSeen = inWindow(x, y) && scrollers.every(({ box }) => isIn(box, x, y));
      const over = isSeen ? hiding(owner, x, y) : outside;
      if (over !== null) return over;
    }
  return null;
}

/** What hides these letters, or null; a text that is longer than the window, or than what it scrolls in, can be scrolled through. @param {Node} node @param {Element} owner */
export const overLetters = (node, owner) =>
  hidingLetters(node, owner, GONE) === null
    ? null
    : scrolledTo(owner, () => hidingLetters(node, owner, null));

const middleAndCorners = /** @type {const} */ ([
  [0.5, 0.5],
  [0.17, 0.17],
  [0.83, 0.17],
  [0.17, 0.83],
  [0.83, 0.83],
]);

/** @param {Element} control @param {number} across @param {number} down */
function overPoint(control, across, down) {
  const [box] = control.getClientRects();
  if (box === undefined) return null;
  const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
  if (hit === null) return GONE;
  return kin(hit, control) || isAskedOver(hit, control) ? null : named(hit);
}

/** What keeps this control, or a part of it, from being seen as the page stands; null where all of it is in sight. @param {Element} control */
export function overNow(control) {
  const box = control.getBoundingClientRect();
  const clips = clipsOf(control);
  for (const [across, down] of middleAndCorners) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const cut = clips.find((clip) => !isIn(clip.box, x, y));
    const over = cut === undefined ? overPoint(control, across, down) : named(cut.element);
    if (over !== null) return over;
  }
  return null;
}

const places = /** @type {const} */ (["center", "end", "start"]);

/**
 * What takes the finger that was meant for this control, or null. What lies under a bar can be scrolled to, and of
 * what is higher than the window each part by itself.
 * @param {Element} control
 */
export function overControl(control) {
  for (const [across, down] of middleAndCorners) {
    let over = overPoint(control, across, down);
    for (const block of places)
      if (over !== null) over = scrolledTo(control, () => overPoint(control, across, down), block);
    if (over !== null) return over;
  }
  return null;
}

/** What lets the finger through hides letters all the same: for as long as this is done, nothing does. @param {() => void} done */
export function withNothingLetThrough(done) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  done();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
