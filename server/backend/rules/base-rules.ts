import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { rules } from "../db/schema/rules";
import { RISK_BANDS } from "./risk-bands";

/** The rules that every installation begins with. A version that is there already stays as it is, closed or not. */
export async function putBaseRules(database: NodePgDatabase<Record<string, unknown>>): Promise<void> {
  await database.insert(rules).values(BASE_RULES).onConflictDoNothing();
}

const BASE_RULES: (typeof rules.$inferInsert)[] = [RISK_BANDS];
