import { type ComponentProps, lazy, Suspense } from "react";
import { orNever } from "~/live/or-never";
import { Progress } from "./progress";

/** In the page from the server it stands whole; its script comes where there is work to tell of, which is seldom. */
const Told = import.meta.env.SSR
  ? Progress
  : lazy(() => orNever(import("./progress")).then(({ Progress }) => ({ default: Progress })));

export function LaterProgress(props: ComponentProps<typeof Progress>) {
  return (
    <Suspense fallback={null}>
      <Told {...props} />
    </Suspense>
  );
}
