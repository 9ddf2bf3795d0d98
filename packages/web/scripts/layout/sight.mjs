/**
 * What is there to be seen, and what cuts it off. These files run in the page: letters are measured by their ink, and
 * what a finger meets is asked of the page itself.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {"overlap" | "cut" | "covered" | "outside" | "unseen" | "sideways" | "scrolls" | "small" | "tiny"} Kind
 * @typedef {{ kind: Kind, what: string, where: string, at: string }} Fault
 * @typedef {{ element: Element, box: Box, x: string, y: string }} Clip
 * @typedef {object} Sight
 * @property {Element} scope a sheet alone where one lies over the page, for the page under it is inert; and what was
 * opened for a look over a board, and goes with the next touch (`data-opened`)
 * @property {Element | null} table a table is in sight as a whole, unless it says that it scrolls
 * @property {boolean} pageScrolls any other page may be as long as it likes
 */

/** Less than this is the rounding of a screen. */
export const SLACK = 1.5;
const scrollable = new Set(["auto", "scroll"]);
/** @param {string} overflow */
export const scrolls = (overflow) => scrollable.has(overflow);

/** @returns {Sight} */
export function sightNow() {
  const modal =
    [...document.querySelectorAll("dialog")].reverse().find((one) => one.matches(":modal")) ?? null;
  const opened = modal ?? [...document.querySelectorAll("[data-opened]")].find(isShown) ?? null;
  const table = modal === null ? document.querySelector(".table, .curtain") : null;
  return {
    scope: opened ?? document.body,
    table,
    pageScrolls: modal === null && (table === null || table.hasAttribute("data-scrolls")),
  };
}

/** @param {Box} box */
export const told = ({ left, top, right, bottom }) =>
  `${Math.round(left)},${Math.round(top)} ${Math.round(right - left)}×${Math.round(bottom - top)}`;

/** @param {string | null | undefined} text */
export const short = (text) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 48);

/** @param {Element} element */
export function named(element) {
  const path = [];
  for (const up of from(element)) {
    const classes = [...up.classList].filter((name) => !/^(svelte|s)-/.test(name));
    path.unshift(up.localName + classes.map((name) => `.${name}`).join(""));
    if (path.length === 3) break;
  }
  return path.join(" > ");
}

/** An element and what it lies in, from the inside out. @param {Element} element */
export function* from(element) {
  for (let up = /** @type {Element | null} */ (element); up !== null; up = up.parentElement) yield up;
}

/** Nothing that only a screen reader meets, which is cut away as a whole. @param {Element} element */
export function isShown(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (const up of from(element)) {
    if (up === document.body) break;
    if (getComputedStyle(up).clipPath.startsWith("inset(50%")) return false;
  }
  return true;
}

/** Whether what is absolutely placed within it goes by it. @param {CSSStyleDeclaration} style */
const holdsPlaced = (style) =>
  style.position !== "static" ||
  style.transform !== "none" ||
  style.containerType !== "normal" ||
  /layout|paint|strict|content/.test(style.contain);

/** The boxes that cut off what leaves them, from the inside out. @param {Element} element */
export function clipsOf(element) {
  /** @type {Clip[]} */
  const clips = [];
  let placed = false;
  for (const up of from(element)) {
    if (up === document.body || up === document.documentElement) break;
    const style = getComputedStyle(up);
    if (placed && !holdsPlaced(style)) continue;
    const drawn = up instanceof SVGElement && up.localName !== "svg";
    if (!drawn && (style.overflowX !== "visible" || style.overflowY !== "visible"))
      clips.push({ element: up, box: insideOf(up), x: style.overflowX, y: style.overflowY });
    if (style.position === "fixed") break;
    placed = style.position === "absolute";
  }
  return clips;
}

/** @param {Element} element @returns {Box} */
function insideOf(element) {
  const box = element.getBoundingClientRect();
  const left = box.left + element.clientLeft;
  const top = box.top + element.clientTop;
  // A drawing has no inside of its own.
  const [width, height] =
    element.clientWidth > 0 ? [element.clientWidth, element.clientHeight] : [box.width, box.height];
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether a box leaves the window, or the page where that may be scrolled. @param {Box} box @param {boolean} scrolled @param {Sight} sight */
export function leaves(box, scrolled, sight) {
  if (scrolled) return false;
  if (box.left < -SLACK || box.right > innerWidth + SLACK) return true;
  if (!sight.pageScrolls) return box.top < -SLACK || box.bottom > innerHeight + SLACK;
  return box.top + scrollY < -SLACK || box.bottom + scrollY > document.documentElement.scrollHeight + SLACK;
}
