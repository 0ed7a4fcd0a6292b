import type { FeedOrder } from "~/backend/contract/alert-words";
import { DEFAULT_ORDER, emptyFilter, type FeedFilter } from "./feed-filter";
import { FIELDS } from "./fields";

/**
 * The filter of a feed's URL. What is unknown or malformed is left out: an old link still opens the feed. `order` is the
 * user's remembered one, which holds where the URL names none.
 */
export function parseFilter(
  statusId: FeedFilter["statusId"],
  params: URLSearchParams,
  order: FeedOrder = DEFAULT_ORDER,
): FeedFilter {
  return FIELDS.reduce(
    (filter, { name, read }) => {
      // A form with checkboxes of one name sends it several times.
      const value = params.getAll(name).filter(Boolean).join(",") || rangeOf(params, name);
      return value === "" ? filter : read(value, filter);
    },
    emptyFilter(statusId, order),
  );
}

/** Two days of a form, which sends them as two fields: `dateRangeFrom` and `dateRangeTo`. */
function rangeOf(params: URLSearchParams, name: string): string {
  const [from, to] = [params.get(`${name}From`) ?? "", params.get(`${name}To`) ?? ""];
  return from || to ? `${from}..${to}` : "";
}

/** Canonical: fields in one order, values too, nothing that leaves nothing out. The status is the path's. */
export function toSearchParams(filter: FeedFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const { name, write } of FIELDS) {
    const value = write(filter);
    if (value !== null) params.set(name, value);
  }
  return params;
}

/** The same as the backend's call takes it. */
export function toQuery(filter: FeedFilter): Record<string, string> {
  return { statusId: filter.statusId, ...Object.fromEntries(toSearchParams(filter)) };
}

/** `?…`, or nothing. Commas stay readable. */
export function toSearch(filter: FeedFilter, more: Record<string, string> = {}): string {
  const params = toSearchParams(filter);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  const text = params.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}
