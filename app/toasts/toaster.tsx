import { lazy, Suspense, useEffect, useState } from "react";
import type { Toast } from "./toast";
import { ToastCard } from "./toast-card";

/** In the page from the server it stands whole; its script comes with the first message, which most pages have none of. */
const Card = import.meta.env.SSR
  ? ToastCard
  : lazy(() => import("./toast-card").then(({ ToastCard }) => ({ default: ToastCard })));

/** The message of the last change. It floats over the page; without a script it is a banner with the same text. */
export function Toaster({ toast }: { toast: Toast | null }) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const shown = toast && toast.id !== dismissed ? toast : null;
  const id = shown?.id;
  useEffect(() => {
    if (!id) return;
    // It lies over the page: who works by keyboard need not walk to its button to see what is under it.
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]"))
        setDismissed(id);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [id]);
  return (
    // The region is always there, so that a screen reader hears what is put into it.
    <div role="status" className="contents">
      {shown && (
        <Suspense fallback={null}>
          <Card toast={shown} onDismiss={() => setDismissed(shown.id)} />
        </Suspense>
      )}
    </div>
  );
}
