import { type ComponentProps, lazy, Suspense } from "react";
import { orNever } from "~/live/or-never";
import { OperationNote } from "./operation-note";

/** In the page from the server it stands whole; its script comes where there is work to tell of, which is seldom. */
const Note = import.meta.env.SSR
  ? OperationNote
  : lazy(() => orNever(import("./operation-note")).then(({ OperationNote }) => ({ default: OperationNote })));

export function LaterNote(props: ComponentProps<typeof OperationNote>) {
  return (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  );
}
