/** Everything that is wrong with the layout of the page as it stands. */
import { linesIn } from "./ink.mjs";
import { isAskedOver, overLetters, withNothingLetThrough } from "./over.mjs";
import { from, isShown, leaves, named, SLACK, scrolls, short, sightNow, told } from "./sight.mjs";
import { controlsIn, faultsOfControl } from "./touch.mjs";

/** @typedef {import("./sight.mjs").Fault} Fault */
/** @typedef {import("./sight.mjs").Sight} Sight */
/** @typedef {import("./ink.mjs").Line} Line */

const LETTER = 11.5;

/** @returns {Fault[]} */
function layoutFaults() {
  const sight = sightNow();
  const lines = linesIn(sight.scope);
  return [
    ...faultsOfScrolling(sight),
    ...lines.flatMap((line) => faultsOfLine(line, sight)),
    ...overlaps(lines, sight),
    ...controlsIn(sight.scope).flatMap((control) => faultsOfControl(control, sight)),
    ...covered(lines),
    ...askedOver(),
    ...buyersBeforePrices(),
  ];
}

/** @param {Sight} sight @returns {Fault[]} */
function faultsOfScrolling({ scope, table, pageScrolls }) {
  const root = document.documentElement;
  /** @type {Fault[]} */
  const found = [];
  const ofPage = (/** @type {"sideways" | "scrolls"} */ kind, /** @type {string} */ at) =>
    found.push({ kind, what: "page", where: "html", at });
  if (root.scrollWidth > innerWidth + 1) ofPage("sideways", `${root.scrollWidth} in ${innerWidth}`);
  const tooHigh = table !== null && root.scrollHeight > innerHeight + 1;
  if (tooHigh && !pageScrolls) ofPage("scrolls", `${root.scrollHeight} in ${innerHeight}`);
  let places = tooHigh ? 1 : 0;
  for (const element of [scope, ...scope.querySelectorAll("*")]) {
    if (!isScrolled(element)) continue;
    // The log beside a table is no part of the turn.
    if (element.closest(".log") === null) places++;
    if (element.hasAttribute("data-scrolls")) continue;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const at = `${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`;
    found.push({ kind: "scrolls", what: short(element.textContent), where: named(element), at });
  }
  if (table !== null && places > 1) ofPage("scrolls", `${places} places scroll`);
  return found;
}

/** @param {Element} element */
function isScrolled(element) {
  if (element === document.body || /^(input|textarea)$/.test(element.localName)) return false;
  const wide = element.scrollWidth > element.clientWidth + 1;
  const high = element.scrollHeight > element.clientHeight + 1;
  if (!wide && !high) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return ((wide && scrolls(overflowX)) || (high && scrolls(overflowY))) && isShown(element);
}

/** @param {Line} line @param {Sight} sight @returns {Fault[]} */
function faultsOfLine({ node, owner, ink, letter, scrolled, cut }, sight) {
  const fault = { what: short(node.nodeValue), where: named(owner) };
  /** @type {Fault[]} */
  const found = [];
  if (letter < LETTER - 0.05)
    found.push({ ...fault, kind: "tiny", at: `${letter.toFixed(1)} px, ${told(ink)}` });
  if (cut !== null) found.push({ ...fault, kind: "cut", at: `${told(ink)} by ${cut}` });
  else if (leaves(ink, scrolled, sight)) found.push({ ...fault, kind: "outside", at: told(ink) });
  return found;
}

/** What stays where it is while the page is scrolled, such as a bar. @param {Element} element */
const layerOf = (element) =>
  [...from(element)].find((up) => /fixed|sticky/.test(getComputedStyle(up).position)) ?? null;

/** @param {Element} one @param {Element} other */
function sameScroller(one, other) {
  const scroller = one.closest("[data-scrolls]");
  return scroller !== null && scroller === other.closest("[data-scrolls]");
}

/** @param {readonly Line[]} lines @param {Sight} sight @returns {Fault[]} */
function overlaps(lines, { pageScrolls }) {
  /** @type {Fault[]} */
  const found = [];
  const sorted = lines
    .filter(({ seen }) => seen.right > seen.left && seen.bottom > seen.top)
    .sort((one, other) => one.seen.top - other.seen.top);
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.seen.top >= one.seen.bottom) break;
      const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const high = Math.min(one.seen.bottom, other.seen.bottom) - other.seen.top;
      if (other.node === one.node || wide <= SLACK || high <= SLACK) continue;
      if (isAskedOver(one.owner, other.owner) || isAskedOver(other.owner, one.owner)) continue;
      // What is scrolled away under a bar is asked for where it can be scrolled to.
      const scrolled = pageScrolls || sameScroller(one.owner, other.owner);
      if (scrolled && layerOf(one.owner) !== layerOf(other.owner)) continue;
      found.push({
        kind: "overlap",
        what: `${short(one.node.nodeValue)} / ${short(other.node.nodeValue)}`,
        where: `${named(one.owner)} / ${named(other.owner)}`,
        at: `${told(one.seen)} / ${told(other.seen)}`,
      });
    }
  return found;
}

/** @param {readonly Line[]} lines @returns {Fault[]} */
function covered(lines) {
  /** @type {Fault[]} */
  const found = [];
  withNothingLetThrough(() => {
    for (const { node, owner, ink, cut } of new Map(lines.map((line) => [line.node, line])).values()) {
      const over = cut === null ? overLetters(node, owner) : null;
      if (over !== null)
        found.push({
          kind: "covered",
          what: short(node.nodeValue),
          where: named(owner),
          at: `${told(ink)} by ${over}`,
        });
    }
  });
  return found;
}

/** A question may lie over the foot of the board, but what it is about stays in sight: the upper half. @returns {Fault[]} */
function askedOver() {
  const board = document.querySelector(".board");
  const over = document.querySelector("[data-over]");
  if (board === null || over === null) return [];
  const [place, box] = [board.getBoundingClientRect(), over.getBoundingClientRect()];
  const beside = box.left >= place.right - SLACK || box.top >= place.bottom - SLACK;
  if (beside || box.top >= place.top + place.height / 2) return [];
  return [{ kind: "covered", what: "board", where: named(board), at: `${told(place)} by ${named(over)}` }];
}

/** A figure has no straight edges, so that a point between hat and shoulder would say nothing. @returns {Fault[]} */
function buyersBeforePrices() {
  return [...document.querySelectorAll(".stall .price")].flatMap((price) => {
    const box = price.getBoundingClientRect();
    const over = [...(price.closest(".stall")?.querySelectorAll(".buyer") ?? [])].filter((buyer) => {
      const { left, right, top, bottom } = buyer.getBoundingClientRect();
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      return wide > SLACK && Math.min(bottom, box.bottom) - Math.max(top, box.top) > SLACK;
    });
    return over.map((buyer) => ({
      kind: "covered",
      what: short(price.textContent),
      where: named(price),
      at: `${told(box)} by ${named(buyer)}`,
    }));
  });
}

Object.assign(globalThis, { layoutFaults });
