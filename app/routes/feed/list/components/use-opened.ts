import { type RefObject, useRef } from "react";
import { useBeforePaint } from "~/ui/islands/use-before-paint";
import { useScript } from "~/ui/use-script";

/** The heading of the open alert: where it is opened in the page that is there, it takes the focus, and so is read. */
export function useOpened(id: number): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasScript = useScript();
  // What came with the document stands as it is.
  const told = useRef(hasScript ? null : id);
  // At once: a key that is pressed as soon as the alert is seen must not lose the focus that it gave to something else.
  useBeforePaint(() => {
    if (told.current === id) return;
    told.current = id;
    heading.current?.focus({ preventScroll: true });
    bringToTop(heading.current);
    document.querySelector(`[data-alert="${id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id]);
  return heading;
}

/** The alert begins at its top: that of its pane, or where it stands instead of the list, of the page. The list stays where it is. */
function bringToTop(heading: HTMLElement | null): void {
  const pane = heading?.closest<HTMLElement>("[data-scroll]");
  if (!pane) return;
  pane.scrollTop = 0;
  if (pane.getBoundingClientRect().top < 0) pane.scrollIntoView();
}
