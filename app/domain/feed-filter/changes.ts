import { emptyFilter, type FeedFilter } from "./feed-filter";
import { toSearchParams } from "./search-params";

/** Specification §4: changing the status filter clears the label, has-actions and email filters. */
export function withStatus(filter: FeedFilter, statusId: FeedFilter["statusId"]): FeedFilter {
  return { ...filter, statusId, alertLabelId: null, haveActions: null, emailUUID: null, emailAlertId: null };
}

/** Specification §4: choosing a label clears status and collections. */
export function withLabel(filter: FeedFilter, alertLabelId: number): FeedFilter {
  return { ...filter, statusId: "all", collectionIds: [], alertLabelId };
}

type Plain = Exclude<keyof FeedFilter, "statusId" | "tier" | "order">;

/** One part taken out; of a list only `value` where it is given. */
export function without(filter: FeedFilter, key: Plain, value?: string | number): FeedFilter {
  const before = filter[key];
  const empty = emptyFilter(filter.statusId)[key];
  const after = Array.isArray(before) && value !== undefined ? before.filter((one) => one !== value) : empty;
  return { ...filter, [key]: after };
}

/** Everything that leaves alerts out taken out; status, tier and order stay. */
export function cleared({ statusId, tier, order }: FeedFilter): FeedFilter {
  return { ...emptyFilter(statusId, order), tier };
}

/** Nothing is left out but by status and tier. */
export function isDefault(filter: FeedFilter): boolean {
  const rest = toSearchParams({ ...filter, tier: "1", order: "NewestFirst" });
  return rest.size === 0;
}
