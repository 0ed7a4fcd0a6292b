import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { mergeTargets, previewTargetMerge, readTargetMerge, undoTargetMerge } from "~/backend/contract/target-merges";
import { seconds } from "~/time/duration";
import type { Tx } from "../../server/backend/platform/db/database";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// A target that much hangs on merges and comes back within one request: planned for the few rows that nobody has counted yet, it took minutes.
const use = ownBackend();

const ALERTS = 30_000;
const EDGES = 5000;

/** Half of each stands on both targets, so that joining equal rows has as much to do as moving. */
async function hangOn(tx: Tx, customerId: number, [a, b]: readonly [number, number]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from event_types order by id limit 1`);
  const type = rows[0]?.id ?? "";
  await tx.execute(sql`
    with made as (
      insert into events (owner_id, event_type_id, title, summary, at, priority, content_hash)
      select ${customerId}::bigint, ${type}, 'Fire', '', now(), 2, n::text from generate_series(1, ${ALERTS}::int) n returning id)
    insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier, impact_levels, countries,
           target_ctypes, target_count)
    select ${customerId}::bigint, id, now(), ${type}, 'x', 2, '{"key": "event", "params": {}}', false, 1, '{direct}', '{}', '{company}', 1 from made`);
  for (const [id, which] of [
    [a, sql`a.id % 3 <> 1`],
    [b, sql`a.id % 3 <> 0`],
  ] as const)
    await tx.execute(sql`
      insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
      select a.customer_id, a.id, ${id}::bigint, 'direct', 1, 1, '{"key": "told", "params": {}}', a.at, a.event_type_id, a.priority
        from alerts a where a.customer_id = ${customerId} and a.event_group = 'x' and ${which}`);
  const buyers = await addTargets(
    tx,
    Array.from({ length: EDGES }, (_, n) => ({ name: `Buyer ${n}`, ownerId: customerId })),
  );
  for (const [id, rest] of [
    [a, 1],
    [b, 0],
  ] as const)
    await tx.execute(sql`
      insert into edges (owner_id, from_id, to_id, type, source)
      select ${customerId}::bigint, ${id}::bigint, buyer, 'Supplier', 'Customs'
        from unnest(${sql.param(buyers)}::bigint[]) buyer where buyer % 3 <> ${rest}`);
}

test(`merges, reads and undoes a target with ${ALERTS} alerts and ${EDGES} relationships`, {
  timeout: seconds(240),
}, async () => {
  const manager = await signInAs(use.transport, "manager");
  const { customerId, keptId, mergedId } = await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    const ownerId = Number(rows[0]?.id);
    const [a = 0, b = 0] = await addTargets(tx, [
      { name: "Harbour", ownerId },
      { name: "Hafen", ownerId },
    ]);
    await tx.execute(sql`set local statement_timeout = 0`);
    await hangOn(tx, ownerId, [a, b]);
    return { customerId: ownerId, keptId: a, mergedId: b };
  });
  const counted = () =>
    use.database.asSystem(async (tx) => {
      const { rows } = await tx.execute(sql`
        select n.id::int, (select count(*)::int from alert_targets where customer_id = ${customerId} and target_id = n.id) as alerts,
               (select count(*)::int from edges where from_id = n.id) as edges
          from unnest(array[${keptId}, ${mergedId}]::bigint[]) with ordinality n(id, place) order by n.place`);
      return rows;
    });
  const before = await counted();
  const { kept, merged } = await callBackend(manager, previewTargetMerge, { query: { keptId, mergedId } });
  const versions = { kept: kept.version, merged: merged.version };
  const body = { keptId, mergedId, choices: {}, reason: "One harbour", versions };
  const { mergeId } = await callBackend(manager, mergeTargets, { body });
  expect(await counted()).toEqual([
    { id: keptId, alerts: ALERTS, edges: EDGES },
    { id: mergedId, alerts: 0, edges: 0 },
  ]);
  const params = { mergeId: String(mergeId) };
  const read = await callBackend(manager, readTargetMerge, { params });
  expect(read.staying).toEqual({});
  await callBackend(manager, undoTargetMerge, { params });
  expect(await counted()).toEqual(before);
});
