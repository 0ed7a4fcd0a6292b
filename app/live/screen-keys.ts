/**
 * Listens for the single keys of a screen; `act` answers whether it did something. Off where shortcuts are switched off for good
 * (`data-shortcuts="off"` on the document), and behind an open dialog, where nothing is anybody's to press.
 */
export function listenForScreenKeys(act: (event: KeyboardEvent) => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.documentElement.dataset.shortcuts === "off" || document.querySelector("dialog[open]")) return;
    if (act(event)) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** Whether letters go into what has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}

/** Presses what is there; false where there is nothing. */
export function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}
