import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import type { ResultView } from "./view.server";

type Shown = Pick<ResultView, "step" | "isDiscardable" | "bulk"> & {
  rows: readonly Pick<ResultView["rows"][number], "row" | "choices">[];
};

/** Whether the form that was refused is on the page now: a job, or somebody else, may have gone on meanwhile. */
export function hasForm({ step, isDiscardable, bulk, rows }: Shown, { submission }: FailedForm): boolean {
  const intent = String(submission.initialValue?.[INTENT_FIELD]);
  if (step.at === "working" && step.stop === intent) return true;
  if (intent === "apply") return step.at !== "working" && step.at !== "over" && step.adds !== null;
  if (intent === "discard") return isDiscardable;
  if (intent === "all") return bulk !== null;
  return rows.some(({ row, choices }) => choices.length > 0 && intent === `decide-${row}`);
}
