import type { Operation } from "~/backend/contract/operations";
import { paths } from "~/paths";
import type { ToastAction } from "~/toasts/toast";

/** The form in the toast that takes a change back. */
export function undoOf(operation: Operation | null, returnTo: string): ToastAction | undefined {
  if (!operation?.canUndo) return undefined;
  return { to: paths.undo(operation.id), label: "feed:undo", fields: { returnTo } };
}
