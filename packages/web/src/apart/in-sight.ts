/** Whether the page is in sight, told whenever that changes: behind others, or on a phone that sleeps, it is not. */
export function followSight(tell: (isInSight: boolean) => void): () => void {
  const look = () => tell(document.visibilityState !== "hidden");
  document.addEventListener("visibilitychange", look);
  look();
  return () => document.removeEventListener("visibilitychange", look);
}
