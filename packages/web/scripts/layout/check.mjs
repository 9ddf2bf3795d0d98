/**
 * Everything that is wrong with the layout of the page as it stands, by general checks alone. These functions run in the page.
 * Four attributes say what a place is for: `data-scrolls` (it may scroll), `data-gives-way` (what has no room in it goes as a
 * whole), `data-opens` (a touch shows all of it), `data-opened` (opened for a look over what lies below).
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {"overlap" | "cut" | "covered" | "outside" | "sideways" | "scrolls" | "small" | "tiny"} Kind
 * @typedef {{ kind: Kind, what: string, where: string, at: string }} Fault
 * @typedef {{ node: Node, owner: Element, ink: Box, seen: Box, letter: number, isScrolled: boolean, cut: Element | null }} Line
 */

/** Less than this is the rounding of a screen, in pixels. */
const SLACK = 1.5;
const LETTER = 11.5;
const FINGER = 44;
/** A piece of a board, where geometry forces it. */
const PIECE = 32;
/** Fainter than this lets what lies under it be read. */
const FAINT = 0.35;
const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], label:has(input)";

/** @returns {Fault[]} */
function layoutFaults() {
  const modal = [...document.querySelectorAll("dialog")].reverse().find((one) => one.matches(":modal"));
  const scope = modal ?? [...document.querySelectorAll("[data-opened]")].find(isShown) ?? document.body;
  const isTable = modal === undefined && document.querySelector(".table, .curtain") !== null;
  const lines = linesIn(scope);
  const controls = controlsIn(scope);
  return [
    ...ofScrolling(scope, isTable),
    ...lines.flatMap((line) => ofLine(line, isTable)),
    ...overlaps(lines),
    ...controls.flatMap((control) => ofControl(control, isTable)),
    ...coveredLetters(lines),
  ];
}

/** @param {Element} element */
const chain = (element) => {
  const all = [];
  for (let up = /** @type {Element | null} */ (element); up !== null; up = up.parentElement) all.push(up);
  return all;
};
/** @param {string | null | undefined} text */
const short = (text) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 48);
/** @param {Element} element */
const named = (element) =>
  chain(element)
    .slice(0, 3)
    .reverse()
    .map((up) => [up.localName, ...up.classList].filter((name) => !/^(svelte|s)-/.test(name)).join("."))
    .join(" > ");
/** @param {Box} box */
const told = ({ left, top, right, bottom }) =>
  [left, top, right - left, bottom - top].map(Math.round).join(",");
/** @param {Kind} kind @param {string | null} what @param {Element} element @param {string} at @returns {Fault} */
const fault = (kind, what, element, at) => ({ kind, what: short(what), where: named(element), at });
/** @param {Element} element */
const nameOf = (element) =>
  element.getAttribute("aria-label") ?? (short(element.textContent) || element.localName);

/** Nothing that only a screen reader meets, which is cut away as a whole. @param {Element} element */
const isShown = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !chain(element).some((up) => getComputedStyle(up).clipPath.startsWith("inset(50%"));

/** What cuts off what leaves it, from the inside out. @param {Element} element @returns {{ up: Element, box: Box, x: string, y: string }[]} */
function clipsOf(element) {
  const clips = [];
  let isPlaced = false;
  for (const up of chain(element)) {
    if (up === document.body) break;
    const style = getComputedStyle(up);
    const isHolder =
      style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
    if (isPlaced && !isHolder) continue;
    const isDrawn = up instanceof SVGElement && up.localName !== "svg";
    if (!isDrawn && (style.overflowX !== "visible" || style.overflowY !== "visible"))
      clips.push({ up, box: up.getBoundingClientRect(), x: style.overflowX, y: style.overflowY });
    if (style.position === "fixed") break;
    isPlaced = style.position === "absolute";
  }
  return clips;
}
/** @param {string} overflow */
const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

/** Every line of letters in sight. @param {Element} scope @returns {Line[]} */
function linesIn(scope) {
  const found = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (owner === null || short(node.nodeValue) === "") continue;
    if (/^(script|style|title|option)$/.test(owner.localName)) continue;
    if (owner.closest("[data-picture]") !== null || !isShown(owner)) continue;
    for (const rect of rectsOf(node)) {
      const line = lineOf(node, owner, rect);
      const isGone = line.seen.left >= line.seen.right || line.seen.top >= line.seen.bottom;
      if (!isGone || owner.closest("[data-gives-way]") === null) found.push(line);
    }
  }
  return found;
}
/** @param {Node} node */
function rectsOf(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
}
/** @param {Node} node @param {Element} owner @param {DOMRect} rect @returns {Line} */
function lineOf(node, owner, rect) {
  // Letters are about three fifths of their line box.
  const inset = rect.height * 0.2;
  const ink = { left: rect.left, right: rect.right, top: rect.top + inset, bottom: rect.bottom - inset };
  const seen = { ...ink };
  const size = Number.parseFloat(getComputedStyle(owner).fontSize);
  const drawn = owner instanceof SVGGraphicsElement ? (owner.getScreenCTM()?.a ?? 1) : 1;
  /** @type {Element | null} */
  let cut = null;
  let isScrolled = false;
  for (const { up, box, x, y } of clipsOf(owner)) {
    const lostX = x !== "visible" && Math.max(box.left - ink.left, ink.right - box.right) > SLACK;
    const lostY = y !== "visible" && Math.max(box.top - ink.top, ink.bottom - box.bottom) > SLACK;
    seen.left = Math.max(seen.left, box.left);
    seen.right = Math.min(seen.right, box.right);
    seen.top = Math.max(seen.top, box.top);
    seen.bottom = Math.min(seen.bottom, box.bottom);
    if ((lostX && !scrolls(x)) || (lostY && !scrolls(y))) cut ??= up;
    else if (lostX || lostY) isScrolled = true;
    if (isScrolled) break;
  }
  return { node, owner, ink, seen, letter: size * drawn, isScrolled, cut };
}

/** @param {Line} line @param {boolean} isTable @returns {Fault[]} */
function ofLine({ node, owner, ink, letter, isScrolled, cut }, isTable) {
  const found = [];
  if (letter < LETTER - 0.05) found.push(fault("tiny", node.nodeValue, owner, letter.toFixed(1)));
  if (cut !== null && owner.closest("[data-opens]") === null)
    found.push(fault("cut", node.nodeValue, owner, `${told(ink)} by ${named(cut)}`));
  else if (cut === null && !isScrolled && leaves(ink, isTable))
    found.push(fault("outside", node.nodeValue, owner, told(ink)));
  return found;
}
/** Whether a box leaves the window, or the page where that may be scrolled. @param {Box} box @param {boolean} isTable */
function leaves({ left, top, right, bottom }, isTable) {
  if (left < -SLACK || right > innerWidth + SLACK) return true;
  const high = isTable ? innerHeight : document.documentElement.scrollHeight - scrollY;
  return top < (isTable ? 0 : -scrollY) - SLACK || bottom > high + SLACK;
}

/** @param {readonly Line[]} lines @returns {Fault[]} */
function overlaps(lines) {
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
      // What a page or a place is scrolled under a bar can be scrolled out again; what opens lies over what is below it.
      if (layerOf(one.owner) !== layerOf(other.owner)) continue;
      const what = `${short(one.node.nodeValue)} / ${short(other.node.nodeValue)}`;
      found.push(fault("overlap", what, one.owner, `${told(one.seen)} / ${told(other.seen)}`));
    }
  return found;
}
/** @param {Element} element */
const layerOf = (element) =>
  chain(element).find(
    (up) => /fixed|sticky/.test(getComputedStyle(up).position) || up.hasAttribute("data-opens"),
  ) ?? null;

/** Whether it hides what lies under it. @param {Element} element */
function hides(element) {
  const opacity = chain(element).reduce((all, up) => all * Number(getComputedStyle(up).opacity), 1);
  if (opacity < FAINT) return false;
  const style = getComputedStyle(element);
  if (element instanceof SVGElement && element.localName !== "svg")
    return !/^(text|tspan)$/.test(element.localName) && Number(style.fillOpacity) >= FAINT;
  const alpha = /(?:rgba\(.*,|\/)\s*([\d.]+)\)/.exec(style.backgroundColor);
  return Number(alpha?.[1] ?? 1) >= FAINT || style.backgroundImage.includes("url(");
}
/** @param {Element} one @param {Element} other */
const isKin = (one, other) => one.contains(other) || other.contains(one);

/** Letters that something lies over, though it may let the finger through. @param {readonly Line[]} lines @returns {Fault[]} */
function coveredLetters(lines) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const found = lines.flatMap(({ node, owner, ink, seen, cut }) => {
    if (cut !== null || seen.right - seen.left < SLACK || seen.bottom - seen.top < SLACK) return [];
    const over = [0.15, 0.5, 0.85]
      .map((part) => [ink.left + (ink.right - ink.left) * part, (ink.top + ink.bottom) / 2])
      .map(([x = 0, y = 0]) => hiding(owner, x, y))
      .find((one) => one !== null);
    return over ? [fault("covered", node.nodeValue, owner, `${told(ink)} by ${named(over)}`)] : [];
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found;
}
/** @param {Element} element @param {number} x @param {number} y */
function hiding(element, x, y) {
  for (const hit of document.elementsFromPoint(x, y)) {
    if (isKin(hit, element) || layerOf(hit) !== layerOf(element)) return null;
    if (hides(hit)) return hit;
  }
  return null;
}

/** @param {Element} scope @param {boolean} isTable @returns {Fault[]} */
function ofScrolling(scope, isTable) {
  const root = document.documentElement;
  const found = [];
  if (root.scrollWidth > innerWidth + 1) found.push(fault("sideways", "page", root, `${root.scrollWidth}`));
  if (isTable && root.scrollHeight > innerHeight + 1)
    found.push(fault("scrolls", "page", root, `${root.scrollHeight} in ${innerHeight}`));
  for (const element of scope.querySelectorAll("*")) {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const [wide, high] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
    if ((!wide && !high) || element.matches("[data-scrolls], input, textarea")) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (((wide && scrolls(overflowX)) || (high && scrolls(overflowY))) && isShown(element))
      found.push(fault("scrolls", element.textContent, element, `${scrollWidth}×${scrollHeight}`));
  }
  return found;
}

/** @param {Element} scope */
const controlsIn = (scope) =>
  [...scope.querySelectorAll(CONTROLS)].filter(
    (control) =>
      control.closest("[inert]") === null &&
      isShown(control) &&
      (control.localName === "label" || control.closest("label") === null),
  );

/** @param {Element} control @param {boolean} isTable @returns {Fault[]} */
function ofControl(control, isTable) {
  const box = control.getBoundingClientRect();
  const found = [];
  const least = control.closest(".scene") === null ? FINGER : PIECE;
  const isInline =
    getComputedStyle(control).display === "inline" &&
    short(control.parentElement?.textContent).length > short(control.textContent).length;
  if (!isInline && !isWide(control, box, least))
    found.push(fault("small", nameOf(control), control, told(box)));
  const isScrolled = clipsOf(control).some(({ up }) => up.hasAttribute("data-scrolls"));
  if (!isScrolled && leaves(box, isTable)) found.push(fault("outside", nameOf(control), control, told(box)));
  const over = control.matches(":disabled") ? null : overMiddle(control, box);
  if (over !== null) found.push(fault("covered", nameOf(control), control, `${told(box)} by ${named(over)}`));
  return found;
}
/** Whether a finger's breadth meets it, beyond its own box too. @param {Element} control @param {DOMRect} box @param {number} least */
function isWide(control, box, least) {
  if (Math.min(box.width, box.height) >= least - 0.5) return true;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  /** How far it goes this way. What can be scrolled to, or from under a bar, is not asked. @param {number} dx @param {number} dy */
  const reach = (dx, dy) => {
    for (let far = 1; far < least; far++) {
      const hit = document.elementFromPoint(x + dx * far, y + dy * far);
      if (hit === null) return y + dy * far > innerHeight - 1 ? least : far - 1;
      if (layerOf(hit) !== layerOf(control)) return least;
      if (!control.contains(hit)) return far - 1;
    }
    return least;
  };
  const isMet = (/** @type {number} */ size, /** @type {number} */ dx, /** @type {number} */ dy) =>
    size >= least - 0.5 || reach(-dx, -dy) + reach(dx, dy) + 1 >= least;
  return isMet(box.width, 1, 0) && isMet(box.height, 0, 1);
}
/** What takes the finger that was meant for the middle of it. @param {Element} control @param {DOMRect} box */
function overMiddle(control, box) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isSeen = clipsOf(control).every(
    (clip) => x >= clip.box.left && x < clip.box.right && y >= clip.box.top && y < clip.box.bottom,
  );
  const hit = isSeen ? document.elementFromPoint(x, y) : null;
  return hit === null || isKin(hit, control) || layerOf(hit) !== layerOf(control) ? null : hit;
}

Object.assign(globalThis, { layoutFaults });
