/** Whoever touches something sees at once that it was felt; what is more work comes right after. */
export function afterPaint(then: () => void): void {
  if (typeof requestAnimationFrame === "undefined") then();
  else requestAnimationFrame(() => setTimeout(then));
}
