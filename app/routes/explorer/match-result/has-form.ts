import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import type { ResultView } from "./view.server";

type Shown = Pick<ResultView, "mayDecide" | "bulk"> & {
  lines: readonly Pick<ResultView["lines"][number], "line" | "importHref">[];
  adopt: object | null;
  rest: Pick<NonNullable<ResultView["rest"]>, "mayImport"> | null;
  running: Pick<NonNullable<ResultView["running"]>, "mayCancel"> | null;
};

/** Whether the form that was refused is on the page now: a job, or somebody else, may have gone on meanwhile. */
export function hasForm(shown: Shown, { submission }: FailedForm): boolean {
  const intent = String(submission.initialValue?.[INTENT_FIELD]);
  if (intent === "cancel") return shown.running?.mayCancel ?? false;
  if (intent === "adopt") return shown.adopt !== null;
  if (intent === "rest") return shown.rest?.mayImport ?? false;
  if (intent === "all") return shown.bulk !== null;
  return shown.mayDecide && shown.lines.some(({ line, importHref }) => !importHref && intent === `decide-${line}`);
}
