import type { CronItem } from "graphile-worker";
import { START_MEASURE } from "~/backend/contract/measure-words";
import { ASK_TARGETS } from "~/backend/contract/questionnaire-words";
import { RULE_UNDO, undoRuleTask } from "../alerts/alert-rules/undo-rule";
import { ALERTS_MADE } from "../alerts/alerts/after-alerts";
import { alertsMadeTask } from "../alerts/alerts/alerts-made-task";
import { enqueueDueDigests } from "../alerts/delivery/due-digests";
import { matchEventsTask, matchTargetsTask } from "../alerts/from-events/match-tasks";
import { findOwnWordsTask } from "../alerts/own-words/find-task";
import { agreeReadingTask } from "../alerts/readings/agree-task";
import { measureReadingTask } from "../alerts/readings/measure-task";
import { MEASURE_READING } from "../alerts/readings/review";
import { matchTopicsTask } from "../alerts/topics/match-task";
import { changeAlertsTask } from "../alerts/triage/change-task";
import { CHANGE_ALERTS } from "../alerts/triage/operations";
import { askTargetsTask } from "../dialogue/questionnaires/ask-many";
import { remindQuestionnaires } from "../dialogue/questionnaires/remind-task";
import { REMIND_OF_PLANS, remindOfPlans } from "../dialogue/supplier-plans/remind-task";
import { FIND_DUPLICATES } from "../intake/imports/duplicates/enqueue-search";
import { applyImportTask, readImportTask, undoImportTask } from "../intake/imports/steps/tasks";
import { AGREE_READING } from "../intake/ingest/again/agree";
import { READ_AGAIN, readAgainTask } from "../intake/ingest/again/read-again";
import { ingestFileTask } from "../intake/ingest/sent-files/tasks";
import { runConnectorTask, tickConnectors } from "../intake/ingest/tasks";
import { matchListTask } from "../intake/name-lists/matching/match-task";
import { MATCH_LIST } from "../intake/name-lists/run/list-key";
import { DRAW_TEXTS, drawTextsTask } from "../intake/news/arming/draw";
import { LEARN_READING, learnReadingTask } from "../intake/news/corrections/learn-all";
import { FIND_OWN_WORDS } from "../intake/news/own-words/enqueue-own-words";
import { MATCH_TOPICS } from "../intake/news/topics/enqueue-topics";
import { CHECK_CELLS, checkCells } from "../network/directory-map/check-cells";
import { CHECK_SEARCHES, checkSearches } from "../network/explorer-searches/check-tasks";
import { changeTargetsTask } from "../network/following/changes/change-task";
import { CHANGE_TARGETS } from "../network/following/changes/start-change";
import { refreshNetwork } from "../network/following/refresh-task";
import { DOUBT_PLACES, doubtPlacesTask } from "../network/targets/doubtful-places";
import { PLACE_AGAIN, placeTargetsAgain } from "../network/targets/place-again";
import { WRITE_CHECKPOINTS } from "../platform/evidence/checkpoints/write-checkpoints";
import type { Task } from "../platform/jobs/worker";
import { enqueueAfterRelations, rescreenTask, screenTask } from "../risk/sanctions/screening/tasks";
import { computeCustomerScores, enqueueAllScores, enqueueDueScores } from "../risk/scores/score-tasks";
import { findDuplicatesTask } from "../sections/target-merges/duplicates-task";
import { DUE_TASK_DIGESTS, enqueueDueTaskDigests } from "../sections/task-mails/due-digests";
import { ESCALATE_TASKS, escalateTasks } from "../sections/task-mails/escalate";
import { REMIND_OF_ACTIONS, remindOfActions } from "../sections/task-reminders/remind-actions";
import { REMIND_OF_GRIEVANCES, remindOfGrievances } from "../sections/task-reminders/remind-grievances";
import { RENEW_DOCUMENTS, renewDocuments } from "../work/actions/renewal-task";
import { CHECK_LAWS, checkLaws } from "../work/measures/laws/check-laws";
import { startMeasuresTask } from "../work/measures/start-measures";
import { registerImportKinds } from "./import-kinds";
import { sweep } from "./sweep";

// A call and not an import for its effect: the build leaves such out.
registerImportKinds();

/** Every kind of job by the name it is enqueued under. */
export const TASKS: Record<string, Task> = {
  [RULE_UNDO]: undoRuleTask,
  [AGREE_READING]: agreeReadingTask,
  [ALERTS_MADE]: alertsMadeTask,
  [CHANGE_ALERTS]: changeAlertsTask,
  [CHANGE_TARGETS]: changeTargetsTask,
  "connectors.file": ingestFileTask(),
  "connectors.run": runConnectorTask(),
  "connectors.tick": tickConnectors,
  "delivery.due": enqueueDueDigests,
  [RENEW_DOCUMENTS]: renewDocuments,
  "events.match": matchEventsTask,
  [MEASURE_READING]: measureReadingTask,
  [LEARN_READING]: learnReadingTask,
  [FIND_OWN_WORDS]: findOwnWordsTask,
  [MATCH_LIST]: matchListTask,
  [MATCH_TOPICS]: matchTopicsTask,
  [DRAW_TEXTS]: drawTextsTask,
  [READ_AGAIN]: readAgainTask,
  [REMIND_OF_GRIEVANCES]: remindOfGrievances,
  [REMIND_OF_ACTIONS]: remindOfActions,
  [CHECK_SEARCHES]: checkSearches,
  [CHECK_LAWS]: checkLaws,
  [DUE_TASK_DIGESTS]: enqueueDueTaskDigests,
  [ESCALATE_TASKS]: escalateTasks,
  "imports.apply": applyImportTask,
  "imports.read": readImportTask,
  "imports.undo": undoImportTask,
  "network.refresh": refreshNetwork(enqueueAfterRelations),
  [ASK_TARGETS]: askTargetsTask,
  [START_MEASURE]: startMeasuresTask,
  [PLACE_AGAIN]: placeTargetsAgain,
  "questionnaires.remind": remindQuestionnaires,
  [REMIND_OF_PLANS]: remindOfPlans,
  "sanctions.rescreen": rescreenTask,
  "sanctions.screen": screenTask,
  "scores.all": enqueueAllScores,
  "scores.compute": computeCustomerScores,
  "scores.due": enqueueDueScores,
  sweep,
  [FIND_DUPLICATES]: findDuplicatesTask,
  [CHECK_CELLS]: checkCells,
  [DOUBT_PLACES]: doubtPlacesTask,
  "targets.match": matchTargetsTask,
};

/** What runs by the clock (UTC). A run that was missed while no server was up is not made up for. */
export const SCHEDULE: CronItem[] = [
  { task: "connectors.tick", match: "* * * * *" },
  // One at a time, however long a first checkpoint takes.
  { task: WRITE_CHECKPOINTS, match: "*/10 * * * *", options: { queueName: WRITE_CHECKPOINTS, maxAttempts: 1 } },
  // Every quarter of an hour, because zones are no whole hours apart.
  { task: "delivery.due", match: "*/15 * * * *" },
  { task: DUE_TASK_DIGESTS, match: "*/15 * * * *" },
  // Before the working day begins in Europe.
  { task: ESCALATE_TASKS, match: "20 5 * * *" },
  { task: RENEW_DOCUMENTS, match: "10 3 * * *" },
  // Finds something only after an update of the gazetteer or its rules.
  { task: PLACE_AGAIN, match: "20 4 * * *", options: { queueName: PLACE_AGAIN, maxAttempts: 1 } },
  // Behind the one before, and for points that were written without asking for it.
  { task: DOUBT_PLACES, match: "40 4 * * *", options: { queueName: DOUBT_PLACES, maxAttempts: 1 } },
  // Before the working day begins in Europe, and after the scores of the night.
  { task: CHECK_SEARCHES, match: "10 5 * * *" },
  { task: FIND_DUPLICATES, match: "50 2 * * *", options: { queueName: FIND_DUPLICATES, maxAttempts: 3 } },
  // After places were looked up again.
  { task: CHECK_CELLS, match: "45 4 * * *", options: { queueName: CHECK_CELLS, maxAttempts: 1 } },
  { task: "files.sweep", match: "47 * * * *" },
  // In the morning of a working day in Europe, where most who are written to can do something about it.
  { task: "questionnaires.remind", match: "50 6 * * *" },
  { task: REMIND_OF_PLANS, match: "55 6 * * *" },
  // In each of the first days of a quarter, because a missed run is not made up for; what was told is not told again.
  { task: CHECK_LAWS, match: "30 5 1-7 1,4,7,10 *", options: { queueName: CHECK_LAWS, maxAttempts: 3 } },
  // Every half hour, because a day begins at another moment for each zone, and before it is morning there.
  { task: REMIND_OF_ACTIONS, match: "10,40 * * * *", options: { queueName: REMIND_OF_ACTIONS, maxAttempts: 1 } },
  { task: REMIND_OF_GRIEVANCES, match: "12,42 * * * *", options: { queueName: REMIND_OF_GRIEVANCES, maxAttempts: 1 } },
  // Before texts are read again.
  { task: LEARN_READING, match: "25 4 * * *", options: { queueName: LEARN_READING, maxAttempts: 1 } },
  // Finds something only after an update of the rules or the model, and what a customer's verdicts teach otherwise.
  { task: READ_AGAIN, match: "35 4 * * *", options: { queueName: READ_AGAIN, maxAttempts: 3 } },
  { task: DRAW_TEXTS, match: "15 4 * * 1", options: { queueName: DRAW_TEXTS, maxAttempts: 3 } },
  { task: MEASURE_READING, match: "5 4 * * *", options: { queueName: MEASURE_READING, maxAttempts: 1 } },
  { task: "sanctions.rescreen", match: "37 * * * *" },
  { task: "scores.all", match: "20 2 * * *" },
  { task: "scores.due", match: "*/2 * * * *" },
  { task: "sweep", match: "17 * * * *" },
];
