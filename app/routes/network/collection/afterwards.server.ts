import { redirect } from "@remix-run/node";
import type { Operation } from "~/backend/contract/operations";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import type { ToastAction } from "~/toasts/toast";
import type { TableForm } from "./schema";

/** Back to the same page, with how far the work is and what it could not do beside it where there is such. */
export function afterwards(request: Request, { id, state, failures }: Operation): string {
  const url = new URL(request.url);
  url.searchParams.delete("select");
  if (state !== "Done" || failures) url.searchParams.set("operation", String(id));
  else url.searchParams.delete("operation");
  return url.pathname + url.search;
}

/** The form in the toast that takes a change back. */
export function undoOf({ id, canUndo }: Operation, returnTo: string): ToastAction | undefined {
  return canUndo ? { to: paths.undo(id), label: "network:undo", fields: { returnTo } } : undefined;
}

/** Of the buttons those that change nothing: they take what is ticked to the form of a new action, or of a self-assessment. */
export function goAndStart<Refused>(
  { change, targetIds, selection }: TableForm,
  returnTo: string,
  refuse: (no: { status: number; problem: Message }) => Refused,
): Refused | Response {
  const asks = change === "self-assessment";
  if (selection === "all") {
    const key = asks ? "network:problems.selfAssessmentOfAll" : "network:problems.actionOfAll";
    return refuse({ status: 422, problem: { key } });
  }
  if (!targetIds?.length) return refuse({ status: 400, problem: { key: "network:problems.nothingSelected" } });
  return redirect(asks ? paths.selfAssessments(targetIds, returnTo) : paths.startAction({ targetIds, returnTo }), 303);
}
