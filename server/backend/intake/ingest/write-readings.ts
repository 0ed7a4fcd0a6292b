import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { readAsOfSameText } from "./again/on-this-text";
import type { Origin } from "./load-known";
import type { Incoming } from "./plan-batch";

/** Keeps what reading made of reports that are stored already, over what it made of them before. Answers their numbers. */
export async function writeReadings(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  incoming: readonly Incoming[],
): Promise<number[]> {
  const rows = incoming.flatMap(({ event, reading }) =>
    reading ? [{ externalId: event.externalId, ...columnsOf(reading) }] : [],
  );
  if (rows.length === 0) return [];
  const written = await tx.execute<{ id: string }>(sql`
    insert into item_readings (source_id, owner_id, outcome, event_type_id, language, held_by, to_review, reader, reading)
    select s.id, s.owner_id, row.outcome, row."eventTypeId", row.language, row."heldBy",
           row.outcome = 'review' or (row.outcome = 'event' and ${ONE_OF_TEN}), row.reader, row.reading
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        "externalId" text, outcome text, "eventTypeId" text, language text, "heldBy" text, reader text, reading jsonb)
      join event_sources s on s.source_name = ${sourceName} and s.external_id = row."externalId"
       and coalesce(s.owner_id, 0) = ${ownerId ?? 0}
     order by s.id
        on conflict (source_id) do update set outcome = excluded.outcome, event_type_id = excluded.event_type_id,
           language = excluded.language, held_by = excluded.held_by, to_review = excluded.to_review, reader = excluded.reader,
           reading = excluded.reading || ${readAsOfSameText(sql`item_readings.reading`, sql`excluded.reading`)}, read_at = now()
    returning source_id as id`);
  return written.rows.map(({ id }) => Number(id));
}

/** Drawn by the report's number, so that it is drawn or not whoever asks. */
const ONE_OF_TEN = sql.raw("(hashint8(s.id) & 2147483647) % 10 = 0");

function columnsOf(reading: NonNullable<Incoming["reading"]>) {
  const { outcome, heldBy, reader, language, types } = reading;
  const primary = language.tag?.toLowerCase().split("-", 1)[0] ?? null;
  return { outcome, heldBy, reader, language: primary, eventTypeId: types[0]?.value ?? null, reading };
}
