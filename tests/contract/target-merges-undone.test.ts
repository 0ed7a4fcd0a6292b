import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { MERGE_FIELDS, mergeTargets, previewTargetMerge, undoTargetMerge } from "~/backend/contract/target-merges";
import { refreshMonitored } from "../../server/backend/network/monitored/monitored";
import type { Tx } from "../../server/backend/platform/db/database";
import { askForTargets, fillTargets } from "../support/filled-targets";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// Merging and undoing leaves every table as it was, whatever hangs on the two.
const use = ownBackend();
let customerId = 0;
let caller: Awaited<ReturnType<typeof signInAs>>;

beforeAll(async () => {
  caller = await signInAs(use.transport, "manager");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  customerId = Number(rows[0]?.id);
});

/** Not compared: the ledger, who is signed in, the merge's own tables, what a job empties, and which transactions there were. */
const OWN = [
  "evidence",
  "evidence_heads",
  "sessions",
  "idempotency_keys",
  "target_merges",
  "target_merge_rows",
  "scores_due",
  "network_changes",
];
/** A form that was loaded between merge and undo must not win by the number of before. */
const VERSIONS = ["version"];

/** The trigger that counts followers leaves a row behind that says no more than none. */
const SAYING: Record<string, ReturnType<typeof sql>> = { target_followers: sql`where count > 0` };

async function dump(): Promise<Record<string, string[]>> {
  return use.database.asSystem(async (tx) => {
    await refreshMonitored(tx, customerId);
    const { rows } = await tx.execute<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relname <> all(${sql.param(OWN)}::text[]) order by 1`);
    const found: Record<string, string[]> = {};
    for (const { name } of rows) found[name] = await rowsOf(tx, name);
    return found;
  });
}

async function rowsOf(tx: Tx, name: string): Promise<string[]> {
  const { rows: allowed } = await tx.execute<{ may: boolean }>(
    sql`select has_table_privilege(${name}, 'select') as may`,
  );
  if (!allowed[0]?.may) return [];
  const { rows } = await tx.execute<{ row: string }>(
    sql`select (to_jsonb(t) - ${sql.param(VERSIONS)}::text[])::text as row from ${sql.raw(`"${name}"`)} t ${SAYING[name] ?? sql``} order by 1`,
  );
  return rows.map(({ row }) => row);
}

/** The same draws for the same seed (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(SEEDS)("merge and undo leave every table as it was (seed %i)", async (seed) => {
  const draw = drawer(seed);
  // The first has everything on both, the second half of it, and so on: `a` is public for every third.
  const pick = () => draw() < (seed === 1 ? 2 : 0.35 + seed / 20);
  const isPublic = seed % 3 === 0;
  // A customer has one, whoever filled it in before.
  await use.database.asSystem((tx) => tx.execute(sql`delete from own_organizations where customer_id = ${customerId}`));
  const { a, b, others } = await use.database.asSystem((tx) =>
    fillTargets(tx, customerId, { pick, aOwner: isPublic ? null : customerId }),
  );
  await use.database.asCustomer({ customerId, userId: null }, (tx) => askForTargets(tx, customerId, [a, b, others[0]]));
  await use.database.asSystem((tx) => settleAlerts(tx, customerId));
  const [keptId, mergedId] = isPublic || draw() < 0.5 ? [a, b] : [b, a];
  const before = await dump();
  const { kept, merged } = await callBackend(caller, previewTargetMerge, { query: { keptId, mergedId } });
  const choices = Object.fromEntries(
    MERGE_FIELDS.flatMap((field) => (draw() < 0.6 ? [[field, draw() < 0.5 ? "kept" : "merged"]] : [])),
  );
  const { mergeId } = await callBackend(caller, mergeTargets, {
    body: {
      keptId,
      mergedId,
      choices,
      reason: "The same works",
      versions: { kept: kept.version, merged: merged.version },
    },
  });
  const { rows } = await use.database.asSystem((tx) => tx.execute(sql`select from targets where id = ${mergedId}`));
  expect(rows).toEqual([]);
  expect(await dump()).not.toEqual(before);
  const undone = await callBackend(caller, undoTargetMerge, { params: { mergeId: String(mergeId) } });
  expect(undone).toEqual({ keptId, mergedId, stayed: {} });
  const after = await dump();
  for (const [name, was] of Object.entries(before)) expect(after[name], name).toEqual(was);
});

/** What an alert says of its targets, as the fan-out writes it. */
async function settleAlerts(tx: Tx, ofCustomer: number): Promise<void> {
  await tx.execute(sql`
    update alerts a set target_count = s.n, impact_levels = s.levels, countries = s.countries, target_ctypes = s.ctypes
      from (select at.alert_id as id, count(*)::int as n, array_agg(distinct at.impact_level order by at.impact_level) as levels,
              coalesce(array_agg(distinct t.country order by t.country) filter (where t.country is not null), '{}') as countries,
              array_agg(distinct t.ctype order by t.ctype) as ctypes
              from alert_targets at join targets t on t.id = at.target_id where at.customer_id = ${ofCustomer} group by 1) s
     where a.customer_id = ${ofCustomer} and a.id = s.id`);
}
