import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Perspective } from "../../reference/catalogue/perspectives";

/** The event types that count in a perspective, of one group or of all. */
export async function typesCounting(tx: Tx, perspective: Perspective, group?: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from event_types where ${perspective} = any(perspectives) ${group ? sql`and "group" = ${group}` : sql``}
     order by id`);
  return rows.map(({ id }) => id);
}
