import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { eventTypes } from "../../platform/db/schema/events";
import { EVENT_TYPES } from "./event-types";
import { numberOf } from "./priorities";

/** Makes the table of event types that of this release. One that is gone from the release stays for the alerts that have it. */
export async function putEventTypes(database: NodePgDatabase<Record<string, unknown>>): Promise<void> {
  const rows = EVENT_TYPES.map(({ id, group, priority, perspectives }) => ({
    id,
    group,
    defaultPriority: numberOf(priority),
    perspectives: [...perspectives],
  }));
  await database
    .insert(eventTypes)
    .values(rows)
    .onConflictDoUpdate({
      target: eventTypes.id,
      set: {
        group: sql`excluded."group"`,
        defaultPriority: sql`excluded.default_priority`,
        perspectives: sql`excluded.perspectives`,
      },
    });
}
