/** What a change looks like: as it is made, and as it is read back. */
import { botNames } from "@guinguette/bots/levels";
import type { Game } from "@guinguette/rules/contract";
import { anObject, exactly, integerWithin, oneOf, type Shape, text, truth } from "@guinguette/rules/shape";
import type { Change } from "./changes.ts";

export const level = oneOf(botNames);
export const colour = integerWithin(0, 7);

export function changeShape(game: Game, players: number): Shape<Change> {
  const made = {
    seat: integerWithin(0, players - 1),
    seen: integerWithin(0, Number.MAX_SAFE_INTEGER),
  };
  const move = game.moveShape;
  const shapes: { readonly [K in Change["kind"]]: Shape<Change> } = {
    played: exactly({ kind: oneOf(["played"]), ...made, move }),
    sealed: exactly({ kind: oneOf(["sealed"]), ...made, move }),
    unsealed: exactly({ kind: oneOf(["unsealed"]), ...made }),
    "taken-back": exactly({ kind: oneOf(["taken-back"]), ...made }),
    asked: exactly({ kind: oneOf(["asked"]), ...made }),
    agreed: exactly({ kind: oneOf(["agreed"]), ...made }),
    refused: exactly({ kind: oneOf(["refused"]), ...made }),
    withdrawn: exactly({ kind: oneOf(["withdrawn"]), ...made }),
    hinted: exactly({ kind: oneOf(["hinted"]), ...made }),
    "sat-down": (value, at) => {
      const { colour: chosen, ...rest } = anObject(value, at);
      const read = exactly({ kind: oneOf(["sat-down"]), ...made, name: text })(rest, at);
      return chosen === undefined ? read : { ...read, colour: colour(chosen, `${at}.colour`) };
    },
    "stood-up": gone(exactly({ kind: oneOf(["stood-up"]), ...made })),
    "bot-in": exactly({ kind: oneOf(["bot-in"]), ...made, level, name: text }),
    "bot-out": exactly({ kind: oneOf(["bot-out"]), ...made }),
    "timed-out": gone((value, at) => {
      const { why, ...rest } = anObject(value, at);
      const read = exactly({ kind: oneOf(["timed-out"]), ...made, level })(rest, at);
      return why === undefined ? read : { ...read, why: oneOf(["time", "away", "vote"])(why, `${at}.why`) };
    }),
    resigned: gone(exactly({ kind: oneOf(["resigned"]), ...made, level })),
  };
  const kinds = Object.keys(shapes) as Change["kind"][];
  return (value, at) => shapes[oneOf(kinds)(anObject(value, at).kind, `${at}.kind`)](value, at);
}

/** With what was asked of whoever goes, where it lapses. */
function gone(shape: Shape<Change>): Shape<Change> {
  return (value, at) => {
    const { lapses, ...rest } = anObject(value, at);
    const read = shape(rest, at);
    return lapses === undefined ? read : ({ ...read, lapses: truth(lapses, `${at}.lapses`) } as Change);
  };
}
