import { useRef, useState } from "react";
import { dataAt } from "~/live/data-at";
import type { FilterView } from "../filter-view.server";

/** The figures of the filter: asked for by who goes into it, and again beside a newer list or where they did not come: the filter works without them, and its link says why. */
export function useCounts(view: FilterView) {
  const [counted, setCounted] = useState<FilterView | null>(null);
  const asked = useRef<FilterView | null>(null);
  const ask = async () => {
    if (asked.current === view) return;
    asked.current = view;
    const found = await dataAt<FilterView>(view.countsUrl);
    if (asked.current !== view) return;
    if (found) setCounted(found);
    else asked.current = null;
  };
  return { counted, ask };
}
