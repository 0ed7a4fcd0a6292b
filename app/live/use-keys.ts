import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { jumpsFor, keyReader } from "./keys";
import type { LiveData } from "./live";

/** Listens for the keys that work everywhere. Before the screens' own, so that `g f` is no `f`. */
export function useKeys(data: LiveData | undefined, open: (what: "palette" | "shortcuts") => void): void {
  const navigate = useNavigate();
  // Visitors have no switch for single keys, so they have none of them (WCAG 2.1.4).
  const isVisitor = !data?.user;
  const mayGo = [...(data?.areas ?? []), ...(data?.user?.links ?? [])].join();
  useEffect(() => {
    const read = keyReader(
      jumpsFor(mayGo.split(",")),
      () =>
        isVisitor ||
        document.documentElement.dataset.shortcuts === "off" ||
        document.querySelector("dialog[open]") !== null,
    );
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp: at } = event;
      const command = read({ key, ctrlKey, metaKey, altKey, isTyping: isTyping(target), at });
      if (!command) return;
      event.preventDefault();
      if ("go" in command) navigate(command.go);
      else open(command.open);
    };
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [isVisitor, mayGo, navigate, open]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !== null
  );
}
