import { type RefObject, useRef } from "react";
import { useBeforePaint } from "~/ui/islands/use-before-paint";
import { useScript } from "~/ui/use-script";

/** The heading of the task beside the list: where it is opened in the page that is there, it takes the focus, and so is read. */
export function useShownTask(key: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasScript = useScript();
  // What came with the document stands as it is.
  const told = useRef(hasScript ? null : key);
  useBeforePaint(() => {
    if (told.current === key) return;
    told.current = key;
    heading.current?.focus({ preventScroll: true });
    const pane = heading.current?.closest<HTMLElement>("[data-scroll]");
    if (pane) pane.scrollTop = 0;
    // Where it stands instead of the list, it begins at the top of the page.
    if (pane && pane.getBoundingClientRect().top < 0) pane.scrollIntoView();
    document.querySelector(`[data-task="${key}"]`)?.scrollIntoView({ block: "nearest" });
  }, [key]);
  return heading;
}
