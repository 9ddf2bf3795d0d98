/** So long a one-time link to another device is good, in milliseconds. */
export const CARRIED_FOR = 10 * 60_000;
