import { sql } from "drizzle-orm";
import { FEED_STATUSES, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { countPriorities, countStatuses, listFeed, readAlert, readFacets } from "~/backend/contract/feed";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { readCursor, writeCursor } from "./cursor";
import { facetCounts } from "./facet-counts";
import { findPlaces } from "./find-places";
import { readDetail } from "./read-detail";
import { readItems } from "./read-items";
import { readTotal } from "./read-total";
import { IS_AWAY } from "./snoozed";
import { statusCounts } from "./status-counts";

/** Specification §9: priority counts cover the last 7 days, today among them. */
const COUNTED_DAYS = 7;

export const feedHandlers: Handler[] = [
  answer(listFeed, async ({ tx, scope, session, query }) => {
    const { order, size, after, ...filter } = query;
    const cursor = after ? readCursor(after, order) : null;
    // One more than the page tells whether there is a next one.
    const places = await findPlaces(tx, scope, { filter, order, cursor, limit: size + 1 });
    const { total, isExact } = await readTotal(tx, scope, filter, order);
    const shown = places.slice(0, size);
    const number = cursor?.page ?? 0;
    const last = places.length > size ? shown.at(-1) : undefined;
    const content = await readItems(
      tx,
      scope,
      shown.map(({ id }) => id),
      session.user.language,
    );
    return {
      content,
      number,
      numberOfElements: content.length,
      totalElements: Math.max(total, shown.length),
      totalPages: Math.ceil(total / size),
      totalIsExact: isExact,
      after: last ? writeCursor({ ...last, order, page: number + 1 }) : null,
    };
  }),

  answer(readAlert, async ({ tx, scope, session, params }) => {
    const detail = await readDetail(tx, scope, params.alertId, session.user.language);
    if (!detail) throw notFound("alert");
    return detail;
  }),

  answer(countStatuses, async ({ tx, scope, query }) => {
    const counts = await statusCounts(tx, scope, query.tier);
    const entries = FEED_STATUSES.map((status): [string, number] => [status, counts[status] ?? 0]);
    const all = entries.reduce((sum, [, n]) => sum + n, 0);
    return { ...Object.fromEntries(entries), all } as Record<(typeof FEED_STATUSES)[number] | "all", number>;
  }),

  answer(countPriorities, async ({ tx, scope, query }) => {
    const { rows } = await tx.execute<{ priority: number; n: number }>(sql`
      select priority, sum(n)::int as n from (
        select priority, count as n from alert_day_counts
         where customer_id = ${scope.customerId} and tier_n = ${query.tier === "n"}
           and day > (now() at time zone 'UTC')::date - ${COUNTED_DAYS}::int
           ${query.statusId === "all" ? sql`` : sql`and status_id = ${query.statusId}`}
        union all
        select a.priority, -1 from alerts a
         where a.customer_id = ${scope.customerId} and a.tier_n = ${query.tier === "n"} and ${IS_AWAY}
           and (a.at at time zone 'UTC')::date > (now() at time zone 'UTC')::date - ${COUNTED_DAYS}::int
           ${query.statusId === "all" ? sql`` : sql`and a.status_id = ${query.statusId}`}) counted
       group by priority`);
    const counts = PRIORITY_NAMES.map((name, index) => [
      name,
      rows.find(({ priority }) => priority === index + 1)?.n ?? 0,
    ]);
    return Object.fromEntries(counts) as Record<(typeof PRIORITY_NAMES)[number], number>;
  }),

  answer(readFacets, ({ tx, scope, query: { order, facets, ...filter } }) =>
    facetCounts(tx, scope, filter, order, facets),
  ),
];
