import type { CronItem } from "graphile-worker";
import { ASK_TARGETS } from "~/backend/contract/questionnaire-words";
import { RULE_UNDO, undoRuleTask } from "../alert-rules/undo-rule";
import { ALERTS_MADE } from "../alerts/after-alerts";
import { alertsMadeTask } from "../alerts/alerts-made-task";
import { enqueueDueDigests } from "../delivery/due-digests";
import { RENEW_DOCUMENTS, renewDocuments } from "../documents/renewal-task";
import { REMIND_OF_GRIEVANCES, remindOfGrievances } from "../grievances/remind-task";
import { applyImportTask, readImportTask, undoImportTask } from "../imports/run/tasks";
import { runConnectorTask, tickConnectors } from "../ingest/tasks";
import { matchEventsTask, matchTargetsTask } from "../matching/events/match-tasks";
import { changeTargetsTask } from "../network/changes/change-task";
import { CHANGE_TARGETS } from "../network/changes/start-change";
import { refreshNetwork } from "../network/refresh-task";
import { askTargetsTask } from "../questionnaires/ask-many";
import { remindQuestionnaires } from "../questionnaires/remind-task";
import { rescreenTask, screenTask } from "../sanctions/screening/tasks";
import { computeCustomerScores, enqueueAllScores, enqueueDueScores } from "../scores/score-tasks";
import { DEMO_WORLD } from "../seed/world/demo-world";
import { buildDemoWorldTask } from "../seed/world/world-task";
import { changeAlertsTask } from "../triage/change-task";
import { CHANGE_ALERTS } from "../triage/operations";
import { sweep } from "./sweep";
import type { Task } from "./worker";

/** Every kind of job by the name it is enqueued under. */
export const TASKS: Record<string, Task> = {
  [RULE_UNDO]: undoRuleTask,
  [ALERTS_MADE]: alertsMadeTask,
  [CHANGE_ALERTS]: changeAlertsTask,
  [CHANGE_TARGETS]: changeTargetsTask,
  "connectors.run": runConnectorTask,
  "connectors.tick": tickConnectors,
  "delivery.due": enqueueDueDigests,
  [DEMO_WORLD]: buildDemoWorldTask,
  [RENEW_DOCUMENTS]: renewDocuments,
  "events.match": matchEventsTask,
  [REMIND_OF_GRIEVANCES]: remindOfGrievances,
  "imports.apply": applyImportTask,
  "imports.read": readImportTask,
  "imports.undo": undoImportTask,
  "network.refresh": refreshNetwork,
  [ASK_TARGETS]: askTargetsTask,
  "questionnaires.remind": remindQuestionnaires,
  "sanctions.rescreen": rescreenTask,
  "sanctions.screen": screenTask,
  "scores.all": enqueueAllScores,
  "scores.compute": computeCustomerScores,
  "scores.due": enqueueDueScores,
  sweep,
  "targets.match": matchTargetsTask,
};

/** What runs by the clock (UTC). A run that was missed while no server was up is not made up for. */
export const SCHEDULE: CronItem[] = [
  { task: "connectors.tick", match: "* * * * *" },
  // Every quarter of an hour, because zones are no whole hours apart.
  { task: "delivery.due", match: "*/15 * * * *" },
  { task: RENEW_DOCUMENTS, match: "10 3 * * *" },
  { task: "files.sweep", match: "47 * * * *" },
  // In the morning of a working day in Europe, where most who are written to can do something about it.
  { task: "questionnaires.remind", match: "50 6 * * *" },
  { task: REMIND_OF_GRIEVANCES, match: "40 3 * * *" },
  { task: "sanctions.rescreen", match: "37 * * * *" },
  { task: "scores.all", match: "20 2 * * *" },
  { task: "scores.due", match: "*/2 * * * *" },
  { task: "sweep", match: "17 * * * *" },
];
