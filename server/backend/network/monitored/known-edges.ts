import { type SQL, sql } from "drizzle-orm";
import type { EdgeType } from "../../platform/db/schema/targets";

/** Along these goods flow from `from` to `to`; what is only owned or only buys delivers nothing. */
export const DELIVERING: readonly EdgeType[] = ["Supplier", "PrimaryMaterial", "SecondaryMaterial", "Equipment"];

/** Along the edge goods flow. */
export const flows = (edge: SQL): SQL => sql`${edge}.type = any(${sql.param([...DELIVERING])}::text[])`;

/** The edge is public or the customer's own. */
export const mine = (edge: SQL, customerId: number): SQL =>
  sql`(${edge}.owner_id is null or ${edge}.owner_id = ${customerId}::bigint)`;

/**
 * Nobody of the customer has rejected the edge. What is public cannot be changed by one customer: its "no" is an edge of its own
 * between the same two, of the same type and source, with the state rejected, which stands before the public one.
 */
export const notRejected = (edge: SQL, customerId: number): SQL => sql`(${edge}.state <> 'rejected'
  and (${edge}.owner_id is not null or not exists (
    select from edges no where no.from_id = ${edge}.from_id and no.to_id = ${edge}.to_id and no.type = ${edge}.type
       and no.source = ${edge}.source and coalesce(no.owner_id, 0) = ${customerId}::bigint and no.state = 'rejected')))`;
