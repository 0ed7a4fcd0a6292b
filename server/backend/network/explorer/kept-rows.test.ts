import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { addAlerts } from "../../../../tests/support/scores/add-alerts";
import type { Tx } from "../../platform/db/database";
import { RISK_BANDS } from "../../reference/catalogue/risk-bands";
import { follow } from "../monitored/follow";
import { createTargets } from "../targets/create-targets";
import { countFacets } from "./count-facets";
import { type FacetRows, readFacetRows } from "./facet-rows";
import { facetRows } from "./kept-rows";
import type { Looking } from "./sources";

let db: TestDatabase;
let customerId: number;
let otherId: number;
let known: number[];

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    otherId = await addCustomer(tx, "suedwind");
    known = await addTargets(
      tx,
      Array.from({ length: 20 }, (_, n) => ({
        name: `Acme ${n}`,
        type: "organization" as const,
        ctype: "company",
        country: n % 2 ? "DE" : "CN",
      })),
    );
    await follow(tx, customerId, known.slice(0, 5), { userId: null });
  });
});
afterAll(() => db.drop());

const looking = (): Looking => ({
  customerId,
  userId: 0,
  risk: { perspective: "Sustainability", bands: [...RISK_BANDS.value] },
  filter: {},
  typed: null,
});
const asCustomer = <T>(run: (tx: Tx) => Promise<T>) => db.database.asCustomer({ customerId, userId: null }, run);
const facetsOf = async (tx: Tx) => {
  const { rows, now } = await facetRows(tx, looking());
  return told(rows, now);
};
const told = (rows: FacetRows, now: number) => [
  ...[{}, { following: "true" as const }].map((filter) => countFacets(rows, filter, now).facets),
  // Where maps show them; by number, since a statement may read them in any order.
  [...rows.ids]
    .map((id, at) => [id, rows.counts[at], rows.lat[at], rows.east[at], rows.north[at]].map(String))
    .sort(([one = ""], [other = ""]) => Number(one) - Number(other)),
  // In the order of their names.
  [...rows.own.named.ids],
];
/** Without what is kept. */
const freshOf = async (tx: Tx) => told((await readFacetRows(tx, looking())).rows, Date.now());
const keptAndFresh = () => asCustomer(async (tx) => ({ kept: await facetsOf(tx), fresh: await freshOf(tx) }));

const alertOf = (targetId: number) => ({
  targetId,
  at: new Date(),
  eventTypeId: "strike",
  priority: 3 as const,
  impactLevel: "direct" as const,
});

/** What changes a figure, by whom it may be done and what it is written in. */
const CHANGES: [name: string, change: (tx: Tx) => Promise<unknown>][] = [
  ["a target is followed", (tx) => follow(tx, customerId, known.slice(6, 8), { userId: null })],
  [
    "a target has another tier",
    (tx) =>
      tx.execute(
        sql`insert into monitored_targets (customer_id, target_id, tier) values (${customerId}, ${known[9]}, 3)`,
      ),
  ],
  ["a target gets a score", (tx) => scored(tx, known[0])],
  ["a score is another one", (tx) => tx.execute(sql`update scores set score = 10 where customer_id = ${customerId}`)],
  ["a score goes", (tx) => tx.execute(sql`delete from scores where customer_id = ${customerId}`)],
  [
    "a target is screened",
    (tx) =>
      tx.execute(
        sql`insert into target_screenings (customer_id, target_id, state, status) values (${customerId}, ${known[1]}, 'Screened', 'Direct')`,
      ),
  ],
  [
    "an own target comes",
    (tx) => createTargets(tx, [{ name: "Own", type: "POI", ctype: "mine", country: "LU", ownerId: customerId }]),
  ],
  [
    "an own target is renamed to another country",
    (tx) => tx.execute(sql`update targets set country = 'FR' where owner_id = ${customerId}`),
  ],
  [
    "a target comes that everybody knows",
    (tx) => addTargets(tx, [{ name: "New", type: "POI", ctype: "port", country: "BE" }]),
  ],
  [
    "two known targets change places, so that the directory's figures stay",
    (tx) =>
      tx.execute(
        sql`update targets set country = case country when 'DE' then 'CN' else 'DE' end where id in (${known[0]}, ${known[19]})`,
      ),
  ],
  [
    "a target gets a place",
    (tx) => tx.execute(sql`update targets set lat = 50, lon = 8 where owner_id = ${customerId}`),
  ],
  [
    "a target that nobody monitors moves",
    (tx) => tx.execute(sql`update targets set lon = 9 where owner_id = ${customerId}`),
  ],
  [
    "a target that everybody knows is renamed",
    (tx) => tx.execute(sql`update targets set name = 'Zuletzt' where id = ${known[0]}`),
  ],
  ["an alert comes", (tx) => addAlerts(tx, customerId, [alertOf(known[2] ?? 0)])],
  [
    "an alert is from long ago",
    (tx) => tx.execute(sql`update alert_targets set at = now() - interval '31 days' where customer_id = ${customerId}`),
  ],
  [
    "a target is no longer followed",
    (tx) => tx.execute(sql`delete from monitored_targets where customer_id = ${customerId} and tier = 3`),
  ],
];

test.each(CHANGES)("what is kept is read anew when %s", async (_name, change) => {
  const before = (await keptAndFresh()).kept;
  await db.database.asSystem(change);
  const { kept, fresh } = await keptAndFresh();
  expect(kept).toEqual(fresh);
  expect(kept).not.toEqual(before);
});

const scored = (tx: Tx, targetId: number | undefined) =>
  tx.execute(sql`insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
    values (${customerId}, 'Sustainability', ${targetId}, 80, 0, 0, '{}', now())`);

test("what is not committed is not kept", async () => {
  const before = await asCustomer(facetsOf);
  const undone = asCustomer(async (tx) => {
    await scored(tx, known[4]);
    expect(await facetsOf(tx)).not.toEqual(before);
    throw new Error("taken back");
  });
  await expect(undone).rejects.toThrow("taken back");
  expect(await asCustomer(facetsOf)).toEqual(before);
});

test("a change that was under way when it was read is seen once it is committed", async () => {
  const before = await asCustomer(facetsOf);
  await db.database.asSystem(async (tx) => {
    await scored(tx, known[12]);
    // Read and kept by somebody else in between.
    await db.database.asSystem((other) => scored(other, known[14]));
    expect(await asCustomer(facetsOf)).not.toEqual(before);
  });
  const { kept, fresh } = await keptAndFresh();
  expect(kept).toEqual(fresh);
});

test("what was read is taken again as long as nothing changed, whatever others do", async () => {
  const { rows } = await asCustomer((tx) => facetRows(tx, looking()));
  await db.database.asSystem((tx) => follow(tx, otherId, known.slice(0, 3), { userId: null }));
  expect((await asCustomer((tx) => facetRows(tx, looking()))).rows).toBe(rows);
});
