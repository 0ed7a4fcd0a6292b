import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { MAIN } from "~/ui/main";

/**
 * Another page in the same document: as with a whole new one, the focus begins at its content and its title is said. What the content
 * itself focuses comes after this, because it stands after this.
 */
export function PageTold({
  from,
}: {
  /** The path that the document was opened with: this part comes later, when somebody may have gone on already. */
  from: string;
}) {
  const { pathname } = useLocation();
  const shown = useRef(from);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
