import type { evidence } from "../db/schema/evidence";
import type { EvidenceRecord } from "./chain";

/** A stored link of the chain as it is shown, exported and hashed. */
export function toEntry({ customerId: _, ...row }: typeof evidence.$inferSelect): EvidenceRecord {
  return { ...row, at: row.at.toISOString() };
}
