import type { ActionFacets } from "~/backend/contract/action-facets";
import {
  ACTION_DUE,
  ACTION_LAWS,
  ACTION_PURPOSES,
  ACTION_STATES,
  ACTION_TYPE_IDS,
  EFFECT_CHECKS,
  HINDRANCES,
} from "~/backend/contract/action-words";
import { ACTION_CREATED_PERIODS } from "~/backend/contract/alert-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ActionFilter, hasMore, isNarrowed, toSearch } from "./filter";
import type { Offered } from "./queries.server";

interface Choice {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

interface Day {
  name: string;
  label: string;
  value: string;
}

/** What stands above the actions, however they are shown. */
export interface FilterView {
  views: { key: "list" | "board"; href: string; current: boolean }[];
  q: string;
  choices: Choice[];
  /** Behind "More filters". */
  more: { choices: Choice[]; days: Day[]; isOpen: boolean };
  exports: { href: string; label: string }[];
  startHref: string | null;
  /** How it is shown and sorted, for the form that filters. */
  kept: Record<string, string>;
  /** The same with how many actions each choice would show. */
  countsHref: string;
  /** Where a script has that from. */
  countsUrl: string;
  /** Null without a filter. */
  allHref: string | null;
}

/** A board has a column for each state: the one of the list is kept for going back to it, and not offered. */
export function filterView(
  filter: ActionFilter,
  offered: Offered,
  speech: Speech,
  counts: ActionFacets | null = null,
): FilterView {
  const { view, sort, direction, state } = filter;
  const counted = (choices: Choice[]) =>
    counts ? choices.map((one) => withCounts(one, filter, counts, speech)) : choices;
  const exported: ActionFilter = { ...filter, view: null, after: null, ...(view && { state: "all" }) };
  return {
    views: ([null, "board"] as const).map((one) => ({
      key: one ?? "list",
      href: paths.actions(toSearch({ ...filter, view: one, after: null })),
      current: one === view,
    })),
    q: filter.q ?? "",
    choices: counted(choicesOf(filter, offered, speech)).filter(({ name }) => !view || name !== "state"),
    more: {
      choices: counted(moreChoices(filter, offered, speech)),
      days: daysOf(filter, speech),
      isOpen: hasMore(filter),
    },
    exports: (["xlsx", "csv"] as const).map((format) => ({
      href: paths.actionsExport(format, toSearch(exported)),
      label: speech.say(format === "xlsx" ? "actions:index.exportXlsx" : "actions:index.exportCsv"),
    })),
    startHref: offered.mayManage ? paths.startAction({ returnTo: paths.actions(view ? "?view=board" : "") }) : null,
    kept: {
      ...(view && { view, ...(state !== "open" && { state }) }),
      ...(sort !== "dueOn" && { sort }),
      ...(direction !== "asc" && { direction }),
    },
    countsHref: paths.actionsFilter(toSearch({ ...filter, after: null })),
    countsUrl: paths.actionsFilterCounts(toSearch({ ...filter, after: null })),
    allHref: isNarrowed(filter) ? paths.actions(view ? "?view=board" : "") : null,
  };
}

type Option = Choice["options"][number];

/** A period is not what is asked for while days are given: these decide. */
function withCounts(
  choice: Choice,
  { createdFrom, createdTo }: ActionFilter,
  counts: ActionFacets,
  speech: Speech,
): Choice {
  const ofOwner = (value: string) => {
    const [kind, id = ""] = value.split(":");
    return kind === "me" ? counts.owner.me : kind === "team" ? counts.teams[id] : counts.assignees[id];
  };
  const of = FACET_OF[choice.name];
  if (choice.name === "created" && (createdFrom || createdTo)) return choice;
  const label = ({ value, label }: Option) =>
    value === "" || value === "Custom"
      ? label
      : `${label} (${speech.number((of ? counts[of][value] : ofOwner(value)) ?? 0)})`;
  return { ...choice, options: choice.options.map((one) => ({ ...one, label: label(one) })) };
}

/** Which figures are those of a choice; who has an action is in three of them. */
const FACET_OF: Record<string, Exclude<keyof ActionFacets, "owner" | "teams" | "assignees">> = {
  state: "state",
  due: "due",
  purpose: "purpose",
  effectCheck: "effectCheck",
  law: "law",
  hindrance: "hindrance",
  typeId: "typeId",
  collectionId: "collectionId",
  creator: "creators",
  created: "createdAt",
};

function choicesOf(
  { owner, state, due, purpose, effectCheck }: ActionFilter,
  offered: Offered,
  speech: Speech,
): Choice[] {
  const status = (word: (typeof ACTION_STATES)[number]) =>
    word === "open" ? speech.say("actions:index.states.open") : speech.word("metaStatuses", word);
  return [
    {
      ...{ name: "owner", label: speech.say("actions:index.owner"), value: owner ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.owners.all") },
        { value: "me", label: speech.say("actions:index.owners.me") },
        ...offered.teams.map(({ value, label }) => ({ value: `team:${value}`, label })),
        ...offered.users.map(({ value, label }) => ({ value: `user:${value}`, label })),
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
      ...{ name: "purpose", label: speech.say("actions:index.purpose"), value: purpose ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.anyPurpose") },
        ...ACTION_PURPOSES.map((value) => ({ value, label: speech.say(`actions:purposes.${value}`) })),
      ],
    },
    {
      ...{ name: "effectCheck", label: speech.say("actions:index.effectCheck"), value: effectCheck ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.checks.any") },
        ...EFFECT_CHECKS.map((value) => ({ value, label: speech.say(`actions:index.checks.${value}`) })),
      ],
    },
  ];
}

function moreChoices(
  { law, hindrance, typeId, collectionId, creator, created }: ActionFilter,
  offered: Offered,
  speech: Speech,
): Choice[] {
  return [
    {
      ...{ name: "law", label: speech.say("actions:index.law"), value: law ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.anyLaw") },
        ...ACTION_LAWS.map((value) => ({ value, label: speech.say(`actions:index.laws.${value}`) })),
      ],
    },
    {
      ...{ name: "hindrance", label: speech.say("actions:index.hindrance"), value: hindrance ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.anyHindrance") },
        ...HINDRANCES.map((value) => ({ value, label: speech.say(`actions:index.hindrances.${value}`) })),
      ],
    },
    {
      ...{ name: "typeId", label: speech.say("actions:page.type"), value: typeId ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.anyType") },
        ...ACTION_TYPE_IDS.map((value) => ({ value, label: speech.word("actionTypes", value) })),
      ],
    },
    {
      ...{ name: "collectionId", label: speech.say("actions:index.collection"), value: String(collectionId ?? "") },
      options: [
        { value: "", label: speech.say("actions:index.anyCollection") },
        ...withChosen(offered.collections, collectionId),
      ],
    },
    {
      ...{ name: "creator", label: speech.say("actions:index.creator"), value: String(creator ?? "") },
      options: [{ value: "", label: speech.say("actions:index.anyone") }, ...withChosen(offered.users, creator)],
    },
    {
      ...{ name: "created", label: speech.say("actions:index.created"), value: created ?? "" },
      options: [
        { value: "", label: speech.say("actions:index.periods.any") },
        ...ACTION_CREATED_PERIODS.map((value) => ({ value, label: speech.say(`actions:index.periods.${value}`) })),
      ],
    },
  ];
}

/** What is chosen stays so, where it is not among the first. */
const withChosen = (options: readonly Option[], chosen: number | null): Option[] =>
  chosen === null || options.some(({ value }) => value === String(chosen))
    ? [...options]
    : [...options, { value: String(chosen), label: `#${chosen}` }];

function daysOf(filter: ActionFilter, speech: Speech): Day[] {
  const day = (name: "createdFrom" | "createdTo" | "dueFrom" | "dueTo") => ({
    ...{ name, label: speech.say(`actions:index.${name}`), value: filter[name] ?? "" },
  });
  return [day("createdFrom"), day("createdTo"), day("dueFrom"), day("dueTo")];
}
