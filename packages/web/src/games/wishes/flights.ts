/**
 * Motion that explains: each piece that has moved slides from where it was. What happened says from which place a
 * piece comes.
 */
import type { Event } from "@guinguette/rules/wishes/events";
import { placesIn, rectsOf, type Way, wayTo } from "../../motion/places.ts";
import { curves, MOVE, REVEAL } from "../../motion/times.ts";
import { travel } from "../../motion/travel.ts";
import { type Flight, flightsOf } from "./flight-plan.ts";

type Taken = Extract<Event, { readonly type: "taken" }>;

/** What the board looked like before something happened. */
export interface Before {
  readonly places: ReadonlyMap<string, DOMRect>;
  /** The Ocean cards that were taken, as they looked. */
  readonly cards: ReadonlyMap<string, HTMLElement>;
}

export function beforeIn(board: HTMLElement, events: readonly Event[]): Before {
  const pieces = placesIn(board);
  const cards = new Map<string, HTMLElement>();
  for (const event of events) {
    const card = event.type === "taken" ? pieces.get(`card:${event.card}`) : undefined;
    if (event.type === "taken" && card !== undefined)
      cards.set(event.card, card.cloneNode(true) as HTMLElement);
  }
  return { places: rectsOf(pieces), cards };
}

/** Lets everything that happened be seen, from the old places to the new. */
export function fly(board: HTMLElement, events: readonly Event[], before: Before): void {
  const pieces = placesIn(board);
  const { flights } = flightsOf(events, (name) => pieces.has(name));
  // All places are read before anything moves.
  const slides = [...flights, ...cardFlights(pieces, flights)].flatMap(({ from, to, at }) => {
    const piece = pieces.get(to);
    const start = from
      .map((name) => before.places.get(name))
      .find((place) => place !== undefined && place.width > 0);
    return piece === undefined || start === undefined
      ? []
      : [{ piece, at, way: wayTo(piece.getBoundingClientRect(), start) }];
  });
  for (const { piece, at, way } of slides) slide(piece, way, at);
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

function slide(piece: HTMLElement, { x, y }: Way, at: number): void {
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const steps = [{ transform: `translate(${x}px, ${y}px)`, easing: curves.out }, { transform: "none" }];
  travel(piece, { steps, takes: MOVE, at, above: true });
}

/** A card that left the board goes to its player's token on the track: a likeness of it flies. */
function depart(board: HTMLElement, event: Taken, before: Before): void {
  const likeness = before.cards.get(event.card);
  const start = before.places.get(`card:${event.card}`);
  const end = before.places.get(`track:${event.seat}`);
  if (likeness === undefined || start === undefined || end === undefined) return;
  const origin = board.getBoundingClientRect();
  likeness.inert = true;
  for (const mark of ["data-place", "data-at", "data-can", "data-grab"]) likeness.removeAttribute(mark);
  Object.assign(likeness.style, {
    position: "absolute",
    left: `${start.x - origin.x}px`,
    top: `${start.y - origin.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  board.append(likeness);
  const { x, y } = wayTo(start, end);
  const steps = [
    { transform: "none", opacity: 1, easing: curves.inout },
    { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 },
  ];
  travel(likeness, { steps, takes: REVEAL, above: true }, () => likeness.remove());
}
