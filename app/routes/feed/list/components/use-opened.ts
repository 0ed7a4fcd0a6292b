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
