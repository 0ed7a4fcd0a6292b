import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { BECOMES, type RowDecision } from "./decide-row";
import type { ImportKey } from "./import-key";

/** `leastScore`: 0 to 1; rows that are less alike keep waiting. */
export interface RowsDecision {
  decision: RowDecision["decision"];
  leastScore?: number;
}

/** Decides all rows that wait and can become that; answers how many. A target that can no longer be seen is joined by none. */
export async function decideRows(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { decision, leastScore = 0 }: RowsDecision,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update import_rows r set state = ${BECOMES[decision]}, target_id = ${decision === "join" ? sql`r.target_id` : sql`null`}
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'waiting'
       and coalesce(r.score, 0) >= ${leastScore} and ${CAN[decision]}`);
  return rowCount ?? 0;
}

const CAN = {
  create: sql`true`,
  skip: sql`true`,
  repeat: sql`r.repeats is not null`,
  join: sql`exists (select from targets t where t.id = r.target_id and (t.owner_id is null or t.owner_id = r.customer_id)
    and t.type in ('organization', 'POI'))`,
};
