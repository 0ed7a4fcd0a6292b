import { useRef, useState } from "react";
import { jsonAt } from "~/ui/json-at";
import type { FilterView } from "../filter-view.server";

/** The figures of the filter: asked for by who goes into it, and again beside a newer list or where they did not come. */
export function useCounts(view: FilterView) {
  const [counted, setCounted] = useState<FilterView | null>(null);
  const asked = useRef<FilterView | null>(null);
  const ask = async () => {
    if (asked.current === view) return;
    asked.current = view;
    const found = await countsAt(view.countsUrl);
    if (asked.current !== view) return;
    if (found) setCounted(found);
    else asked.current = null;
  };
  return { counted, ask };
}

/** Null where they cannot be had: the filter works without them, and its link says why. */
export const countsAt = (url: string): Promise<FilterView | null> => jsonAt<FilterView>(url);
