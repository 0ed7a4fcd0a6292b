import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";

/**
 * Rows that the world has overtaken since they were read wait for a person again: whose target is gone, and those of a supplier that another
 * list has made meanwhile. Answers how many they are. They are of the import's next revision, which the caller raises.
 */
export async function letOvertakenWait(tx: Tx, key: ImportKey): Promise<number> {
  return (await letGoneWait(tx, key, NEXT)) + (await letMadeWait(tx, key));
}

/** Of the import's next revision, and by nobody in particular. */
export const NEXT = ({ customerId, importId }: ImportKey): SQL => sql`,
  (revision, changed_by) = (select i.revision + 1, null::bigint from imports i where i.customer_id = ${customerId} and i.id = ${importId})`;

/** A target may have gone since the file was read: then a person says what becomes of the row. Answers how many such rows there are. */
export async function letGoneWait(tx: Tx, key: ImportKey, as = (_: ImportKey): SQL => sql``): Promise<number> {
  const { customerId, importId } = key;
  const { rowCount } = await tx.execute(sql`
    update import_rows r set state = 'waiting', target_id = null, reasons = r.reasons || ${said("gone")}::jsonb ${as(key)}
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'join'
       and not exists (select from targets t where t.id = r.target_id)`);
  return rowCount ?? 0;
}

/**
 * Two lists that were read side by side both want the supplier made: by the second one it would be made twice. Only where another list was
 * applied since this one was sent; a person who has seen that target and says "new" is not asked again.
 */
async function letMadeWait(tx: Tx, key: ImportKey): Promise<number> {
  const { customerId, importId } = key;
  const { rowCount } = await tx.execute(sql`
    with others as materialized (
      select o.id from imports o join imports i on i.customer_id = o.customer_id and i.id = ${importId}
       where o.customer_id = ${customerId} and o.id <> i.id and o.applied_at > i.created_at
    ), made as materialized (
      select min(t.id) as id, t.type, lower(t.name) as name, t.country, lower(t.city) as city
        from targets t join others on others.id = t.import_id
       where t.owner_id = ${customerId} and t.type in ('organization', 'POI') group by 2, 3, 4, 5
    )
    update import_rows r set state = 'waiting', target_id = made.id, reasons = r.reasons || ${said("madeMeanwhile")}::jsonb ${NEXT(key)}
      from made
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'create'
       and lower(r.candidate->>'name') = made.name and r.candidate->>'country' is not distinct from made.country
       and (made.city is null or r.candidate->>'city' is null or lower(r.candidate->>'city') = made.city)
       and case r.candidate->>'kind' when 'site' then 'POI' else 'organization' end = made.type
       and r.target_id is distinct from made.id`);
  return rowCount ?? 0;
}

const said = (what: string): string => JSON.stringify([{ key: `imports:duplicates.${what}`, params: {} }]);
