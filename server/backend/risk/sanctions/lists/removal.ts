import { type SQL, sql } from "drizzle-orm";
import type { SanctionsListRemoval } from "~/backend/contract/sanctions-list-removal";
import type { Tx } from "../../../platform/db/database";
import { ListRefused } from "./list-refused";
import { standsIn } from "./read-lists";

export interface RemovalAsked {
  name: string;
  /** Null for the list with all its versions. */
  version: number | null;
}

/** What is in effect now, and what would be after a removal; 0 for nothing. */
export interface Removal extends RemovalAsked {
  /** Every version that would count no more. */
  versions: number[];
  from: number;
  to: number;
}

/**
 * What a removal means for the list: without its newest version it goes back to the one before, without an older one nothing changes, and
 * without all it has none. Null for a list or version that is not there, or was removed before. Throws ListRefused while a version is read.
 */
export async function removalOf(tx: Tx, { name, version }: RemovalAsked): Promise<Removal | null> {
  const { rows } = await tx.execute<{ version: number; state: string; current: number | null }>(sql`
    select v.version, v.state, l.current_version as current
    from sanctions_lists l join sanctions_list_versions v on v.list_name = l.name
    where l.name = ${name} and v.state <> 'Removed' order by v.version desc`);
  const done = rows.filter(({ state }) => state === "Done").map((row) => row.version);
  const from = rows[0]?.current ?? 0;
  if (version === null) {
    return rows.length === 0 ? null : { name, version, versions: rows.map((row) => row.version), from, to: 0 };
  }
  if (!done.includes(version)) return null;
  const to = version === from ? (done.find((other) => other < version) ?? 0) : from;
  return { name, version, versions: [version], from, to };
}

/** What would change by a removal: of the list's entries, and of a customer's open matches. */
export async function previewRemoval(tx: Tx, customerId: number, removal: Removal): Promise<SanctionsListRemoval> {
  const { name, version, from, to } = removal;
  const { rows } = await tx.execute<SanctionsListRemoval["entries"]>(sql`
    with before as (select * from sanctions_entities where list_name = ${name} and ${standsIn(from)}),
      after as (select * from sanctions_entities where list_name = ${name} and ${standsIn(to)})
    select count(*) filter (where after.entity_id is null)::int as gone,
      count(*) filter (where before.entity_id is null)::int as returning,
      count(*) filter (where before.hash <> after.hash)::int as changed
    from before full join after on after.entity_id = before.entity_id`);
  const going = matchesThatGo(customerId, removal);
  const counted = await tx.execute<{ decision: "accepted" | "rejected" | "undecided"; count: number }>(sql`
    select match.decision, count(*)::int as count ${going} group by 1`);
  const shown = await tx.execute<SanctionsListRemoval["examples"][number] & { targetId: string }>(sql`
    select match.target_id as "targetId", t.name as "targetName", match.entity_id as "entityId",
      match.matched_name as "matchedName", match.decision
    ${going} order by match.decision, t.name, match.id limit ${SHOWN}`);
  const matches = { accepted: 0, rejected: 0, undecided: 0 };
  for (const { decision, count } of counted.rows) matches[decision] = count;
  return {
    name,
    version,
    backTo: to === 0 ? null : to,
    entries: rows[0] ?? { gone: 0, returning: 0, changed: 0 },
    matches,
    examples: shown.rows.map((row) => ({ ...row, targetId: String(row.targetId) })),
  };
}

const SHOWN = 50;

function matchesThatGo(customerId: number, { name, from, to }: Removal): SQL {
  return sql`
    from sanctions_matches match join targets t on t.id = match.target_id
    where match.customer_id = ${customerId} and match.list_name = ${name} and match.closed_at is null and ${from !== to}
      and not exists (
        select from sanctions_entities entry
        where entry.list_name = match.list_name and entry.entity_id = match.entity_id
          and ${standsIn(to, sql`entry.`)})`;
}

/**
 * Takes versions out of effect. Nothing is deleted: their rows say so, and entries that only they held stand in no version any more.
 * Whoever calls it has the list's turn.
 */
export async function applyRemoval(tx: Tx, { name, versions, from, to }: Removal): Promise<void> {
  await tx.execute(sql`
    update sanctions_list_versions set state = 'Removed'
    where list_name = ${name} and version = any(${sql.param(versions)}::int[])`);
  if (from === to) return;
  if (to === 0) {
    await tx.execute(sql`
      update sanctions_entities set until = (
        select max(version) + 1 from sanctions_list_versions where list_name = ${name})
      where list_name = ${name} and until is null`);
  } else {
    // What began behind the version that is in effect now ends where it began; what ended behind it stands again.
    await tx.execute(sql`update sanctions_entities set until = since where list_name = ${name} and since > ${to}`);
    await tx.execute(sql`
      update sanctions_entities set until = null where list_name = ${name} and since <= ${to} and until > ${to}`);
  }
  await tx.execute(sql`update sanctions_lists set current_version = ${to === 0 ? null : to} where name = ${name}`);
}

/** Refuses while an import of the list is at work: what it will hold is not known yet. */
export async function refuseWhileRunning(tx: Tx, name: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from sanctions_list_versions where list_name = ${name} and state = 'Running'
      and imported_at > now() - interval '10 minutes'`);
  if (rows.length > 0) throw new ListRefused("a version of this list is being imported; try again when it is done");
}
