/** Whether an address leads to this device alone, from wherever it is followed. */
export function leadsOnlyHere(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
