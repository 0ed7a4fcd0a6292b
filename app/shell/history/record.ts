/** One thing that the router did: a page was reached, or a form was sent. */
export interface HistoryEntry {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  kind: "page" | "submission";
  method: string;
  target: string;
}

/** The history with one more entry, newest first, cut to the size that the tools keep (specification §9: 250, at least 2). */
export function withEntry(
  history: readonly HistoryEntry[],
  entry: Omit<HistoryEntry, "id">,
  size: number,
): HistoryEntry[] {
  return [{ ...entry, id: (history[0]?.id ?? 0) + 1 }, ...history].slice(0, size);
}
