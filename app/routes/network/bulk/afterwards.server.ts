import { redirect } from "@remix-run/node";
import type { Operation } from "~/backend/contract/operations";
import { MOST_COMPARED } from "~/backend/contract/profile-words";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import type { ToastAction } from "~/toasts/toast";
import type { BulkForm } from "./schema";

const TWO_TO_FOUR = "network:problems.compare";

/** The form in the toast that takes a change back. */
export function undoOf({ id, canUndo }: Operation, returnTo: string): ToastAction | undefined {
  return canUndo ? { to: paths.undo(id), label: "network:undo", fields: { returnTo } } : undefined;
}

/**
 * Of the buttons those that change nothing: they take what is ticked side by side, to the form of a new action, or of a self-assessment;
 * to that one also all that match, which `ofAll` names.
 */
export async function goAndStart<Refused>(
  { change, targetIds, selection }: BulkForm,
  { returnTo, ofAll }: { returnTo: string; ofAll: () => Promise<string> },
  refuse: (no: { status: number; problem: Message }) => Refused,
): Promise<Refused | Response> {
  const asks = change === "self-assessment";
  if (selection === "all") {
    if (asks) return redirect(await ofAll(), 303);
    return refuse({
      status: 422,
      problem: { key: change === "compare" ? TWO_TO_FOUR : "network:problems.actionOfAll" },
    });
  }
  if (!targetIds?.length) return refuse({ status: 400, problem: { key: "network:problems.nothingSelected" } });
  if (change === "compare") {
    const isFew = targetIds.length >= 2 && targetIds.length <= MOST_COMPARED;
    return isFew ? redirect(paths.compareOf(targetIds), 303) : refuse({ status: 422, problem: { key: TWO_TO_FOUR } });
  }
  return redirect(asks ? paths.selfAssessments(targetIds, returnTo) : paths.startAction({ targetIds, returnTo }), 303);
}
