import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { MAIN } from "~/shell/main";

/**
 * Another page in the same document: as with a whole new one, the focus begins at its content and its title is said. Who has gone on
 * with the keyboard meanwhile stays where they are.
 */
export function PageTold() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const leftAt = useRef<Element | null>(null);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement, body, title } = document;
    if (activeElement === body || activeElement === leftAt.current) {
      document.getElementById(MAIN)?.focus({ preventScroll: true });
    }
    setTitle(title);
  }, [pathname]);
  useEffect(() => {
    if (state === "idle") leftAt.current = null;
    else leftAt.current ??= document.activeElement;
  }, [state]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
