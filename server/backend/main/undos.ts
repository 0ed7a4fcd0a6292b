import { CHANGE_ACTIONS } from "~/backend/contract/action-words";
import { START_MEASURE } from "~/backend/contract/measure-words";
import { RULE_RUN } from "../alerts/alert-rules/apply-rules";
import { runUndo } from "../alerts/alert-rules/undo-run";
import { CHANGE_ALERTS } from "../alerts/triage/operations";
import { alertsChangeUndo } from "../alerts/triage/undo-change";
import { CHANGE_TARGETS } from "../network/following/changes/start-change";
import { targetsChangeUndo } from "../network/following/changes/undo-change";
import type { Undo } from "../platform/operations/handlers";
import { CHANGE_TASKS, tasksChangeUndo } from "../sections/tasks/undo-change";
import { actionsChangeUndo } from "../work/actions/undo-actions";
import { startMeasuresUndo } from "../work/measures/undo-start";

/** Every bulk change that can be taken back, by the kind of its operation. */
export const UNDOS: Readonly<Record<string, Undo>> = {
  [CHANGE_ACTIONS]: actionsChangeUndo,
  [CHANGE_ALERTS]: alertsChangeUndo,
  [CHANGE_TARGETS]: targetsChangeUndo,
  [CHANGE_TASKS]: tasksChangeUndo,
  [RULE_RUN]: runUndo,
  [START_MEASURE]: startMeasuresUndo,
};
