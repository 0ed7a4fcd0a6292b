import { sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { FeedFilter } from "./conditions";
import type { Cursor } from "./cursor";

export interface PlaceRequest {
  filter: FeedFilter;
  order: FeedOrder;
  cursor: Cursor | null;
  /** At most so many. */
  limit: number;
}

export interface PlaceInOrder {
  id: number;
  at: string;
  priority: number;
}

/** The columns of a place, and what they are in JavaScript. */
export const PLACE = sql`select a.id, (extract(epoch from a.at) * 1000000)::bigint as at, a.priority`;

export interface PlaceRow extends Record<string, unknown> {
  id: string;
  at: string;
  priority: number;
}

export const toPlace = ({ id, at, priority }: PlaceRow): PlaceInOrder => ({ id: Number(id), at: String(at), priority });
