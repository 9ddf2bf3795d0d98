/** Another person comes to this device, or nobody: what it kept at tables apart was of the one before. */
import { forgetChances } from "./chances.ts";
import { forgetMoves } from "./kept-move.ts";
import { remember } from "./myself.ts";
import { forgetSeen } from "./seen-deals.ts";

export function forgetPerson(): void {
  remember({ known: false, name: "", several: false });
  forgetChances();
  forgetSeen();
  // A move of theirs would be made from another's seat.
  forgetMoves();
}
