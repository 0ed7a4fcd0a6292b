import { sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import { decisionKey } from "../../imports/run/decision-key";
import type { Import } from "../../imports/run/import-steps";
import { startImport } from "../../imports/run/start-import";
import { IS_REST } from "../shown-lists";
import type { ListKey } from "./list-key";
import { noteInResult } from "./note-in-result";
import { restFile } from "./rest-file";

/**
 * Makes the lines that are nobody we know the file of an import, which a job reads; they are not asked for again here. Throws `Refusal` 409
 * `nothing_left`.
 */
export async function restAsImport(
  tx: Tx,
  key: ListKey,
  { name, actor }: { name: string | null; actor: Actor },
): Promise<Import> {
  const rest = await restOf(tx, key);
  if (rest.length === 0) throw new Refusal(409, "nothing_left", "Every line is known, or was imported");
  const { content, mapping } = restFile(rest.map(({ said }) => said));
  const made = await startImport(tx, key.customerId, {
    ...{ kind: "suppliers" as const, fileName: fileNameOf(name), content: Buffer.from(content), mapping, actor },
    options: { headerRow: 1, delimiter: ",", encoding: "utf-8" },
  });
  await tx.execute(sql`
    update name_list_lines set import_id = ${made.id}::bigint, version = version + 1
     where customer_id = ${key.customerId} and operation_id = ${key.operationId}
       and line = any(${sql.param(rest.map(({ line }) => line))}::int[])`);
  await handDecisionsOn(tx, key.customerId, made.id, rest);
  await noteInResult(tx, key, { importId: made.id });
  return made;
}

interface RestLine extends Record<string, unknown> {
  line: number;
  said: SupplierCandidate;
}

async function restOf(tx: Tx, { customerId, operationId }: ListKey): Promise<RestLine[]> {
  const { rows } = await tx.execute<RestLine>(sql`
    select l.line, l.candidate as said from name_list_lines l
     where l.customer_id = ${customerId} and l.operation_id = ${operationId} and ${IS_REST} order by l.line for update`);
  return rows;
}

/** A name that was decided to be none of ours becomes a target with this import, and is known by it from then on (`rememberCreated`). */
async function handDecisionsOn(tx: Tx, customerId: number, importId: number, rest: readonly RestLine[]): Promise<void> {
  // Of a name that the list has twice the first row is made, and the second repeats it.
  const rows = new Map(rest.map(({ said }, index) => [decisionKey(said), index + 2] as const).reverse());
  const keyed = [...rows].map(([key, row]) => ({ key, row }));
  await tx.execute(sql`
    update import_decisions d set import_id = ${importId}::bigint, row = k.row, before = null
      from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as k(key text, row int)
     where d.customer_id = ${customerId} and d.key = k.key and d.decision = 'create'`);
}

const LONGEST_NAME = 200;
/** Of a file by its name; the rest of a pasted list is called in English as its columns are. */
const fileNameOf = (name: string | null): string =>
  `${(name ?? "Pasted list").replace(/\.(?:csv|tsv|txt|xlsx)$/i, "").slice(0, LONGEST_NAME)} - not found.csv`;
