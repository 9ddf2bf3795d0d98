/**
 * Motion that explains: each piece that has moved slides from where it was. A place on the board is marked
 * `data-fly` with a name; what happened says which name a piece comes from. Only transform and opacity move.
 */
import type { Event } from "@guinguette/rules/wishes/events";
import { type Flight, flightsOf, MOVE, REVEAL } from "./flight-plan.ts";

type Taken = Extract<Event, { readonly type: "taken" }>;

/** What the board looked like before something happened. */
export interface Before {
  readonly places: ReadonlyMap<string, DOMRect>;
  /** The Ocean cards that were taken, as they looked. */
  readonly cards: ReadonlyMap<string, HTMLElement>;
}

export function beforeIn(board: HTMLElement, events: readonly Event[]): Before {
  const pieces = piecesIn(board);
  const cards = new Map<string, HTMLElement>();
  for (const event of events) {
    const card = event.type === "taken" ? pieces.get(`card:${event.card}`) : undefined;
    if (event.type === "taken" && card !== undefined)
      cards.set(event.card, card.cloneNode(true) as HTMLElement);
  }
  const places = new Map([...pieces].map(([name, piece]) => [name, piece.getBoundingClientRect()]));
  return { places, cards };
}

function piecesIn(board: HTMLElement): Map<string, HTMLElement> {
  const marked = [...board.querySelectorAll<HTMLElement>("[data-fly]")];
  return new Map(marked.map((piece) => [piece.getAttribute("data-fly") ?? "", piece]));
}

/** Lets everything that happened be seen, from the old places to the new. */
export function fly(board: HTMLElement, events: readonly Event[], before: Before): void {
  const pieces = piecesIn(board);
  const { flights } = flightsOf(events, (name) => pieces.has(name));
  // All places are read before anything moves: each one read after a motion began would lay the page out again.
  const slides = [...flights, ...cardFlights(pieces, flights)].flatMap(({ from, to, at }) => {
    const piece = pieces.get(to);
    const start = from
      .map((name) => before.places.get(name))
      .find((place) => place !== undefined && place.width > 0);
    return piece === undefined || start === undefined
      ? []
      : [{ piece, at, by: offset(piece.getBoundingClientRect(), start) }];
  });
  for (const { piece, at, by } of slides) slide(piece, by, at);
  for (const event of events)
    if (event.type === "taken" && !pieces.has(`card:${event.card}`) && !pieces.has("wish"))
      depart(board, event, before);
}

/** A card is the same piece wherever it lies: the Ocean closes up, a catch goes to its boat (IW-O3, IW-A1). */
function cardFlights(pieces: ReadonlyMap<string, HTMLElement>, flights: readonly Flight[]): Flight[] {
  const planned = new Set(flights.map(({ to }) => to));
  return [...pieces.keys()]
    .filter((name) => name.startsWith("card:") && !planned.has(name))
    .map((name) => ({ from: [name], to: name, at: 0 }));
}

/** A piece makes one motion at a time: two at once would have to be drawn by the page itself. */
const flying = new WeakMap<HTMLElement, Animation>();

function slide(piece: HTMLElement, { x, y }: Offset, delay: number): void {
  if (Math.abs(x) + Math.abs(y) < 2) return;
  flying.get(piece)?.cancel();
  // Above the others, but not as a part of the motion: with it the page itself would have to draw every step.
  piece.style.zIndex = "30";
  const flight = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: MOVE,
    delay,
    easing: "cubic-bezier(.2,.8,.3,1)",
    fill: "backwards",
  });
  flying.set(piece, flight);
  const settle = () => {
    if (flying.get(piece) === flight) piece.style.zIndex = "";
  };
  flight.onfinish = settle;
  flight.oncancel = settle;
}

/** A card that left the board goes to its player's token on the track: a likeness of it flies. */
function depart(board: HTMLElement, event: Taken, before: Before): void {
  const likeness = before.cards.get(event.card);
  const start = before.places.get(`card:${event.card}`);
  const end = before.places.get(`track:${event.seat}`);
  const ocean = board.querySelector<HTMLElement>("[data-ocean]");
  if (likeness === undefined || start === undefined || end === undefined || ocean === null) return;
  const origin = ocean.getBoundingClientRect();
  likeness.inert = true;
  likeness.removeAttribute("data-fly");
  Object.assign(likeness.style, {
    position: "absolute",
    left: `${start.x - origin.x}px`,
    top: `${start.y - origin.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    zIndex: "30",
  });
  ocean.append(likeness);
  const { x, y } = offset(start, end);
  const flight = likeness.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 },
    ],
    { duration: REVEAL, easing: "cubic-bezier(.6,0,.3,1)" },
  );
  flight.onfinish = () => likeness.remove();
  flight.oncancel = () => likeness.remove();
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** From the middle of one to the middle of the other. */
function offset(from: DOMRect, to: DOMRect): Offset {
  return {
    x: to.x + to.width / 2 - (from.x + from.width / 2),
    y: to.y + to.height / 2 - (from.y + from.height / 2),
  };
}
