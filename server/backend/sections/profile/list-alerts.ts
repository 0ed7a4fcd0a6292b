import type { z } from "zod";
import type { listProfileAlerts } from "~/backend/contract/profile-feed";
import { LEVELS_OF_GROUP, type TimeFrame } from "~/backend/contract/profile-words";
import { days } from "~/time/duration";
import { readCursor, writeCursor } from "../../alerts/feed/cursor";
import type { VisibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";
import { countEventsUpTo, findEventPlaces, LOOKED_AT } from "./event-places";
import { typesCounting } from "./event-types-counting";
import { countUpTo, type FeedOfTarget, findPlaces } from "./feed-places";
import { readFeedItems } from "./read-feed-items";

/** Exact up to here; beyond, "1000+" is what a page says. */
const COUNTED = 1000;

interface Asked {
  customerId: number;
  target: VisibleTarget;
  perspective: Perspective;
  language: string;
  query: z.output<typeof listProfileAlerts.query>;
}

/** A page of the feed of a target. */
export async function listAlerts(tx: Tx, { customerId, target, perspective, language, query }: Asked) {
  const { group, timeFrame, impactLevelGroup, feedOrder: order, scope, size, after } = query;
  const feed: FeedOfTarget = {
    targetId: target.id,
    types: await typesCounting(tx, perspective, group),
    levels: impactLevelGroup ? LEVELS_OF_GROUP[impactLevelGroup] : null,
    own: scope === "Customer",
    from: fromOf(timeFrame),
    order,
  };
  const cursor = after ? readCursor(after, order) : null;
  const monitored = target.tier !== null;
  const [find, count] = monitored ? [findPlaces, countUpTo] : [findEventPlaces, countEventsUpTo];
  const places = await find(tx, customerId, feed, { cursor, limit: size + 1 });
  const total = await count(tx, customerId, feed, COUNTED + 1);
  const shown = places.slice(0, size);
  const ids = shown.map(({ id }) => Number(id));
  const by = monitored ? "alert" : "event";
  const content = await readFeedItems(tx, customerId, { targetId: target.id, language, by, ids });
  const last = places.length > size ? shown.at(-1) : undefined;
  const number = cursor?.page ?? 0;
  return {
    content,
    number,
    numberOfElements: content.length,
    totalElements: Math.min(total, COUNTED),
    totalPages: Math.ceil(Math.min(total, COUNTED) / size),
    totalIsExact: total <= (monitored ? COUNTED : Math.min(COUNTED, LOOKED_AT - 1)),
    after: last
      ? writeCursor({ id: Number(last.id), at: String(last.at), priority: last.priority, order, page: number + 1 })
      : null,
  };
}

const FRAME_DAYS: Record<Exclude<TimeFrame, "All">, number> = {
  Last7Days: 7,
  Last30Days: 30,
  Last90Days: 90,
  Last12Months: 365,
};

function fromOf(timeFrame: TimeFrame): Date | null {
  return timeFrame === "All" ? null : new Date(Date.now() - days(FRAME_DAYS[timeFrame]));
}
