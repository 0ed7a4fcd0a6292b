import { type FormEvent, type RefObject, useRef } from "react";
import { useBeforePaint } from "~/ui/islands/use-before-paint";

/**
 * The bar of what is ticked goes when the last ticked alert leaves the list, and what was pressed in it goes too: the
 * alert behind them is where one goes on. Answers what notes that alert when the bar sends a change. `leaving` names those that are leaving.
 */
export function useFocusAfterBar(list: RefObject<HTMLFormElement | null>, leaving: string) {
  const next = useRef<HTMLElement | null>(null);
  // The bar goes with the alerts that leave, before the browser takes the focus from what is no longer seen.
  useBeforePaint(() => {
    const pressed = document.activeElement;
    if (!pressed?.closest("[data-bar]") || pressed.checkVisibility()) return;
    const there = next.current?.isConnected
      ? next.current
      : list.current?.querySelector<HTMLElement>(`[data-alert] ${TITLE}`);
    (there ?? document.getElementById("feed-heading"))?.focus({ preventScroll: true });
    there?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [leaving, list]);
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const rows = [...currentTarget.querySelectorAll("[data-alert]")];
    const isTicked = (row: Element) => row.querySelector("input:checked") !== null;
    const left = rows.slice(rows.findLastIndex(isTicked) + 1);
    next.current = (left[0] ?? rows.findLast((row) => !isTicked(row)))?.querySelector<HTMLElement>(TITLE) ?? null;
  };
}

const TITLE = "h3 a";
