import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import { readTimeline } from "./read-timeline";

let db: TestDatabase;
let customerId = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  customerId = await db.database.asSystem((tx) => addCustomer(tx, "nordwind"));
});
afterAll(() => db.drop());

// The end of a month is when a band changed; the rest is as far away as sources tell of, and within one microsecond of each other.
const MONTHS = ["2025-01-01", "2025-02-01", "2025-03-01"];
const ENDS = ["2025-01-31T23:59:59.999Z", "2025-02-28T23:59:59.999Z", "2025-03-31T23:59:59.999Z"];
const MOMENTS = [...ENDS, "1801-05-05T00:00:00Z", "1969-12-31T23:59:59.999999Z", "1970-01-01T00:00:00Z"];
const FAR = ["2198-01-01T00:00:00.123455Z", "2198-01-01T00:00:00.123456Z", "2198-01-01T00:00:00.123457Z"];
const moment = fc.constantFrom(...MOMENTS, ...FAR);

test("pages of any size are the naive merge of the three streams, whatever is of one moment", async () => {
  const drawn = fc.record({
    alerts: fc.array(moment, { maxLength: 12 }),
    entries: fc.array(fc.constantFrom(...ENDS), { maxLength: 8 }),
    size: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ alerts, entries, size }) => {
      const [targetId = 0] = await db.database.asSystem((tx) => addTargets(tx, [{ name: "Werk" }]));
      await db.database.asSystem((tx) => fill(tx, targetId, alerts, [...entries].sort()));
      const found = await pages(targetId, size);
      expect(found).toEqual(merged(alerts, entries));
    }),
    { numRuns: 40 },
  );
}, 60_000);

/** Kind and millisecond of what was told, page by page. */
async function pages(targetId: number, size: number): Promise<string[]> {
  const found: string[] = [];
  const keys = new Set<string>();
  let after: string | undefined;
  do {
    const query = { size, after };
    const asked = { targetId, language: "en", perspective: "Disruption", query } as const;
    const page = await db.database.asCustomer({ customerId, userId: null }, (tx) =>
      readTimeline(tx, customerId, asked),
    );
    for (const one of page.content) {
      found.push(`${one.at} ${one.kind}`);
      keys.add(JSON.stringify(one));
    }
    after = page.after ?? undefined;
  } while (after !== undefined);
  expect(keys.size).toBe(found.length);
  return found;
}

/** Of one moment alerts come first, then scores, then the ledger. */
function merged(alerts: readonly string[], entries: readonly string[]): string[] {
  const all = [
    ...alerts.map((at) => ({ at: microseconds(at), kind: "alert" })),
    ...ENDS.slice(1).map((at) => ({ at: microseconds(at), kind: "score" })),
    ...entries.map((at) => ({ at: microseconds(at), kind: "other" })),
  ];
  all.sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  return all.map(({ at, kind }) => `${new Date(Number(at) / 1000).toISOString()} ${kind}`);
}

function microseconds(at: string): bigint {
  const [whole = "", fraction = ""] = at.replace("Z", "").split(".");
  return BigInt(Date.parse(`${whole}Z`)) * 1000n + BigInt(fraction.padEnd(6, "0"));
}

async function fill(tx: Tx, targetId: number, alerts: readonly string[], entries: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into score_history (customer_id, perspective, target_id, month, score, missing)
    select ${customerId}, 'Disruption', ${targetId}, month::date, score, 0
      from unnest(${sql.param(MONTHS)}::text[], array[10, 60, 10]) told(month, score)`);
  await tx.execute(sql`
    with given as (select * from unnest(${sql.param([...alerts])}::timestamptz[]) with ordinality as g(at, n)),
    event as (
      insert into events (event_type_id, title, summary, at, priority, content_hash)
      select 'strike', 'Event', '', at, 3, 'drawn:' || ${targetId}::bigint || ':' || n from given returning id, content_hash, at),
    alert as (
      insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
                          impact_levels, countries, target_ctypes, target_count)
      select ${customerId}::bigint, id, at, 'strike', 'logistics', 3, '{"key":"x","params":{}}', false, 1,
             array['direct'], '{}', '{}', 1 from event returning id, at)
    insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
    select ${customerId}::bigint, id, ${targetId}::bigint, 'direct', 1, 1, '{"key":"x","params":{}}', at, 'strike', 3 from alert`);
  await tx.execute(sql`
    insert into evidence (customer_id, seq, at, actor, subject_type, subject_id, kind, prev_hash, hash)
    select ${customerId}::bigint, (select coalesce(max(seq), 0) from evidence) + n, at, '{"type":"rule","id":"x"}', 'target',
           ${String(targetId)}, 'target.changed', '', ''
      from unnest(${sql.param([...entries])}::timestamptz[]) with ordinality as g(at, n)`);
}
