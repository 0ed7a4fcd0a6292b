import {
  ACTION_DUE,
  ACTION_LAWS,
  ACTION_PURPOSES,
  ACTION_SORTS,
  ACTION_STATES,
  ACTION_TYPE_IDS,
  type ActionSort,
  EFFECT_CHECKS,
  HINDRANCES,
} from "~/backend/contract/action-words";
import { ACTION_CREATED_PERIODS } from "~/backend/contract/alert-words";
import { givenDay } from "~/backend/contract/given-day";

export interface ActionFilter {
  /** `board`: in columns by state instead of a list. */
  view: "board" | null;
  /** `me`: one's own and one's teams' only; `user:7` and `team:4`: whose. */
  owner: string | null;
  /** `all`: whatever became of them. */
  state: (typeof ACTION_STATES)[number] | "all";
  due: (typeof ACTION_DUE)[number] | null;
  typeId: (typeof ACTION_TYPE_IDS)[number] | null;
  purpose: (typeof ACTION_PURPOSES)[number] | null;
  law: (typeof ACTION_LAWS)[number] | null;
  hindrance: (typeof HINDRANCES)[number] | null;
  effectCheck: (typeof EFFECT_CHECKS)[number] | null;
  collectionId: number | null;
  creator: number | null;
  created: (typeof ACTION_CREATED_PERIODS)[number] | null;
  /** With the period Custom; days as `YYYY-MM-DD`. */
  createdFrom: string | null;
  createdTo: string | null;
  dueFrom: string | null;
  dueTo: string | null;
  /** Part of its title. */
  q: string | null;
  sort: ActionSort;
  direction: "asc" | "desc";
  after: string | null;
}

/** What is still to be done, of everybody, what is due next first; unless said. What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): ActionFilter {
  const given = <T extends string>(name: string, words: readonly T[]) =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  const number = (name: string) =>
    /^[1-9]\d{0,14}$/.test(searchParams.get(name) ?? "") ? Number(searchParams.get(name)) : null;
  const day = (name: string) => givenDay().safeParse(searchParams.get(name)).data ?? null;
  const owner = searchParams.get("owner") ?? "";
  const created = given("created", ACTION_CREATED_PERIODS);
  const [createdFrom, createdTo] = inOrder(day("createdFrom"), day("createdTo"));
  const [dueFrom, dueTo] = inOrder(day("dueFrom"), day("dueTo"));
  const custom = createdFrom !== null || createdTo !== null;
  return {
    view: given("view", ["board"]),
    owner: /^(me|(user|team):[1-9]\d{0,14})$/.test(owner) ? owner : null,
    state: given("state", [...ACTION_STATES, "all"]) ?? "open",
    due: given("due", ACTION_DUE),
    typeId: given("typeId", ACTION_TYPE_IDS),
    purpose: given("purpose", ACTION_PURPOSES),
    law: given("law", ACTION_LAWS),
    hindrance: given("hindrance", HINDRANCES),
    effectCheck: given("effectCheck", EFFECT_CHECKS),
    collectionId: number("collectionId"),
    creator: number("creator"),
    created: custom ? "Custom" : created === "Custom" ? null : created,
    ...{ createdFrom, createdTo, dueFrom, dueTo },
    q: searchParams.get("q")?.replaceAll("\0", "").trim().slice(0, 100) || null,
    sort: given("sort", ACTION_SORTS) ?? "dueOn",
    direction: given("direction", ["desc"]) ?? "asc",
    after: searchParams.get("after")?.slice(0, 200) || null,
  };
}

/** Two days, the earlier first, whichever was told first. */
const inOrder = (from: string | null, to: string | null): readonly [string | null, string | null] =>
  from && to && from > to ? [to, from] : [from, to];

/** The query of such a list, without what is as it always is. */
export function toSearch({ state, sort, direction, after, created, ...filter }: ActionFilter): string {
  const { owner, due, typeId, ...rest } = filter;
  const query = new URLSearchParams({
    ...(owner && { owner }),
    ...(state !== "open" && { state }),
    ...(due && { due }),
    ...(typeId && { typeId }),
    ...(created && created !== "Custom" && { created }),
    ...Object.fromEntries(Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
    ...(sort !== "dueOn" && { sort }),
    ...(direction !== "asc" && { direction }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Whether a list with this filter may leave actions out that another would show. */
export const isNarrowed = ({ view, state, sort: _, direction: __, after: ___, ...filter }: ActionFilter): boolean =>
  (view === null && state !== "open") || Object.values(filter).some((value) => value !== null);

/** Whether one of the filters is set that stand behind "More filters". */
export const hasMore = (filter: ActionFilter): boolean => MORE.some((name) => filter[name] !== null);

const MORE = ["law", "hindrance", "typeId", "collectionId", "creator", "created", "dueFrom", "dueTo"] as const;

/** The same filter, as the contract's calls take it. */
export function fieldsOf({
  owner,
  state,
  due,
  typeId,
  purpose,
  effectCheck,
  collectionId,
  creator,
  ...rest
}: ActionFilter) {
  const { law, hindrance, created, createdFrom, createdTo, dueFrom, dueTo, q } = rest;
  const [kind, id] = owner?.split(":") ?? [];
  return {
    ...(owner === "me" && { owner: "me" as const }),
    ...(kind === "user" && { assignees: id }),
    ...(kind === "team" && { teams: id }),
    ...(state !== "all" && { state }),
    ...(due && { due }),
    ...(typeId && { typeId }),
    ...(purpose && { purpose }),
    ...(law && { law }),
    ...(hindrance && { hindrance }),
    ...(effectCheck && { effectCheck }),
    ...(collectionId && { collectionId }),
    ...(creator && { creators: String(creator) }),
    ...(created && { createdAt: created }),
    ...(created === "Custom" && { createdRange: `${createdFrom ?? ""}..${createdTo ?? ""}` }),
    ...((dueFrom || dueTo) && { dueRange: `${dueFrom ?? ""}..${dueTo ?? ""}` }),
    ...(q && { q }),
  };
}

/** A heading sorts by its column, rising first; clicked again, the other way round. Paging begins anew. */
export function sortedBy(filter: ActionFilter, by: ActionSort): ActionFilter {
  const direction = filter.sort === by && filter.direction === "asc" ? "desc" : "asc";
  return { ...filter, sort: by, direction, after: null };
}
