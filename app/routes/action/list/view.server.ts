import { ACTION_SORTS } from "~/backend/contract/action-words";
import type { ActionList } from "~/domain/action/action-table";
import { actionRow } from "~/domain/action/action-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ActionFilter, sortedBy, toSearch } from "./filter";
import type { ActionsAnswer, Offered } from "./queries.server";

export interface ListView {
  list: ActionList;
  /** What the form that changes many is sent with, and what its button for all says; null for who changes none. */
  bulk: { fields: [name: string, value: string][]; all: string } | null;
  count: string;
  firstHref: string | null;
  nextHref: string | null;
}

export function listView(answer: ActionsAnswer, filter: ActionFilter, offered: Offered, speech: Speech): ListView {
  const { content, totalElements, totalIsExact, after } = answer;
  const hrefOf = (other: ActionFilter) => paths.actions(toSearch(other));
  const hrefs = Object.fromEntries(ACTION_SORTS.map((sort) => [sort, hrefOf(sortedBy(filter, sort))]));
  const total = { count: totalElements, number: speech.number(totalIsExact ? totalElements : totalElements - 1) };
  const { sort, direction } = filter;
  return {
    list: {
      rows: content.map((action) => actionRow(action, speech)),
      ...{ sort, direction },
      hrefs: hrefs as ActionList["hrefs"],
      selects: offered.mayManage,
    },
    bulk: offered.mayManage
      ? {
          fields: [...new URLSearchParams(toSearch(filter))],
          all: speech.say(totalIsExact ? "actions:bulk.all" : "actions:bulk.allMore", total),
        }
      : null,
    count: speech.say(totalIsExact ? "actions:list.count" : "actions:list.countMore", total),
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: after ? hrefOf({ ...filter, after }) : null,
  };
}
