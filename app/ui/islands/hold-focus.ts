import { KEYED, keyOf } from "./key-of";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Notes where in an element the focus is; what it answers puts the focus back after a change: on the same control of the same thing,
 * were it made anew, or where that thing is gone on the link of the next one that is left, else of the one before it. Where the focus is
 * elsewhere it stays there.
 */
export function holdFocus(into: Element): () => void {
  const active = document.activeElement;
  const own = active instanceof HTMLElement && active !== into && into.contains(active) ? active.closest(KEYED) : null;
  if (!(active instanceof HTMLElement) || !own) return () => {};
  const keys = [...into.querySelectorAll(KEYED)].map(keyOf);
  const at = keys.indexOf(keyOf(own));
  const control = controlsIn(own).indexOf(active);
  return () => {
    if (document.activeElement === active) return;
    if (active.isConnected) return active.focus({ preventScroll: true });
    const left = new Map([...into.querySelectorAll(KEYED)].map((thing) => [keyOf(thing), thing]));
    const same = left.get(keyOf(own));
    if (same) return (controlsIn(same)[control] ?? linkOf(same))?.focus({ preventScroll: true });
    const others = [...keys.slice(at + 1), ...keys.slice(0, at).reverse()];
    const next = others.map((key) => left.get(key)).find((thing) => thing && linkOf(thing));
    if (next) linkOf(next)?.focus();
  };
}

const linkOf = (thing: Element): HTMLElement | null =>
  thing.querySelector<HTMLElement>("h3 a, th a") ?? thing.querySelector<HTMLElement>("a[href]");

const controlsIn = (thing: Element): HTMLElement[] => [...thing.querySelectorAll<HTMLElement>(FOCUSABLE)];
