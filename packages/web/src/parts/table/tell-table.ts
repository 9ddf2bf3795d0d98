/** What in a dock changes the table around it. */
const told = ["kept", "keeps", "steps", "consent"];

/**
 * Tells the table what stands in its dock, as words of `data-dock`. The styles could find it out by `:has()`; but the
 * table is what its pieces measure themselves by, and all of them would be styled anew whenever anything in it changes.
 */
export function tellTable(dock: HTMLElement): () => void {
  const table = dock.parentElement;
  const tell = () => {
    const words = told.filter((word) => dock.querySelector(`:scope > .${word}`) !== null);
    // More answers than stand side by side.
    if (dock.querySelector(":scope > .consent > :nth-child(3)") !== null) words.push("several");
    if (dock.querySelector(":scope > :not(.row)") !== null) words.push("more");
    const now = words.join(" ");
    if (table !== null && table.dataset.dock !== now) table.dataset.dock = now;
  };
  const watching = new MutationObserver(tell);
  watching.observe(dock, { subtree: true, childList: true, attributeFilter: ["class"] });
  tell();
  return () => watching.disconnect();
}
