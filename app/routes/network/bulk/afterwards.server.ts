import { redirect } from "@remix-run/node";
import type { Operation } from "~/backend/contract/operations";
import { MOST_COMPARED } from "~/backend/contract/profile-words";
import type { Message } from "~/i18n/message";
import { paths } from "~/paths";
import type { ToastAction } from "~/toasts/toast";
import type { BulkForm } from "./schema";

const TWO_TO_FOUR = "network:problems.compare";
const NOTHING_SELECTED = { status: 400, problem: { key: "network:problems.nothingSelected" } } as const;

/** The address of the page about all that match. */
type OfAll = (change: "self-assessment" | "unfollow" | "measures") => Promise<string>;

/** The form in the toast that takes a change back. */
export function undoOf({ id, canUndo }: Operation, returnTo: string): ToastAction | undefined {
  return canUndo ? { to: paths.undo(id), label: "network:undo", fields: { returnTo } } : undefined;
}

/** Of the buttons those that change nothing themselves: what they are about is asked on a page of its own. */
export const leadsOn = ({ change }: BulkForm): boolean => LEADING.some((one) => one === change);

const LEADING = ["action", "measures", "self-assessment", "compare", "unfollow"] as const;

/**
 * Where these lead: what is ticked goes side by side, to the form of a new action or of a self-assessment, to the catalogue of
 * measures, or to the question before it is unfollowed; to the last three also all that match, which `ofAll` names; null where only what is ticked is changed.
 */
export async function goAndStart<Refused>(
  { change, targetIds, selection }: BulkForm,
  { returnTo, ofAll }: { returnTo: string; ofAll: OfAll | null },
  refuse: (no: { status: number; problem: Message }) => Refused,
): Promise<Refused | Response> {
  if (selection === "all") {
    if (!ofAll) return refuse(NOTHING_SELECTED);
    if (change === "self-assessment" || change === "unfollow" || change === "measures")
      return redirect(await ofAll(change), 303);
    return refuse({
      status: 422,
      problem: { key: change === "compare" ? TWO_TO_FOUR : "network:problems.actionOfAll" },
    });
  }
  if (!targetIds?.length) return refuse(NOTHING_SELECTED);
  if (change === "compare") {
    const isFew = targetIds.length >= 2 && targetIds.length <= MOST_COMPARED;
    return isFew ? redirect(paths.compareOf(targetIds), 303) : refuse({ status: 422, problem: { key: TWO_TO_FOUR } });
  }
  if (change === "self-assessment") return redirect(paths.selfAssessments(targetIds, returnTo), 303);
  if (change === "measures") return redirect(paths.measuresFor(targetIds), 303);
  if (change === "unfollow") return redirect(paths.unfollow(targetIds, returnTo), 303);
  return redirect(paths.startAction({ targetIds, returnTo }), 303);
}
