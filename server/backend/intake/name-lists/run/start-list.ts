import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { operations } from "../../../platform/db/schema/imports";
import { enqueue } from "../../../platform/jobs/enqueue";
import type { OperationRow } from "../../../platform/operations/operation-row";
import { storableJson } from "../../imports/run/storable-json";
import type { ReadList } from "../reading/named-line";
import { MATCH_LIST } from "./list-key";

/** A list is given up after so many tries; what keeps failing then is no passing trouble. */
export const MOST_ATTEMPTS = 5;
/** So many numbers of lines that name nobody are kept; all are counted. */
const MOST_TOLD = 100;

/** What the row of an operation keeps about a list. */
export interface ListInput {
  name: string | null;
  leftOut: { count: number; lines: number[] };
}

/** Keeps a list and has a job match it. The lists of one customer are matched one after the other. */
export async function startList(
  tx: Tx,
  { customerId, userId }: { customerId: number; userId: number | null },
  { name, lines, leftOut }: ReadList,
): Promise<OperationRow> {
  const input: ListInput = { name, leftOut: { count: leftOut.length, lines: leftOut.slice(0, MOST_TOLD) } };
  const [row] = await tx
    .insert(operations)
    .values({
      ...{ customerId, kind: MATCH_LIST, createdBy: userId, total: lines.length },
      input: JSON.parse(storableJson(input)) as Record<string, unknown>,
    })
    .returning();
  if (!row) throw new Error("An insert answered no row");
  await tx.execute(sql`
    insert into name_list_lines (customer_id, operation_id, line, candidate)
    select ${customerId}::bigint, ${row.id}::bigint, l.line, l.said
      from jsonb_to_recordset(${storableJson(lines)}::jsonb) as l(line int, said jsonb)`);
  const payload = { customerId, operationId: row.id };
  const queue = `name-lists:${customerId}`;
  await enqueue(tx, MATCH_LIST, payload, { priority: "interactive", queue, maxAttempts: MOST_ATTEMPTS });
  return row;
}
