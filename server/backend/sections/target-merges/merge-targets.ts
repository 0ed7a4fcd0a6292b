import { sql } from "drizzle-orm";
import type { MergeChoices } from "~/backend/contract/target-merges";
import type { Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence } from "../../platform/evidence/ledger";
import { afterChange } from "./after-change";
import { countMoving } from "./count-moving";
import { mergeFields } from "./merge-fields";
import { moveLists } from "./move-lists";
import { moveRows } from "./move-rows";
import type { Merge, Pair } from "./pair";
import { recordAfter, recordBefore } from "./record-rows";
import { reviseImports } from "./revise-imports";
import type { Side } from "./sides";

interface Asked extends Pair {
  kept: Side;
  merged: Side;
  choices: MergeChoices;
  reason: string;
  actor: Actor;
}

/**
 * Makes two targets one, in the caller's transaction with the customer's rights. Both have to be locked and allowed (`sides.ts`). Every row that
 * changes is written down, so that it can be undone. Answers the merge's number.
 */
export async function mergeTargets(tx: Tx, asked: Asked): Promise<number> {
  const { customerId, keptId, mergedId, kept, merged, choices, reason, actor } = asked;
  const counts = await countMoving(tx, asked);
  const userId = actor.type === "user" ? actor.id : null;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into target_merges (customer_id, kept_id, merged_id, kept_name, merged_name, choices, reason, counts, merged_by)
    values (${customerId}, ${keptId}, ${mergedId}, ${kept.name}, ${merged.name}, ${JSON.stringify(choices)}::jsonb, ${reason},
            ${JSON.stringify(counts)}::jsonb, ${userId}::bigint) returning id`);
  const mergeId = Number(rows[0]?.id);
  const merge: Merge = { customerId, keptId, mergedId, mergeId };
  await sameZone(tx);
  await recordBefore(tx, merge);
  await mergeFields(tx, merge, choices, kept.own);
  await moveRows(tx, merge);
  await moveLists(tx, merge);
  await reviseImports(tx, merge, userId);
  // What is monitored, due and counted goes along by itself.
  await tx.execute(sql`delete from targets where id = ${mergedId} and owner_id = ${customerId}`);
  await afterChange(tx, merge, [keptId], true);
  await recordAfter(tx, merge);
  await appendEvidence(tx, customerId, [
    {
      ...{ actor, subjectType: "target", subjectId: String(keptId), kind: "target.merged", reason },
      before: { kept: { id: keptId, name: kept.name }, merged: { id: mergedId, name: merged.name } },
      after: { mergeId, mergedId, choices, counts },
    },
  ]);
  return mergeId;
}

/** Rows are compared as JSON, which writes moments in the zone of the connection. */
export async function sameZone(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true)`);
}
