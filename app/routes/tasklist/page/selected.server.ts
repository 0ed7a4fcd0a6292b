import { redirect } from "@remix-run/node";
import { safeReturnTo } from "~/access/return-to";
import type { Operation } from "~/backend/contract/operations";
import { MOST_TASKS, partsOfKey } from "~/backend/contract/task-words";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";

/** Of the address of a form about selected tasks: their keys, and the list on which they were selected. */
export function selectedIn(request: Request): { keys: string[]; returnTo: string } {
  const { searchParams } = new URL(request.url);
  const keys = (searchParams.get("keys") ?? "").split(",").filter((key) => partsOfKey(key) !== null);
  return {
    keys: [...new Set(keys)].slice(0, MOST_TASKS),
    returnTo: safeReturnTo(searchParams.get("returnTo"), paths.tasks()),
  };
}

/** Back to the list, which says what was done and offers to take it back. */
export async function backWith(
  { id, changed, canUndo }: Operation,
  key: "tasks:made.putOff" | "tasks:made.given",
  returnTo: string,
): Promise<Response> {
  const undo = { to: paths.undo(id), label: "tasks:undo", fields: { returnTo } } as const;
  const toast = await toastCookie({ key, params: { count: changed ?? 0 } }, "good", canUndo ? undo : undefined);
  return redirect(returnTo, { status: 303, headers: { "Set-Cookie": toast } });
}
