/** What is touched: large enough, in reach, and under nothing. */
import { overControl, overNow, scrolledTo } from "./over.mjs";
import { clipsOf, isShown, leaves, named, SLACK, short, told } from "./sight.mjs";

const FINGER = 44;
/** A piece of a board, where geometry forces it. */
const PIECE = 32;

/** @param {Element} scope */
export function controlsIn(scope) {
  const all = scope.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [role=button], label:has(input)",
  );
  return [...all].filter((control) => {
    if (control.closest("[inert]") !== null || !isShown(control)) return false;
    return control.localName === "label" || control.closest("label") === null;
  });
}

/** @param {Element} control */
const nameOf = (control) =>
  short(control.getAttribute("aria-label") ?? control.textContent) || control.localName;

/** A link in the middle of a sentence is as high as its line. @param {Element} control */
const isInline = (control) =>
  getComputedStyle(control).display === "inline" &&
  short(control.parentElement?.textContent).length > short(control.textContent).length;

/** A figure of the rulebook is a board too. @param {Element} control */
const leastOf = (control) =>
  control.closest(".board, .live") !== null && control.closest(".text") === null ? PIECE : FINGER;

/** Whether a finger's breadth meets it, beyond its own box too. @param {Element} control @param {DOMRect} box @param {number} least */
function isWide(control, box, least) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const meets = (/** @type {number} */ px, /** @type {number} */ py) => {
    const hit = document.elementFromPoint(px, py);
    return hit !== null && control.contains(hit);
  };
  /** How far it goes this way. @param {number} dx @param {number} dy */
  const reach = (dx, dy) => {
    let far = 0;
    while (far < least && meets(x + dx * (far + 1), y + dy * (far + 1))) far++;
    return far;
  };
  const across = Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1);
  const down = Math.max(box.height, reach(0, -1) + reach(0, 1) + 1);
  return Math.min(across, down) >= least - 0.5;
}

/** @param {Element} control @param {import("./sight.mjs").Sight} sight @returns {import("./sight.mjs").Fault[]} */
export function faultsOfControl(control, sight) {
  const box = control.getBoundingClientRect();
  const what = nameOf(control);
  const where = named(control);
  /** @type {import("./sight.mjs").Fault[]} */
  const found = [];
  const least = leastOf(control);
  const isLarge = Math.min(box.width, box.height) >= least - 0.5;
  if (!isLarge && !isInline(control) && !scrolledTo(control, (there) => isWide(control, there, least)))
    found.push({ kind: "small", what, where, at: told(box) });
  if (isGone(control, box, sight)) found.push({ kind: "outside", what, where, at: told(box) });
  else if (!control.matches(":disabled")) {
    const over = overControl(control);
    const before = isPiece(control, sight) && isRoomy() ? overNow(control) : null;
    if (over !== null) found.push({ kind: "covered", what, where, at: `${told(box)} by ${over}` });
    else if (before !== null) found.push({ kind: "unseen", what, where, at: `${told(box)} by ${before}` });
  }
  return found;
}

/** A piece of a drawn board that may be touched now. @param {Element} control @param {import("./sight.mjs").Sight} sight */
const isPiece = (control, { table }) =>
  table !== null &&
  control.hasAttribute("data-can") &&
  control.closest(".board") !== null &&
  control.closest(".text") === null;

/** Whether the window is one that all of a turn is seen in at once: an upright phone or more, and letters no larger than half as large again. */
function isRoomy() {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= 360 && innerHeight >= 640 && letter <= 24;
}

/**
 * What belongs to the turn is in the window without scrolling; of a list that scrolls on the board, its beginning.
 * @param {Element} control @param {DOMRect} box @param {import("./sight.mjs").Sight} sight
 */
function isGone(control, box, sight) {
  const ofFrame = control.closest(".dock, .bar, .slate, .foot") !== null;
  const list = ofFrame ? null : control.closest(".board [data-scrolls]");
  const ofTurn = ofFrame || (control.hasAttribute("data-can") && !(list !== null && beginsInSight(list)));
  if (sight.table !== null && ofTurn) return leaves(box, false, { ...sight, pageScrolls: false });
  const scrolled = clipsOf(control).some(({ element }) => element.hasAttribute("data-scrolls"));
  return leaves(box, scrolled, sight);
}

/**
 * Whether the first thing to touch in a list is seen from its beginning, and a finger's breadth of it; and the list is
 * seen to go on: its lower edge fades.
 * @param {Element} list
 */
function beginsInSight(list) {
  const first = list.querySelector("[data-can]")?.getBoundingClientRect();
  const seen = list.getBoundingClientRect();
  return (
    first !== undefined &&
    first.top >= seen.top - SLACK &&
    first.top + FINGER <= Math.min(seen.bottom, innerHeight) + SLACK &&
    getComputedStyle(list).maskImage !== "none"
  );
}
