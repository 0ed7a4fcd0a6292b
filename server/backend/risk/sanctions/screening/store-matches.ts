import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { Reason } from "../../../reference/names/types";

/** A candidate that screening found for a target. */
export interface FoundMatch {
  targetId: number;
  targetHash: string;
  listName: string;
  entityId: string;
  listVersion: number;
  score: number;
  verdict: "match" | "review";
  matchedName: string;
  reasons: Reason[];
}

/** A match that the rule closed, or asks about again, although somebody had decided on it. */
export interface Overtaken {
  id: number;
  kind: "reopened" | "closed";
  targetId: number;
  listName: string;
  entityId: string;
  decision: string;
  reason: string | null;
}

/**
 * Writes what was found for targets: new matches wait for a decision, known ones keep theirs unless entry or target have
 * other words now, and those not found any more are closed. The same again changes no row.
 */
export async function storeMatches(
  tx: Tx,
  customerId: number,
  screened: readonly { targetId: number; targetHash: string }[],
  found: readonly FoundMatch[],
  ruleVersion: string,
): Promise<Overtaken[]> {
  const ids = sql.param(screened.map(({ targetId }) => targetId));
  const { rows: before } = await tx.execute<Decided>(sql`
    select id, target_id, list_name, entity_id, decision, decision_reason, closed_at is not null as closed
    from sanctions_matches
    where customer_id = ${customerId} and target_id = any(${ids}::bigint[]) and decision <> 'undecided'
    order by id for update`);
  await upsert(tx, customerId, found, ruleVersion);
  await closeOthers(tx, customerId, screened, found);
  if (before.length === 0) return [];
  const { rows: after } = await tx.execute<{ id: string; decision: string; closed: boolean }>(sql`
    select id, decision, closed_at is not null as closed from sanctions_matches
    where customer_id = ${customerId} and id = any(${sql.param(before.map(({ id }) => id))}::bigint[])`);
  const now = new Map(after.map((row) => [row.id, row]));
  return before.flatMap((row) => overtaken(row, now.get(row.id)));
}

type Decided = {
  id: string;
  target_id: string;
  list_name: string;
  entity_id: string;
  decision: string;
  decision_reason: string | null;
  closed: boolean;
};

function overtaken(row: Decided, after: { decision: string; closed: boolean } | undefined): Overtaken[] {
  const kind = after?.closed ? (row.closed ? null : "closed") : after?.decision === "undecided" ? "reopened" : null;
  if (kind === null) return [];
  const { list_name: listName, entity_id: entityId, decision, decision_reason: reason } = row;
  return [{ id: Number(row.id), kind, targetId: Number(row.target_id), listName, entityId, decision, reason }];
}

/**
 * What was accepted stays open while entry and target have the words that it was accepted on: how rare a word is in the
 * lists moves scores, and no list update may clear somebody by that alone.
 */
async function closeOthers(
  tx: Tx,
  customerId: number,
  screened: readonly { targetId: number; targetHash: string }[],
  found: readonly FoundMatch[],
): Promise<void> {
  await tx.execute(sql`
    update sanctions_matches as known set closed_at = now(), version = version + 1
    from jsonb_to_recordset(${JSON.stringify(screened)}::jsonb) as target("targetId" bigint, "targetHash" text)
    where known.customer_id = ${customerId} and known.target_id = target."targetId" and known.closed_at is null
      and not exists (
        select from ${records(found)} where found."targetId" = known.target_id
          and found."listName" = known.list_name and found."entityId" = known.entity_id)
      and not (known.decision = 'accepted' and known.target_hash = target."targetHash" and exists (
        select from sanctions_entities entry where entry.list_name = known.list_name
          and entry.entity_id = known.entity_id and entry.until is null and entry.hash = known.entity_hash))`);
}

const records = (found: readonly FoundMatch[]) => sql`
  jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found("targetId" bigint, "targetHash" text, "listName" text,
    "entityId" text, "listVersion" int, score real, verdict text, "matchedName" text, reasons jsonb)`;

async function upsert(tx: Tx, customerId: number, found: readonly FoundMatch[], ruleVersion: string): Promise<void> {
  if (found.length === 0) return;
  const decided = sql`known.decision <> 'undecided'`;
  const asked = sql`(${decided} and (known.entity_hash, known.target_hash) is distinct from (excluded.entity_hash, excluded.target_hash))`;
  await tx.execute(sql`
    insert into sanctions_matches as known (customer_id, target_id, list_name, entity_id, entity_hash, target_hash,
      list_version, score, verdict, matched_name, reasons, rule_version)
    select ${customerId}::bigint, "targetId", "listName", "entityId", entry.hash, "targetHash",
      "listVersion", score, verdict, "matchedName", reasons, ${ruleVersion}
    from ${records(found)}
    join sanctions_entities entry on entry.list_name = "listName" and entry.entity_id = "entityId"
      and entry.since <= "listVersion" and (entry.until is null or entry.until > "listVersion")
    order by "targetId", "listName", "entityId"
    on conflict (customer_id, target_id, list_name, entity_id) do update set
      entity_hash = excluded.entity_hash, target_hash = excluded.target_hash, list_version = excluded.list_version,
      score = excluded.score, verdict = excluded.verdict, matched_name = excluded.matched_name,
      reasons = excluded.reasons, rule_version = excluded.rule_version, closed_at = null, version = known.version + 1,
      earlier = case when ${asked} then jsonb_build_object('decision', known.decision, 'reason', known.decision_reason,
        'by', known.decided_by, 'at', to_char(known.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        else known.earlier end,
      reopened = known.reopened or ${asked},
      decided_by = case when ${asked} then null else known.decided_by end,
      decided_at = case when ${asked} then null else known.decided_at end,
      decision_reason = case when ${asked} then null else known.decision_reason end,
      decision = case when ${asked} then 'undecided' else known.decision end
    where (known.entity_hash, known.target_hash, known.score, known.verdict, known.matched_name, known.reasons,
        known.rule_version, known.closed_at is null)
      is distinct from (excluded.entity_hash, excluded.target_hash, excluded.score, excluded.verdict,
        excluded.matched_name, excluded.reasons, excluded.rule_version, true)`);
}
