/** What has a key of its own: the things of a list. */
const KEYED = "[data-alert], [data-target], [data-key]";
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Notes where in an element the focus is; what it answers puts the focus back after a change: on the same control of the same thing,
 * or, where that thing is gone, on the link of the next one, else of the one before it. Where the focus is elsewhere it stays there.
 */
export function holdFocus(into: Element): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !into.contains(active) || active === into) return () => {};
  const things = [...into.querySelectorAll(KEYED)];
  const own = active.closest(KEYED);
  const at = own ? things.indexOf(own) : -1;
  const control = own ? controlsIn(own).indexOf(active) : -1;
  // From the next one on, and then back from the one before.
  const following = [...things.slice(at + 1), ...things.slice(0, Math.max(at, 0)).reverse()];
  return () => {
    if (document.activeElement === active) return;
    if (active.isConnected) return active.focus({ preventScroll: true });
    if (!own) return;
    if (own.isConnected) return (controlsIn(own)[control] ?? linkOf(own))?.focus({ preventScroll: true });
    focusFirst(following.filter((thing) => thing.isConnected));
  };
}

/** The focus goes to the first of these that has a link of its own; false where none has. */
export function focusFirst(things: readonly Element[]): boolean {
  const link = things.map(linkOf).find((one) => one !== null);
  link?.focus();
  return Boolean(link);
}

const linkOf = (thing: Element): HTMLElement | null =>
  thing.querySelector<HTMLElement>("h3 a, th a") ?? thing.querySelector<HTMLElement>("a[href]");

const controlsIn = (thing: Element): HTMLElement[] => [...thing.querySelectorAll<HTMLElement>(FOCUSABLE)];
