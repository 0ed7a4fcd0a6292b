import { useSyncExternalStore } from "react";
import type { Counts } from "~/access/areas";

/** What was polled since the page's own counts were loaded; theirs are newer once the page has loaded again. */
let polled: { over: Counts; counts: Counts } | null = null;
const listeners = new Set<() => void>();

/** `over` are the counts that the page was loaded with. */
export function tellCounts(over: Counts, counts: Counts): void {
  polled = { over, counts };
  for (const listener of listeners) listener();
}

/** The newest counts that this browser knows. */
export function useLiveCounts(loaded: Counts | null | undefined): Counts | null | undefined {
  const newest = useSyncExternalStore(
    subscribe,
    () => polled,
    () => null,
  );
  return newest && newest.over === loaded ? newest.counts : loaded;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
