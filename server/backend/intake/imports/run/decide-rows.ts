import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { asOnlyStateDecided } from "./before-image";
import { BECOMES, type RowDecision } from "./decide-row";
import type { ImportKey } from "./import-key";
import type { DecidedRow } from "./remember-decisions";

/** `leastScore`: 0 to 1; rows that are less alike keep waiting. */
export interface RowsDecision {
  decision: RowDecision["decision"];
  leastScore?: number;
}

/** Decides all rows that wait and can become that, and answers them. A target that can no longer be seen is joined by none. */
export async function decideRows(
  tx: Tx,
  key: ImportKey,
  { decision, leastScore = 0 }: RowsDecision,
): Promise<DecidedRow[]> {
  const { customerId, importId } = key;
  const { rows } = await tx.execute<Found>(sql`
    update import_rows r set state = ${BECOMES[decision]}, target_id = ${decision === "repeat" ? sql`null` : sql`r.target_id`}, ${asOnlyStateDecided(key)}
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'waiting'
       and coalesce(r.score, 0) >= ${leastScore} and ${CAN[decision]}
    returning r.row, jsonb_build_object('name', r.candidate->'name', 'country', r.candidate->'country', 'city', r.candidate->'city')
      as candidate, r.target_id as "targetId"`);
  return rows.map((one) => ({ ...one, targetId: one.targetId === null ? null : Number(one.targetId) }));
}

const joinTo = (target: SQL): SQL => sql`exists (select from targets t where t.id = ${target}
  and (t.owner_id is null or t.owner_id = r.customer_id) and t.type in ('organization', 'POI'))`;

interface Found extends Record<string, unknown> {
  row: number;
  candidate: DecidedRow["candidate"];
  targetId: string | null;
}

/** Whether a row \`r\` can become that. */
export const CAN = {
  create: sql`true`,
  skip: sql`true`,
  repeat: sql`r.repeats is not null`,
  join: joinTo(sql`r.target_id`),
  joinTo,
};
