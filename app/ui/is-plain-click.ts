import type { MouseEvent } from "react";

/** A press that means "here": not one that opens something beside the page, and none that somebody has answered already. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
