/**
 * Whoever plays by keyboard keeps their place: where what they pressed goes away, the focus goes on to the next thing
 * instead of falling to the page. Loaded with the first key (main.ts); a finger or a mouse needs none of it.
 *
 * A part of the page says by `data-next` where its next thing is: selectors, the best first, divided by `|`. In a dialog
 * only a part around what was pressed does: the dialog keeps the focus by itself otherwise.
 */

/** What was pressed, and all that it stood in while it was there. */
let from: readonly Element[] = [];
/** Where one waits for one's turn: left by itself once there is something to do. */
let waiting: Element | null = null;
let byKeys = true;

const withParents = (element: Element | null): Element[] =>
  element === null || element === document.body ? [] : [element, ...withParents(element.parentElement)];

const isOn = (element: Element): boolean => element.isConnected && !element.matches(":disabled");

/** Whether it is nobody's doing that nothing has the focus: what had it is gone, or cannot be pressed any more. */
function isLost(): boolean {
  const now = document.activeElement;
  if (now !== null && now !== document.body && isOn(now)) return now === waiting;
  const [last] = from;
  return last !== undefined && !isOn(last);
}

function nextIn(place: HTMLElement): HTMLElement | null {
  for (const selector of place.dataset.next?.split("|") ?? [])
    for (const one of place.querySelectorAll<HTMLElement>(selector))
      if (one.checkVisibility({ visibilityProperty: true })) return one;
  return null;
}

/** Another page with no such part is gone on from where it begins. */
const titleOfNew = (): HTMLElement | null =>
  from.some((one) => one.isConnected) ? null : document.querySelector("h1");

function goOn(): void {
  // The browser's own bar keeps it.
  if (!byKeys || !isLost() || !document.hasFocus()) return;
  const around = from.find((one) => one.isConnected && one.matches("[data-next]"));
  if (document.querySelector("dialog[open]") !== null && !around?.closest("dialog[open]")) return;
  const place = around ?? document.querySelector("[data-next]");
  const next = place instanceof HTMLElement ? nextIn(place) : titleOfNew();
  if (next === null || next === document.activeElement) return;
  const waits = next.matches(".slate");
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: waits });
  waiting = waits ? next : null;
}

/** `pressed`: where the first key was pressed, and all around it; it may be gone by now. */
export function keepPlaces(pressed: readonly EventTarget[]): void {
  from = pressed.filter((one) => one instanceof Element && !one.contains(document.body)) as Element[];
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    from = withParents(target);
    if (target !== waiting) waiting = null;
  });
  addEventListener("pointerdown", () => (byKeys = false), { capture: true });
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  new MutationObserver(goOn).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "data-can"],
  });
  goOn();
}
