/** Who asks, as the limits see them. */
export interface Caller {
  /** The address, or network, that they share with others. */
  readonly household: string;
  /** Who of it, where that is known. */
  readonly person: string | null;
  /** Whether they have been known for long enough to have a budget of their own; if not said, they have not. */
  readonly established?: boolean | undefined;
}

/**
 * With whom they share what is bounded for a household: established people with each other, everybody else with everybody
 * else. So a device that floods under no name, or under names that it has just been given, costs those nothing who have
 * been known for longer.
 */
export function poolOf({ household, established }: Omit<Caller, "person">): string {
  return established === true ? `established ${household}` : household;
}
