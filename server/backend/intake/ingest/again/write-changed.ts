import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { Reading } from "../../../platform/db/shapes/reading";

export interface Changed {
  id: string;
  content: SourceContent;
  joinKeys: string[];
  reading: Reading;
}

/** Reports with their readings, as they are from now on. */
export async function writeChanged(tx: Tx, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, content, joinKeys, reading }) => {
    const { outcome, heldBy, types } = reading;
    return { id, content, joinKeys, reading, outcome, heldBy, eventTypeId: types[0]?.value ?? null };
  });
  await tx.execute(sql`
    update event_sources s set content = row.content, join_keys = row."joinKeys"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id bigint, content jsonb, "joinKeys" text[])
     where s.id = row.id`);
  // What was drawn by lot stays so where the same became of it.
  await tx.execute(sql`
    update item_readings r set outcome = row.outcome, event_type_id = row."eventTypeId", held_by = row."heldBy",
      reading = row.reading, read_at = now(),
      to_review = row.outcome = 'review' or (row.outcome = r.outcome and r.to_review)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        id bigint, outcome text, "eventTypeId" text, "heldBy" text, reading jsonb)
     where r.source_id = row.id`);
}
