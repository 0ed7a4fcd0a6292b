import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Tier } from "../../platform/db/schema/targets";
import { flows, mine, notRejected } from "./known-edges";

export interface Monitored {
  tier: Tier;
  /** From the followed target to this one, this one left out; empty in tier 1. */
  path: number[];
  /** Of the weakest edge on the path, 0 to 1. */
  probability: number;
}

/** Product decisions, tier settings: no collection reaches further. */
const FURTHEST = 5;

/**
 * What a customer follows and what stands behind it, by id of the target. The nearest tier wins; within a tier the path whose
 * weakest edge is likeliest, then the one through the lowest id. Edges that somebody rejected carry nothing.
 */
export async function reach(tx: Tx, customerId: number): Promise<Map<number, Monitored>> {
  const reached = new Map<number, Monitored>();
  let frontier = await followed(tx, customerId);
  for (const id of frontier) reached.set(id, { tier: 1, path: [], probability: 1 });
  for (let tier = 2; tier <= FURTHEST && frontier.length > 0; tier++) {
    const next: number[] = [];
    for (const { id, through, probability } of await delivering(tx, customerId, frontier, reached)) {
      if (reached.has(id)) continue;
      const before = reached.get(through);
      reached.set(id, { tier: tier as Tier, path: [...(before?.path ?? []), through], probability });
      next.push(id);
    }
    frontier = next;
  }
  return reached;
}

async function followed(tx: Tx, customerId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select target_id as id from follows where customer_id = ${customerId} order by 1`,
  );
  return rows.map(({ id }) => Number(id));
}

interface Step {
  id: number;
  through: number;
  probability: number;
}

/** Once for each target that delivers to the frontier, with its best way there. */
async function delivering(
  tx: Tx,
  customerId: number,
  frontier: number[],
  reached: Map<number, Monitored>,
): Promise<Step[]> {
  const probabilities = frontier.map((id) => reached.get(id)?.probability ?? 0);
  const { rows } = await tx.execute<{ id: string; through: string; probability: number }>(sql`
    select distinct on (e.from_id) e.from_id as id, e.to_id as through, least(e.probability, f.probability) as probability
      from unnest(${sql.param(frontier)}::bigint[], ${sql.param(probabilities)}::float8[]) as f(id, probability)
      join edges e on e.to_id = f.id
     where ${flows(sql`e`)} and ${mine(sql`e`, customerId)} and ${notRejected(sql`e`, customerId)}
     order by e.from_id, least(e.probability, f.probability) desc, e.to_id`);
  return rows.map((row) => ({ id: Number(row.id), through: Number(row.through), probability: row.probability }));
}
