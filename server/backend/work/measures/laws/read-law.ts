import { desc, eq } from "drizzle-orm";
import type { LawId } from "~/backend/contract/law-words";
import type { Law } from "~/backend/contract/laws";
import { notFound } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { rules } from "../../../platform/db/schema/rules";
import { LAW_RULES, lawSchema } from "./law-rules";

/** A legal basis with all its rows of the register, the newest first. Throws 404 for one that the register does not have. */
export async function readLaw(tx: Tx, id: LawId): Promise<Law> {
  const rows = await tx
    .select()
    .from(rules)
    .where(eq(rules.name, LAW_RULES + id))
    .orderBy(desc(rules.validFrom));
  if (rows.length === 0) throw notFound("law");
  const versions = rows.map(({ version, validFrom, validTo, source, confidence, value }) => ({
    ...{ version, validFrom, validTo, source, confidence },
    ...lawSchema.parse(value),
  }));
  return { id, versions };
}
