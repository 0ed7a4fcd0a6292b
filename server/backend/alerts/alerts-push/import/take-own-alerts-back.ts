import { sql } from "drizzle-orm";
import type { Entries } from "../../../intake/imports/kinds/linked/links";
import type { OwnAlertCandidate } from "../../../intake/imports/kinds/own-alerts/own-alert";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import { rulesNow } from "../../../intake/ingest/ingest";
import { writeBatch } from "../../../intake/ingest/write-batch";
import type { Tx } from "../../../platform/db/database";
import { reportOf, SOURCE_NAME } from "./report-of";

/** Reports that the import made are withdrawn, as a source withdraws them: alerts that people have worked on keep their notes. What was revised since stays. */
export async function takeOwnAlertsBack(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { previewOnly }: { previewOnly: boolean },
): Promise<Entries> {
  const { rows } = await tx.execute<Found>(sql`
    select u.report, u.rows, u.candidate, u.targets,
           case when s.event_id is null then 'gone' when s.content_hash = u.hash then 'ours' else 'changed' end as state
      from (select undo->>'report' as report, max(undo->>'hash') as hash, array_agg(row order by row) as rows,
                   (array_agg(candidate order by row))[1] as candidate,
                   array_agg(distinct (candidate #>> '{ends,0,targetId}')::float8) as targets
              from import_rows
             where customer_id = ${customerId} and import_id = ${importId} and state = 'created' and undo ? 'report'
             group by 1) u
      left join event_sources s on s.owner_id = ${customerId} and s.source_name = ${SOURCE_NAME} and s.external_id = u.report
     order by u.rows[1]`);
  const ours = rows.filter(({ state }) => state === "ours");
  const kept = rows.filter(({ state }) => state === "changed");
  if (!previewOnly) {
    const rules = await rulesNow(tx);
    const origin = { sourceName: SOURCE_NAME, ownerId: customerId };
    for (let at = 0; at < ours.length; at += AT_ONCE) {
      const withdrawn = ours
        .slice(at, at + AT_ONCE)
        .flatMap(({ candidate, targets }) => reportOf(candidate, targets, true) ?? []);
      await writeBatch(tx, origin, withdrawn, rules);
    }
  }
  const keptRows = kept.flatMap((one) => one.rows);
  return { removed: ours.length, restored: 0, kept: kept.length, keptRows };
}

const AT_ONCE = 500;

interface Found extends Record<string, unknown> {
  report: string;
  rows: number[];
  candidate: OwnAlertCandidate;
  targets: number[];
  /** `gone`: merged away or removed since. */
  state: "ours" | "changed" | "gone";
}
