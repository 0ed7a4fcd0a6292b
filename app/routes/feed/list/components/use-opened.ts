import { type RefObject, useEffect, useRef } from "react";
import { useScript } from "~/ui/use-script";

/** The heading of the open alert: where it is opened in the page that is there, it takes the focus, and so is read. */
export function useOpened(id: number): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasScript = useScript();
  // What came with the document stands as it is.
  const told = useRef(hasScript ? null : id);
  useEffect(() => {
    if (told.current === id) return;
    told.current = id;
    heading.current?.focus();
  }, [id]);
  return heading;
}

/** Put away, the alert leaves the focus to its line in the list, or to the list where that line has gone. */
export function usePutAway(openId: number | null): void {
  const open = useRef(openId);
  useEffect(() => {
    const before = open.current;
    open.current = openId;
    if (before === null || openId !== null || document.activeElement !== document.body) return;
    const line = document.querySelector<HTMLElement>(`[data-alert="${before}"] h3 a`);
    (line ?? document.getElementById("feed-heading"))?.focus();
  }, [openId]);
}
