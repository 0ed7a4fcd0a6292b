import { ACTION_CREATED_PERIODS, ACTION_DUE_PERIODS, META_STATUSES } from "~/backend/contract/alert-words";
import { html, type Markup } from "~/ui/islands/markup.server";
import type { FeedFilter } from "../feed-filter/feed-filter";
import type { FilterAnswer } from "./filter-answer";
import { any, boxes, byNumber, figure, type Part, part, radios, range, select } from "./filter-controls.server";
import type { Speech } from "./speech.server";

/** The whole filter by actions. */
export function actionsPart(filter: FeedFilter, { counts, teams, people }: FilterAnswer, speech: Speech): Part {
  const { haveActions, actionsFilter } = filter;
  const chosen = [haveActions, ...Object.values(actionsFilter)].filter((one) =>
    Array.isArray(one) ? one.length > 0 : one !== null,
  );
  const byActions = [
    any(haveActions === null, speech),
    ...([true, false] as const).map((has) => ({
      value: String(has),
      word: speech.feed(has ? "chips.withActions" : "chips.withoutActions"),
      count: figure(counts.haveActions, String(has)),
      checked: haveActions === has,
    })),
  ];
  const createdWords = ACTION_CREATED_PERIODS.map((value) => [value, speech.feed(`filter.periods.${value}`)] as const);
  const dueWords = ACTION_DUE_PERIODS.map((value) => [value, speech.feed(`filter.periods.${value}`)] as const);
  return part("actions", speech.feed("actions.heading"), chosen.length, [
    radios("haveActions", byActions, speech),
    boxes(
      "actionsMetaStatuses",
      META_STATUSES.map((value) => ({
        value,
        word: speech.word("metaStatuses", value),
        count: figure(counts.actionsMetaStatuses, value),
        checked: actionsFilter.metaStatuses.includes(value),
      })),
      speech,
    ),
    html`<div class="filter-fields">${[
      byNumber("actionsTeams", speech.feed("filter.team"), teams, actionsFilter.teams, speech),
      byNumber("actionsAssignees", speech.feed("filter.assignee"), people, actionsFilter.assignees, speech),
      byNumber("actionsCreators", speech.feed("filter.creator"), people, actionsFilter.creators, speech),
    ].filter((one): one is Markup => one !== null)}</div>`,
    html`<div class="filter-fields">${select("actionsCreatedAt", speech.feed("filter.created"), createdWords, actionsFilter.createdAt?.period ?? "", speech)}${range("actionsCreatedRange", actionsFilter.createdAt?.dateRange ?? null, speech, speech.feed("filter.created"))}</div>`,
    html`<div class="filter-fields">${select("actionsDueDate", speech.feed("filter.due"), dueWords, actionsFilter.dueDate?.period ?? "", speech)}${range("actionsDueRange", actionsFilter.dueDate?.dateRange ?? null, speech, speech.feed("filter.due"))}</div>`,
  ]);
}
