import { type ComponentType, useEffect, useState } from "react";
import { FEW } from "./choices";

interface Opened {
  select: HTMLSelectElement;
  Picker: ComponentType<{ select: HTMLSelectElement; onClose: () => void }>;
  close: () => void;
}

/**
 * The long list that somebody opens, by the mouse or the keyboard, which then gets a search in place of the system's own list; null while
 * none is open. The list stays the field: its value, its arrows and its letters work as without a script, and on a phone the system's list
 * comes, which is made for fingers. The search is loaded when somebody comes near such a list; where it does not come, the system's list
 * opens.
 */
export function usePicker(): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isLost = false;
    const load = () =>
      import("./picker").catch(() => {
        isLost = true;
        return null;
      });
    const near = ({ target }: Event) => {
      if (!isLost && longListOf(target)) void load();
    };
    const open = async (event: Event) => {
      const select = longListOf(event.target);
      if (!select || isLost || event.defaultPrevented) return;
      event.preventDefault();
      select.focus();
      const loaded = await load();
      if (loaded) setOpened({ select, Picker: loaded.Picker, close: () => setOpened(null) });
      else if ("showPicker" in select) select.showPicker();
    };
    const point = (event: MouseEvent) => {
      if (event.button === 0 && matchMedia("(pointer: fine)").matches) void open(event);
    };
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const isPlain = !ctrlKey && !metaKey && !shiftKey;
      if (isPlain && (altKey ? key === "ArrowDown" : key === " " || key === "F4")) void open(event);
    };
    const heard = [
      ["pointerover", near],
      ["focusin", near],
      ["mousedown", point],
      ["keydown", press],
    ] as [string, (event: Event) => void][];
    for (const [type, listen] of heard) document.addEventListener(type, listen);
    return () => {
      for (const [type, listen] of heard) document.removeEventListener(type, listen);
    };
  }, []);
  return opened;
}

function longListOf(target: EventTarget | null): HTMLSelectElement | null {
  const select = target instanceof Element ? target.closest("select") : null;
  const isOneOfMany = select && !select.multiple && select.size <= 1 && select.options.length > FEW;
  return isOneOfMany && !select.matches(":disabled") ? select : null;
}
