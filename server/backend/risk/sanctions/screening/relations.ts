import { type SQL, sql } from "drizzle-orm";
import { notRejected } from "../../../network/monitored/known-edges";

/** How many steps from a company to its owner's owner; beyond, nobody can say what it means. */
export const MOST_STEPS = 5;

const mine = (customerId: number): SQL => sql`(owner_id is null or owner_id = ${customerId})`;

/** A target's owners one step away: whose site, subsidiary or property it is. Both columns in the query's scope. */
export function ownersOf(target: SQL, customerId: number): SQL {
  return sql`
    select parent_id as id from target_parents where target_id = ${target} and ${mine(customerId)}
    union select to_id from edges where from_id = ${target} and type = 'Own' and ${mine(customerId)} and ${notRejected(sql`edges`, customerId)}`;
}

/** The other way round: what belongs to a target. */
export function ownedBy(target: SQL, customerId: number): SQL {
  return sql`
    select target_id as id from target_parents where parent_id = ${target} and ${mine(customerId)}
    union select from_id from edges where to_id = ${target} and type = 'Own' and ${mine(customerId)} and ${notRejected(sql`edges`, customerId)}`;
}

/** To whom a target delivers, as far as it is certain: a mere prediction makes nobody an accessory. */
export function deliveredBy(target: SQL, customerId: number): SQL {
  return sql`select to_id as id from edges where from_id = ${target} and ${certainDelivery(customerId)}`;
}

/** The other way round: who delivers to a target. */
export function suppliersOf(target: SQL, customerId: number): SQL {
  return sql`select from_id as id from edges where to_id = ${target} and ${certainDelivery(customerId)}`;
}

const certainDelivery = (customerId: number): SQL => sql`
  ${mine(customerId)} and type in ('Supplier', 'PrimaryMaterial', 'SecondaryMaterial', 'Equipment')
  and (state = 'confirmed' or (state = 'active' and probability >= 0.8)) and ${notRejected(sql`edges`, customerId)}`;
