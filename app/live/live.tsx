import { lazy, Suspense, useEffect, useState } from "react";
import type { ChromeData } from "~/shell/queries.server";

const LivePart = lazy(() => import("./live-part"));

export type LiveData = Pick<ChromeData, "user" | "areas" | "counts" | "polls">;

/** What a page does by itself and by the keyboard. Loaded once the page has been taken over: nobody waits for it. */
export function Live({ data }: { data: LiveData | undefined }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? (
    <Suspense>
      <LivePart data={data} />
    </Suspense>
  ) : null;
}
