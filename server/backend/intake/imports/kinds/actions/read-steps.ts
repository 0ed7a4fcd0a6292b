import { LONGEST_STEP, MOST_STEPS } from "~/backend/contract/action-words";
import type { Report } from "../../rows/candidate";
import { dayReader } from "../linked/read-day";
import type { StepSaid } from "./action";

const day = dayReader("last");

/**
 * The steps of a cell: behind each other with semicolons, which lines become, and each with its day behind a bar where it has one, as
 * "Ask for the list | 2027-01-31". What is no step is reported, and the row refused: an action without one of its steps would be another one.
 */
export function readSteps(value: string, report: Report): StepSaid[] {
  const written = value.split(";").filter((step) => step.trim() !== "");
  if (written.length > MOST_STEPS) report("stepsTooMany", { count: written.length, most: MOST_STEPS });
  return written.slice(0, MOST_STEPS).map((step) => readStep(step, report));
}

function readStep(step: string, report: Report): StepSaid {
  const bar = step.lastIndexOf("|");
  const title = (bar < 0 ? step : step.slice(0, bar)).trim();
  const written = bar < 0 ? "" : step.slice(bar + 1).trim();
  if (title === "") report("stepTitleMissing", { value: step.trim() });
  if (title.length > LONGEST_STEP) report("stepTooLong", { value: title.slice(0, QUOTED), longest: LONGEST_STEP });
  const dueOn = written === "" ? null : day(written, (code, params) => report(code, { value: written, ...params }));
  return { title: title.slice(0, LONGEST_STEP), dueOn };
}

/** Characters that tell which one is meant. */
const QUOTED = 60;

/** No step is due after its action. */
export function reportLateSteps(steps: readonly StepSaid[], dueOn: string | null, report: Report): void {
  const late = steps.find((step) => step.dueOn !== null && dueOn !== null && step.dueOn > dueOn);
  if (late) report("stepLate", { value: late.title });
}
