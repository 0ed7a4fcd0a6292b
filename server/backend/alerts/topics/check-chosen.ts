import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { badTargets, unknownSources } from "~/backend/contract/topics";
import { newsSources } from "../../intake/ingest/news-sources";
import { seenBy } from "../../network/targets/visible-target";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { TopicQuery } from "./stored-topic";

/** The targets and the sources that a topic asks for. */
export type Chosen = Pick<TopicQuery, "targetIds" | "sources">;

/**
 * Throws 422 `bad_targets` for what the customer does not monitor, and `unknown_sources`. What the topic `had` before may stay though it is
 * gone: whoever pauses or renames it must not have to change what it looks for.
 */
export async function checkChosen(
  tx: Tx,
  customerId: number,
  { targetIds, sources }: Chosen,
  had: Chosen | null,
): Promise<void> {
  await checkTargets(
    tx,
    customerId,
    targetIds.filter((id) => !had?.targetIds.includes(id)),
  );
  const fresh = sources.filter((name) => !had?.sources.includes(name));
  if (fresh.length === 0) return;
  const known = new Set((await newsSources(tx, customerId)).map(({ name }) => name));
  const unknown = [...new Set(fresh)].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const details: z.input<typeof unknownSources> = { sources: unknown };
  throw new Refusal(422, "unknown_sources", `No source of news is called ${unknown.join(", ")}`, details);
}

async function checkTargets(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<void> {
  if (targetIds.length === 0) return;
  const { rows } = await tx.execute<{ id: string; monitored: boolean }>(sql`
    select t.id, m.target_id is not null as monitored from targets t
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = t.id
     where t.id = any(${sql.param([...targetIds])}::bigint[]) and ${seenBy(customerId)}`);
  const found = new Map(rows.map(({ id, monitored }) => [Number(id), monitored]));
  const targets = [...new Set(targetIds)].flatMap((id) => {
    const monitored = found.get(id);
    if (monitored) return [];
    return [{ id, why: monitored === undefined ? ("unknown" as const) : ("not-monitored" as const) }];
  });
  if (targets.length === 0) return;
  const details: z.input<typeof badTargets> = { targets };
  const said = targets.map(({ id, why }) => `${id} is ${why === "unknown" ? why : "not monitored"}`).join(", ");
  throw new Refusal(422, "bad_targets", `Targets that cannot be chosen: ${said}`, details);
}
