import { ACTION_DUE, ACTION_SORTS, ACTION_STATES, ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import type { ActionList } from "~/domain/action/action-table";
import { actionRow } from "~/domain/action/action-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ActionFilter, isNarrowed, sortedBy, toSearch } from "./filter";
import type { ActionsAnswer } from "./queries.server";

interface Choice {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

export interface ActionsView {
  list: ActionList;
  count: string;
  choices: Choice[];
  /** How it is sorted, for the form that filters. */
  order: Record<string, string>;
  /** Null without a filter. */
  allHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf(answer: ActionsAnswer, filter: ActionFilter, speech: Speech): ActionsView {
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
    },
    count: speech.say(totalIsExact ? "actions:list.count" : "actions:list.countMore", total),
    choices: choicesOf(filter, speech),
    order: { ...(sort !== "dueOn" && { sort }), ...(direction !== "asc" && { direction }) },
    allHref: isNarrowed(filter) ? paths.actions() : null,
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: after ? hrefOf({ ...filter, after }) : null,
  };
}

function choicesOf({ owner, state, due, typeId }: ActionFilter, speech: Speech): Choice[] {
  const status = (word: (typeof ACTION_STATES)[number]) =>
    word === "open" ? speech.say("actions:index.states.open") : speech.word("metaStatuses", word);
  return [
    {
      ...{ name: "owner", label: speech.say("actions:index.owner"), value: owner ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.owners.all") },
        { value: "me", label: speech.say("actions:index.owners.me") },
      ],
    },
    {
      ...{ name: "state", label: speech.say("actions:page.status"), value: state },
      options: [
        ...ACTION_STATES.map((value) => ({ value, label: status(value) })),
        { value: "all", label: speech.say("actions:index.states.all") },
      ],
    },
    {
      ...{ name: "due", label: speech.say("actions:page.dueOn"), value: due ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.due.any") },
        ...ACTION_DUE.map((value) => ({ value, label: speech.say(`actions:index.due.${value}`) })),
      ],
    },
    {
      ...{ name: "typeId", label: speech.say("actions:page.type"), value: typeId ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.anyType") },
        ...ACTION_TYPE_IDS.map((value) => ({ value, label: speech.word("actionTypes", value) })),
      ],
    },
  ];
}
