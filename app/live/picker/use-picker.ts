import { useCallback, useEffect, useState } from "react";
import { FEW } from "./choices";

/**
 * The long list that somebody opens, by the mouse or the keyboard, which then gets a search in place of the system's own list; null while
 * none is open. The list stays the field: its value, its arrows and its letters work as without a script, and on a phone the system's list
 * comes, which is made for fingers.
 */
export function usePicker(): [HTMLSelectElement | null, () => void] {
  const [opened, setOpened] = useState<HTMLSelectElement | null>(null);
  useEffect(() => {
    const open = (event: Event) => {
      const select = longListOf(event.target);
      if (!select || event.defaultPrevented) return;
      event.preventDefault();
      select.focus();
      setOpened(select);
    };
    const point = (event: MouseEvent) => {
      if (event.button === 0 && matchMedia("(pointer: fine)").matches) open(event);
    };
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const isPlain = !ctrlKey && !metaKey && !shiftKey;
      if (isPlain && (altKey ? key === "ArrowDown" : key === " " || key === "F4")) open(event);
    };
    document.addEventListener("mousedown", point);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("mousedown", point);
      document.removeEventListener("keydown", press);
    };
  }, []);
  return [opened, useCallback(() => setOpened(null), [])];
}

function longListOf(target: EventTarget | null): HTMLSelectElement | null {
  const select = target instanceof Element ? target.closest("select") : null;
  const isOneOfMany = select && !select.multiple && select.size <= 1 && select.options.length > FEW;
  return isOneOfMany && !select.disabled ? select : null;
}
