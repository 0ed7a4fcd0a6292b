import { redirect } from "@remix-run/node";
import { safeReturnTo } from "~/access/return-to";
import type { Operation } from "~/backend/contract/operations";
import { MOST_TASKS } from "~/backend/contract/task-words";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { withOperation } from "./chosen";
import { type Selected, selectedOf } from "./schema";

/** Of the address of a form about selected tasks: these as they were seen, and the list on which they were selected. */
export function selectedIn(request: Request): { selected: Selected[]; returnTo: string } {
  const { searchParams } = new URL(request.url);
  const texts = new Set((searchParams.get("keys") ?? "").split(","));
  const selected = new Map([...texts].flatMap((text) => selectedOf(text) ?? []).map((one) => [one.key, one]));
  return {
    selected: [...selected.values()].slice(0, MOST_TASKS),
    returnTo: safeReturnTo(searchParams.get("returnTo"), paths.tasks()),
  };
}

/** Back to the list, which says what was done and offers to take it back, and names what was left out. */
export async function backWith(
  { id, changed, canUndo, failures }: Operation,
  key: "tasks:made.putOff" | "tasks:made.given" | "tasks:made.finished",
  returnTo: string,
): Promise<Response> {
  const undo = { to: paths.undo(id), label: "tasks:undo", fields: { returnTo } } as const;
  const toast = await toastCookie({ key, params: { count: changed ?? 0 } }, "good", canUndo ? undo : undefined);
  return redirect(failures ? withOperation(returnTo, id) : returnTo, { status: 303, headers: { "Set-Cookie": toast } });
}
