import { callBackend } from "~/backend/client.server";
import { listAlertLabels } from "~/backend/contract/alert-labels";
import { searchCollections } from "~/backend/contract/collections";
import { countPriorities, readFacets } from "~/backend/contract/feed";
import { listTeams } from "~/backend/contract/teams";
import { listTopics } from "~/backend/contract/topics";
import type { FilterAnswer } from "~/domain/feed/filter-answer";
import { FACETS } from "~/domain/feed/filter-panel.server";
import { isDefault } from "~/domain/feed-filter/changes";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import type { LoadContext } from "~/load-context";
import { peopleOf } from "../people/queries.server";

/** More are found by searching the network, not by reading. */
const MOST_COLLECTIONS = 20;

/** What the filter is made of: its figures under this filter, and what can be chosen by name. Asked for when somebody opens it. */
export async function readFilterPanel(context: LoadContext, filter: FeedFilter): Promise<FilterAnswer> {
  const { tier, statusId } = filter;
  const may = (permission: string) => context.session?.permissions.some((one) => one === permission) ?? false;
  const [counts, recent, collections, labels, topics, teams, people] = await Promise.all([
    callBackend(context, readFacets, { query: { ...toQuery(filter), facets: FACETS.join(",") } }),
    isDefault(filter) ? callBackend(context, countPriorities, { query: { tier, statusId } }) : null,
    callBackend(context, searchCollections, { query: { size: MOST_COLLECTIONS } }),
    callBackend(context, listAlertLabels, {}),
    topicsOf(context),
    may("teams:list") ? callBackend(context, listTeams, {}) : [],
    peopleOf(context),
  ]);
  return {
    counts,
    recent,
    collections: collections.content,
    labels,
    topics,
    teams,
    people,
    meId: context.session?.user.id ?? null,
  };
}

/** By name; none for who may not list them. */
export async function topicsOf(context: LoadContext): Promise<{ id: number; name: string }[]> {
  if (!context.session?.permissions.includes("evidence:read")) return [];
  return (await callBackend(context, listTopics, {})).map(({ id, name }) => ({ id, name }));
}
