import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** How far each visited list was scrolled, by the key of its entry in the history: the browser knows it of windows only. */
const known = new Map<string, number>();
const MOST = 50;

/** Another list begins at its top, one that is gone back to where it was. An alert that is opened or put away moves nothing. */
export function usePaneScroll(listHref: string): void {
  const { key } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const pane = () => document.querySelector<HTMLElement>('[data-scroll="list"]');
    const here = pane();
    if (here && shown.current !== listHref) here.scrollTop = known.get(key) ?? 0;
    shown.current = listHref;
    const keep = () => {
      const { scrollTop } = pane() ?? {};
      if (scrollTop === undefined) return;
      known.delete(key);
      known.set(key, scrollTop);
      for (const old of [...known.keys()].slice(0, -MOST)) known.delete(old);
    };
    here?.addEventListener("scroll", keep, { passive: true });
    return () => here?.removeEventListener("scroll", keep);
  }, [key, listHref]);
}
