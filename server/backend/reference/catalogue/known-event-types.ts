import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import type { Perspective } from "./perspectives";

export interface KnownEventType extends Record<string, unknown> {
  id: string;
  group: string;
  perspectives: Perspective[];
}

/** The event types that the database knows, by their names. */
export function knownEventTypes(tx: Tx): Promise<readonly KnownEventType[]> {
  return once(tx, "event types", async () => {
    const { rows } = await tx.execute<KnownEventType>(
      sql`select id, "group", perspectives from event_types order by id`,
    );
    return rows;
  });
}
