import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../rows/candidate";
import { BECOMES } from "./decide-row";
import { CAN } from "./decide-rows";
import { decisionKey } from "./decision-key";
import { type ImportKey, scopeOf } from "./import-key";
import { changeOwn } from "./import-steps";
import { tellOther } from "./tell-other";

/**
 * Decides rows that wait as a person decided the same supplier before; what can no longer be, since its target is gone, waits, and so does a row that
 * says another number or street than the one that was decided. Each says when that was. `version` is the run's own.
 */
export async function applyRemembered(database: Database, key: ImportKey, version: number): Promise<void> {
  for (let after = -1; ; ) {
    const next = await database.asCustomer(scopeOf(key), async (tx) => {
      const rows = await waitingRows(tx, key, after);
      if (rows.length > 0) {
        await changeOwn(tx, key, version, {});
        await decideAsBefore(tx, key, rows);
      }
      return rows.at(-1)?.row ?? null;
    });
    if (next === null) return;
    after = next;
  }
}

interface Waiting extends Record<string, unknown> {
  row: number;
  candidate: SupplierCandidate;
}

const AT_ONCE = 500;
const REMEMBERED = "imports:duplicates.remembered";

/** None where the customer has never decided anything. */
async function waitingRows(tx: Tx, { customerId, importId }: ImportKey, after: number): Promise<Waiting[]> {
  const { rows } = await tx.execute<Waiting>(sql`
    select row, candidate from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and state = 'waiting' and row > ${after}
       and candidate is not null and exists (select from import_decisions where customer_id = ${customerId})
     order by row limit ${AT_ONCE}`);
  return rows;
}

async function decideAsBefore(tx: Tx, { customerId, importId }: ImportKey, rows: readonly Waiting[]): Promise<void> {
  const keyed = rows.map(({ row, candidate }) => ({ row, key: decisionKey(candidate) }));
  await tx.execute(sql`
    update import_rows r
       set state = case d.decision when 'create' then ${BECOMES.create} when 'join' then ${BECOMES.join}
                                   when 'repeat' then ${BECOMES.repeat} else ${BECOMES.skip} end,
           target_id = case when d.decision = 'join' then d.target_id else r.target_id end,
           reasons = r.reasons || jsonb_build_array(jsonb_build_object(
             'key', ${REMEMBERED}::text, 'params', jsonb_build_object('day', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD'))))
      from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as k(row int, key text)
      join import_decisions d on d.customer_id = ${customerId} and d.key = k.key
      left join import_rows p on p.customer_id = d.customer_id and p.import_id = d.import_id and p.row = d.row
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.row = k.row and r.state = 'waiting'
       and not ${tellOther(sql`r.candidate`, sql`p.candidate`)}
       and case d.decision when 'repeat' then ${CAN.repeat} when 'join' then ${CAN.joinTo(sql`d.target_id`)} else true end`);
}
