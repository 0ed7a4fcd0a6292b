import { ACTION_SORTS } from "~/backend/contract/action-words";
import type { ActionList } from "~/domain/action/action-table";
import { actionRow } from "~/domain/action/action-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ActionFilter, sortedBy, toSearch } from "./filter";
import type { ActionsAnswer } from "./queries.server";

export interface ActionsView {
  list: ActionList;
  count: string;
  startHref: string | null;
  /** What the catalogue recommends for the target. */
  measuresHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

interface Reader {
  targetId: number;
  mayStart: boolean;
}

export function viewOf(answer: ActionsAnswer, filter: ActionFilter, reader: Reader, speech: Speech): ActionsView {
  const { targetId, mayStart } = reader;
  const { content, totalElements, totalIsExact, after } = answer;
  const hrefOf = (other: ActionFilter) => paths.targetActions(targetId, toSearch(other));
  const hrefs = Object.fromEntries(ACTION_SORTS.map((sort) => [sort, hrefOf(sortedBy(filter, sort))]));
  const total = { count: totalElements, number: speech.number(totalIsExact ? totalElements : totalElements - 1) };
  return {
    list: {
      rows: content.map((action) => actionRow(action, speech)),
      sort: filter.sort,
      direction: filter.direction,
      hrefs: hrefs as ActionList["hrefs"],
    },
    count: speech.say(totalIsExact ? "actions:list.count" : "actions:list.countMore", total),
    startHref: mayStart ? paths.startAction({ targetIds: [targetId], returnTo: paths.targetActions(targetId) }) : null,
    measuresHref: mayStart ? paths.measuresFor([targetId]) : null,
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: after ? hrefOf({ ...filter, after }) : null,
  };
}
