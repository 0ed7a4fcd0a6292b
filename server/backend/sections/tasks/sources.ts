import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import type { TaskSource } from "./source";
import { actionSource, effectSource } from "./sources/actions";
import { alertSource, readingReviewSource } from "./sources/alerts";
import { doubtfulSource, duplicatesSource, importApplySource, importSource } from "./sources/data";
import { acknowledgeSource, feedbackSource } from "./sources/grievances";
import { measurePublishSource, measureReviewSource, measureReworkSource } from "./sources/measures";
import { answersSource, overdueAnswersSource } from "./sources/questionnaires";
import { matchSource } from "./sources/sanctions";
import { planAnswerSource, planOverdueSource, planReviewSource } from "./sources/supplier-plans";
import { bouncedSource, proposalSource } from "./sources/suppliers";

const ALL: readonly TaskSource[] = [
  ...[actionSource, effectSource, acknowledgeSource, feedbackSource, matchSource, answersSource, overdueAnswersSource],
  ...[planReviewSource, planAnswerSource, planOverdueSource],
  ...[proposalSource, bouncedSource, importSource, duplicatesSource, doubtfulSource],
  ...[
    alertSource,
    readingReviewSource,
    measureReviewSource,
    measureReworkSource,
    measurePublishSource,
    importApplySource,
  ],
];

/** Everything in the product that waits for a person, in the order of the kinds. */
export const SOURCES = Object.fromEntries(
  TASK_KINDS.flatMap((kind) => ALL.filter((source) => source.kind === kind).map((source) => [kind, source])),
) as Record<TaskKind, TaskSource>;
