import { sql } from "drizzle-orm";
import type { ActionCandidate } from "../../../intake/imports/kinds/actions/action";
import type { Tx } from "../../../platform/db/database";

/** Whom rows give their actions to, by what is written in lower case: active users by their address, teams by their name. */
export async function assigneesNamed(
  tx: Tx,
  customerId: number,
  rows: readonly ActionCandidate[],
): Promise<Map<string, { kind: "user" | "team"; id: number }>> {
  const words = [...new Set(rows.flatMap(({ says }) => says.assignee?.toLowerCase() ?? []))];
  if (words.length === 0) return new Map();
  const { rows: found } = await tx.execute<{ word: string; kind: "user" | "team"; id: number }>(sql`
    select lower(name) as word, 'team' as kind, id::int from teams
     where customer_id = ${customerId} and lower(name) = any(${sql.param(words)}::text[])
    union all
    select lower(email), 'user', id::int from users
     where customer_id = ${customerId} and deactivated_at is null and lower(email) = any(${sql.param(words)}::text[])`);
  return new Map(found.map(({ word, kind, id }) => [word, { kind, id }]));
}
