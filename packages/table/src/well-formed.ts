/** From afar anything may come: what has the shape it should have, and null for all else. */
import { Malformed, type Shape } from "@guinguette/rules/shape";

export function wellFormed<T>(shape: Shape<T>, value: unknown): T | null {
  try {
    return shape(value, "");
  } catch (cause) {
    if (cause instanceof Malformed) return null;
    throw cause;
  }
}
