import { sql } from "drizzle-orm";
import { DOCUMENT_TYPE_IDS, DOCUMENT_TYPES, type DocumentCategory } from "~/backend/contract/document-words";
import type { DocumentType } from "~/backend/contract/documents";
import type { Tx } from "../../platform/db/database";

const MOST_OWN = 200;

/** Everybody's types in the catalogue's order, then those that this customer has named, by name. */
export async function documentTypes(tx: Tx, customerId: number): Promise<DocumentType[]> {
  const { rows } = await tx.execute<{ name: string; category: DocumentCategory | null }>(sql`
    select custom_text as name, min(custom_category) as category from documents
     where customer_id = ${customerId} and custom_text is not null
     group by custom_text order by lower(custom_text), custom_text limit ${MOST_OWN}`);
  return [
    ...DOCUMENT_TYPE_IDS.map((id) => ({ id, category: DOCUMENT_TYPES[id], isCustomType: false, customText: null })),
    ...rows.map(({ name, category }) => ({ id: "custom", category, isCustomType: true, customText: name })),
  ];
}
