import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../rows/candidate";
import { BECOMES, type RowDecision } from "./decide-row";
import { CAN } from "./decide-rows";
import type { ImportKey } from "./import-key";
import { asRevised } from "./revision";
import { tellOther } from "./tell-other";

/**
 * One answer holds for all rows of a file that wait and say the same name, country and town: lists with one row for each owner or order ask once. A row
 * with another number or street is asked about by itself. Who is made new is made once, and its other rows repeat it where they may. Answers how many rows were decided with the one.
 */
export async function decideSame(
  tx: Tx,
  key: ImportKey,
  row: number,
  { decision, targetId }: RowDecision,
  { name, country, city }: Pick<SupplierCandidate, "name" | "country" | "city">,
): Promise<number> {
  const { customerId, importId } = key;
  const becomes = decision === "create" ? BECOMES.repeat : BECOMES[decision];
  const target = decision === "join" ? sql`${targetId}::bigint` : decision === "skip" ? sql`r.target_id` : sql`null`;
  const { rows } = await tx.execute(sql`
    update import_rows r set state = ${becomes}, target_id = ${target}, ${asRevised(key)} from import_rows d
     where d.customer_id = ${customerId} and d.import_id = ${importId} and d.row = ${row} and not ${tellOther(sql`r.candidate`, sql`d.candidate`)}
       and r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'waiting' and r.row <> ${row}
       and r.candidate->>'name' = ${name} and r.candidate->>'country' is not distinct from ${country}::text
       and r.candidate->>'city' is not distinct from ${city}::text
       and ${CAN_TOO[decision](row, targetId)}
    returning r.row`);
  return rows.length;
}

/** Whether a row `r` can become that, too. */
const CAN_TOO: Record<RowDecision["decision"], (row: number, targetId: number | null) => SQL> = {
  create: (row) => sql`r.repeats = ${row}`,
  repeat: () => CAN.repeat,
  skip: () => CAN.skip,
  join: (_, targetId) => CAN.joinTo(sql`${targetId}::bigint`),
};
