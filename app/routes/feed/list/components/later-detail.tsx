import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { AlertDetail } from "./alert-detail";

const load = () => import("./alert-detail").then(({ AlertDetail }) => ({ default: AlertDetail }));

/** In the page from the server the alert stands whole; its script is no part of the list's and comes after it. */
const Detail = import.meta.env.SSR ? AlertDetail : lazy(load);

export function LaterDetail(props: ComponentProps<typeof AlertDetail>) {
  return (
    <Suspense fallback={null}>
      <Detail {...props} />
    </Suspense>
  );
}

/** Has it at hand before the first alert is opened. */
export function useLaterDetail(): void {
  useEffect(() => {
    void load();
  }, []);
}
