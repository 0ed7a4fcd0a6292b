import { useRef } from "react";
import { useBeforePaint } from "~/ui/islands/use-before-paint";

/** Put away, the alert leaves the focus to its line in the list, or to the list where that line has gone. */
export function usePutAway(openId: number | null): void {
  const open = useRef(openId);
  useBeforePaint(() => {
    const before = open.current;
    open.current = openId;
    if (before === null || openId !== null || document.activeElement !== document.body) return;
    const line = document.querySelector<HTMLElement>(`[data-alert="${before}"] h3 a`);
    (line ?? document.getElementById("feed-heading"))?.focus({ preventScroll: true });
    line?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [openId]);
}
