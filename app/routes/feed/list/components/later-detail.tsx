import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { orNever } from "~/live/or-never";
import { OpenAlert } from "./alert-detail";

const load = () => orNever(import("./alert-detail")).then(({ OpenAlert }) => ({ default: OpenAlert }));

/** In the page from the server the alert stands whole; its script is no part of the list's and comes after it. */
const Detail = import.meta.env.SSR ? OpenAlert : lazy(load);

export function LaterDetail(props: ComponentProps<typeof OpenAlert>) {
  return (
    <Suspense fallback={null}>
      <Detail {...props} />
    </Suspense>
  );
}

/** Has it at hand before the first alert is opened: from the first sign that somebody is there, which most loads of a list never see. */
export function useLaterDetail(): void {
  useEffect(() => {
    const begin = () => {
      stop();
      void load();
    };
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, begin);
    };
    for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
}

const SIGNS = ["pointermove", "pointerdown", "focusin", "keydown"] as const;
