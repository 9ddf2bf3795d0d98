/** Keys that press buttons. A button says by `aria-keyshortcuts` which key is its own. */

/** A key without company: not a shortcut of the browser or the system, and not a letter that is being typed. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
  if (ctrlKey || altKey || metaKey || isComposing) return false;
  const isLetter = key.length === 1;
  const typing = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  return !(isLetter && typing);
}

/** Presses the button whose key this is: one that is in sight, can be pressed, and lies under no dialog. */
export function pressByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || !isPlainKey(event)) return;
  if (document.querySelector("dialog[open]") !== null) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[aria-keyshortcuts]"))
    if (button.getAttribute("aria-keyshortcuts") === event.key && canBePressed(button)) {
      event.preventDefault();
      button.click();
      return;
    }
}

function canBePressed(button: HTMLButtonElement): boolean {
  const { width, height } = button.getBoundingClientRect();
  return !button.disabled && width > 0 && height > 0 && button.closest("[inert]") === null;
}
