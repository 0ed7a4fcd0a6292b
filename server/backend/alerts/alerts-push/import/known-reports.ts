import { sql } from "drizzle-orm";
import type { OwnAlertCandidate } from "../../../intake/imports/kinds/own-alerts/own-alert";
import type { Tx } from "../../../platform/db/database";
import { numberOf, SOURCE_NAME } from "./report-of";

/** Rows that were reported before: under their number, or by hand with the same target, type, day and title. */
export async function knownReports(
  tx: Tx,
  customerId: number,
  rows: readonly OwnAlertCandidate[],
): Promise<Set<number>> {
  const asked = rows.map((row) => {
    const { eventTypeId, title, day } = row.says;
    return {
      row: row.row,
      number: numberOf(row),
      target: row.ends[0]?.targetId ?? null,
      type: eventTypeId,
      title,
      day,
    };
  });
  const { rows: found } = await tx.execute<{ row: number }>(sql`
    select r.row from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as r(row int, number text, target bigint, type text, title text, day date)
     where exists (select from event_sources s where s.owner_id = ${customerId} and s.source_name = ${SOURCE_NAME}
                      and s.external_id = r.number and not coalesce((s.content->>'withdrawn')::boolean, false))
        or exists (select from event_links l join events e on e.id = l.event_id
                    where l.owner_id = ${customerId} and l.target_id = r.target and e.owner_id = ${customerId}
                      and e.merged_into is null and not e.withdrawn and e.event_type_id = r.type and lower(e.title) = lower(r.title)
                      and r.day is not distinct from
                          coalesce(e.period_from, e.happened_at)::date)`);
  return new Set(found.map(({ row }) => row));
}
