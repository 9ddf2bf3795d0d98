/** Where things are on a board: whatever something may come from or go to has a name, in `data-place`. */

export function placesIn(board: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const marked = [...board.querySelectorAll<HTMLElement>("[data-place]")];
  return new Map(marked.map((element) => [element.getAttribute("data-place") ?? "", element]));
}

/** Read all of them before anything moves: each one read after a motion began would lay the page out again. */
export function rectsOf(places: ReadonlyMap<string, HTMLElement>): ReadonlyMap<string, DOMRect> {
  return new Map([...places].map(([name, element]) => [name, element.getBoundingClientRect()]));
}

export interface Way {
  readonly x: number;
  readonly y: number;
}

/** From the middle of one to the middle of the other. */
export function wayTo(from: DOMRect, to: DOMRect): Way {
  return {
    x: to.x + to.width / 2 - (from.x + from.width / 2),
    y: to.y + to.height / 2 - (from.y + from.height / 2),
  };
}
