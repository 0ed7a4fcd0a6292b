import type { ComponentProps, FocusEvent, KeyboardEvent } from "react";

/**
 * A `<details>` whose content lies over the page. It opens without a script; with one it closes with Escape, its button having the
 * focus again, and when the focus goes on: it never covers what the keyboard has reached.
 */
export function PullDown(props: ComponentProps<"details">) {
  return <details {...props} {...PULL_DOWNS} />;
}

/** The same for all such `<details>` in an element: of those that the server wrote. */
export const PULL_DOWNS = { onKeyDown: closeWithEscape, onBlur: closeBehindFocus };

function closeWithEscape({ key, target }: KeyboardEvent): void {
  const menu = key === "Escape" && menuAround(target);
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** A press on words inside gives the focus to what is around the menu, which is no going on. */
function closeBehindFocus({ target, relatedTarget }: FocusEvent): void {
  const menu = menuAround(target);
  if (!menu || !(relatedTarget instanceof Element)) return;
  if (!menu.contains(relatedTarget) && !relatedTarget.contains(menu)) menu.open = false;
}

const menuAround = (target: EventTarget): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>("details[open]") : null;
