import { EVENT_GROUPS, FEED_ORDERS, type FeedOrder } from "~/backend/contract/alert-words";
import {
  IMPACT_LEVEL_GROUPS,
  type ImpactLevelGroup,
  PROFILE_SCOPES,
  type ProfileScope,
  TIME_FRAMES,
  type TimeFrame,
} from "~/backend/contract/profile-words";
import { PERSPECTIVE_NAMES, type PerspectiveName } from "~/backend/contract/score-words";

export type EventGroup = (typeof EVENT_GROUPS)[number];

/** What is folded away until somebody asks for it, and no part of the page until then. */
export const FOLDS = ["months", "why", "transparency", ...EVENT_GROUPS] as const;
export type FoldName = (typeof FOLDS)[number];

/** How a profile is looked at; null is what nobody has chosen. */
export interface ProfileFilter {
  perspective: PerspectiveName | null;
  /** Its first day. */
  month: string | null;
  group: EventGroup | null;
  timeFrame: TimeFrame;
  impactLevelGroup: ImpactLevelGroup | null;
  feedOrder: FeedOrder;
  scope: ProfileScope;
  /** Cursor of the page of the feed. */
  after: string | null;
  /** The names of what is unfolded, in their own order, with commas between. */
  unfold: string;
}

export const DEFAULT_FILTER: ProfileFilter = {
  perspective: null,
  month: null,
  group: null,
  timeFrame: "All",
  impactLevelGroup: null,
  feedOrder: "NewestFirst",
  scope: "Public",
  after: null,
  unfold: "",
};

/** What a URL asks for; what it says that we do not know is left out. */
export function parseFilter(search: URLSearchParams): ProfileFilter {
  const one = <T extends string>(name: string, known: readonly T[]): T | null =>
    known.find((value) => value === search.get(name)) ?? null;
  const month = search.get("month") ?? "";
  return {
    perspective: one("perspective", PERSPECTIVE_NAMES),
    month: /^(19|20)\d{2}-(0[1-9]|1[0-2])-01$/.test(month) ? month : null,
    group: one("group", EVENT_GROUPS),
    timeFrame: one("timeFrame", TIME_FRAMES) ?? DEFAULT_FILTER.timeFrame,
    impactLevelGroup: one("impactLevelGroup", IMPACT_LEVEL_GROUPS),
    feedOrder: one("feedOrder", FEED_ORDERS) ?? DEFAULT_FILTER.feedOrder,
    scope: one("scope", PROFILE_SCOPES) ?? DEFAULT_FILTER.scope,
    after: /^[\w-]{1,200}$/.exec(search.get("after") ?? "")?.[0] ?? null,
    unfold: FOLDS.filter((fold) => search.get("unfold")?.split(",").includes(fold)).join(),
  };
}

/** The same as a query, `?` and all; nothing for what is as it is by itself. A changed filter begins at its first page. */
export function toSearch(filter: ProfileFilter, change: Partial<ProfileFilter> = {}): string {
  const wanted = { ...filter, after: null, ...change };
  const given = Object.entries(wanted).filter(
    (entry): entry is [string, string] =>
      entry[1] !== null && entry[1] !== DEFAULT_FILTER[entry[0] as keyof ProfileFilter],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

export const isUnfolded = ({ unfold }: ProfileFilter, name: FoldName): boolean => unfold.split(",").includes(name);

/** The same profile with this unfolded, or folded where it is unfolded; the page of the feed stays. */
export function toggled(filter: ProfileFilter, name: FoldName): string {
  const isOther = (fold: FoldName) => isUnfolded(filter, fold) !== (fold === name);
  return toSearch(filter, { after: filter.after, unfold: FOLDS.filter(isOther).join() });
}
