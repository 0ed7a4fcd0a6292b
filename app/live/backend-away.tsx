import { type ReactNode, useLayoutEffect } from "react";

/**
 * Stands in place of the content while the backend is away (specification §2). The content stays in the document, so that
 * neither what was typed nor the focus is lost.
 */
export function BackendAway({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const main = document.querySelector("main");
    if (!main) return;
    const focused = document.activeElement;
    main.hidden = true;
    return () => {
      main.hidden = false;
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    };
  }, []);
  return (
    <div role="alert" className="flex flex-1 flex-col">
      {children}
    </div>
  );
}
