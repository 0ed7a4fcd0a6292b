import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";

/** Some 10 MB of names; whoever has more targets asks for some of them again. */
const MOST_KNOWN = 50_000;

/** The names of targets by their number, each asked for once: the alerts of an export touch the same ones again and again. */
export interface NamesOfTargets {
  /** Asks for those that are not known yet. */
  learn(tx: Tx, ids: readonly number[]): Promise<void>;
  /** Undefined for what the customer may not see. */
  of(id: number): string | undefined;
}

export function namesOfTargets(): NamesOfTargets {
  const known = new Map<number, string>();
  return {
    of: (id) => known.get(id),
    async learn(tx, ids) {
      if (known.size > MOST_KNOWN) known.clear();
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      if (missing.length === 0) return;
      const { rows } = await tx.execute<{ ids: number[] | null; names: string[] | null }>(sql`
        select json_agg(id) as ids, json_agg(name) as names from targets where id = any(${sql.param(missing)}::bigint[])`);
      const { ids: found, names } = rows[0] ?? {};
      for (const [index, id] of (found ?? []).entries()) known.set(id, names?.[index] ?? "");
    },
  };
}
