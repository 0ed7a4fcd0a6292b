import { type SQL, sql } from "drizzle-orm";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import type { TargetSort } from "~/backend/contract/target-words";
import { conditionsOf, isPlain, type RiskView } from "./conditions";
import type { Cursor } from "./cursor";
import type { Members } from "./members";

/** A target's place in a list. */
export interface Place {
  id: number;
  tier: number;
  name: string;
  score: number | null;
  /** Its country, class or tier, where the list is sorted by that. */
  group: string | null;
}

export interface PlaceRequest {
  customerId: number;
  members: Members;
  filter: TargetFilter;
  sort: TargetSort;
  risk: RiskView;
  after: Cursor | null;
  limit: number;
  /** In which countries have their names. */
  language: string;
}

/**
 * Each member is looked at where its turn comes (`offset 0` keeps the planner from looking at all of them first and sorting). What
 * leaves nothing out needs no look.
 */
export const thatFit = ({ customerId, filter, risk }: Pick<PlaceRequest, "customerId" | "filter" | "risk">): SQL =>
  isPlain(filter)
    ? sql``
    : sql`cross join lateral (
        select from targets t where t.id = m.target_id and ${conditionsOf(filter, customerId, risk)} offset 0) fits`;

export type PlaceRow = { id: string; tier: number; name: string; score: number | null; group: string | null };

export const toPlace = ({ id, ...rest }: PlaceRow): Place => ({ ...rest, id: Number(id) });
