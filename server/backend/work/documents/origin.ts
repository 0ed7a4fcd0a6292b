import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** Where a document came from, and what follows from it for who reads of it. */
export interface Origin {
  /** The action that its file was attached to; null for one that was added among the documents. */
  actionId: number | null;
  /** Whether that action is confidential. */
  isConfidential: boolean;
  /** Whether the asker reads it wherever it is shown: it was added among the documents, or an action of it is theirs to read. */
  isReader: boolean;
}

/** The origin of a document that the asker sees. */
export async function originOf(tx: Tx, customerId: number, id: number): Promise<Origin> {
  // An action that the asker does not see is a confidential one.
  const { rows } = await tx.execute<Origin & Record<string, unknown>>(sql`
    select d.action_id::int as "actionId",
           d.action_id is not null and not exists (
             select from actions x where x.customer_id = d.customer_id and x.id = d.action_id and not x.confidential) as "isConfidential",
           d.action_id is null or exists (
             select from actions x where x.customer_id = d.customer_id and (x.id = d.action_id or x.id in (
               select l.action_id from action_documents l where l.customer_id = d.customer_id and l.document_id = d.id))) as "isReader"
      from documents d where d.customer_id = ${customerId} and d.id = ${id}`);
  return rows[0] ?? { actionId: null, isConfidential: false, isReader: true };
}
