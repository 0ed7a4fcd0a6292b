import { lazy, Suspense, useEffect, useState } from "react";
import { orNever } from "~/live/or-never";

const HistoryPanel = lazy(() => orNever(import("./history-panel")));

/** Outside production, and only once the page has been taken over. */
export function History({ size }: { size: number }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? (
    <Suspense>
      <HistoryPanel size={size} />
    </Suspense>
  ) : null;
}
