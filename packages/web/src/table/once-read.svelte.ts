/** A sheet that goes by itself: nobody waits for whoever only watches, and time passes for whoever is to play by the clock. */

/** So long there is to read it, in milliseconds. */
const READING = 6000;

/** What they had time to read goes once it may. `title`: of the sheet that lies there; "" where none does. */
export function closeOnceRead(title: () => string, mayGo: () => boolean, close: () => void): void {
  const toRead = $derived(title());
  let isRead = $state(false);
  $effect(() => {
    isRead = false;
    if (toRead === "") return;
    const timer = setTimeout(() => (isRead = true), READING);
    return () => clearTimeout(timer);
  });
  const goes = $derived(isRead && mayGo());
  $effect(() => {
    if (goes) close();
  });
}
