import { type SQL, sql } from "drizzle-orm";

/**
 * The groups of what event `e` is besides its type `y`, sorted. None where the customer's people said what it is (`ownTypeId`): then it is
 * that alone.
 */
export const alsoGroups = (ownTypeId: SQL): SQL => sql`
  case when ${ownTypeId} is not null then '{}' else array(
    select distinct besides."group" from event_types besides
     where besides.id = any(e.also_type_ids) and besides."group" <> y."group" order by 1) end`;
