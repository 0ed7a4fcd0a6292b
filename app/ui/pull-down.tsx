import type { ComponentProps, FocusEvent, KeyboardEvent } from "react";

/**
 * A `<details>` whose content lies over the page. It opens without a script; with one it closes with Escape, its button having the
 * focus again, and when the focus goes on: it never covers what the keyboard has reached.
 */
export function PullDown(props: ComponentProps<"details">) {
  return <details {...props} onKeyDown={closeWithEscape} onBlur={closeBehindFocus} />;
}

function closeWithEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** A press on words inside gives the focus to what is around the menu, which is no going on. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!(relatedTarget instanceof Element)) return;
  if (!currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget)) currentTarget.open = false;
}
