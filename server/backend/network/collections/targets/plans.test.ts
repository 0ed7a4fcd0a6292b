import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TARGET_SORTS, type TargetSort } from "~/backend/contract/target-words";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { addCustomer } from "../../../../../tests/support/network";
import { indexesUsed, rowsLookedAt } from "../../../../../tests/support/plans";
import type { Tx } from "../../../platform/db/database";
import { RISK_BANDS } from "../../../reference/catalogue/risk-bands";
import { readEdges } from "../../edges/edge-rows";
import { findPlaces } from "./find-places";
import type { Members } from "./members";
import type { PlaceRequest } from "./places";

let db: TestDatabase;
let customerId: number;
let collectionId: number;

/** A network as large as they get: 100,000 targets, half of them in one collection. */
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "bench");
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into targets (owner_id, type, ctype, name, country)
      select ${customerId}, 'organization', 'company', 'Werk ' || lpad((n * 7919 % 100000)::text, 6, '0'),
             case n % 3 when 0 then 'DE' when 1 then 'PL' else 'CN' end from generate_series(1, 100000) n`);
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier)
      select ${customerId}, id, 1 + id % 5 from targets where owner_id = ${customerId}`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into collections (customer_id, name) values (${customerId}, 'Half') returning id`);
    collectionId = Number(rows[0]?.id);
    await tx.execute(sql`
      insert into collection_targets (customer_id, collection_id, target_id)
      select ${customerId}, ${collectionId}, id from targets where owner_id = ${customerId} and id % 2 = 0`);
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, 'Sustainability', id, id % 100, 0, 0, '{}', now() from targets where owner_id = ${customerId}`);
    await tx.execute(sql`
      insert into edges (owner_id, from_id, to_id, type, source)
      select ${customerId}, id, id - 1, 'Supplier', 'Customs' from targets
       where owner_id = ${customerId} and id > (select min(id) from targets where owner_id = ${customerId})`);
  });
  await db.database.asSystem((tx) =>
    tx.execute(sql`analyze targets, monitored_targets, collection_targets, scores, edges`),
  );
}, 120_000);
afterAll(() => db.drop());

const members = (): Record<"network" | "collection", Members> => ({
  network: {
    from: sql`(select target_id, tier, sort_name, country, ctype from monitored_targets where customer_id = ${customerId}::bigint) m`,
    isStored: true,
    isCut: false,
    count: null,
  },
  collection: {
    from: sql`(select target_id, 1::smallint as tier, sort_name, country, ctype from collection_targets
                where customer_id = ${customerId}::bigint and collection_id = ${collectionId}::bigint) m`,
    isStored: true,
    isCut: false,
    count: 50_000,
  },
});

const used = (run: (tx: Tx) => Promise<unknown>) =>
  db.database.asCustomer({ customerId, userId: null }, (tx) => indexesUsed(tx, run));

const TABLES = { network: "monitored_targets", collection: "collection_targets" } as const;

/** Which index an order walks along, and in which group the page before ended. */
function along(sort: TargetSort, list: keyof typeof TABLES): { index: string; group: string | null } {
  const table = TABLES[list];
  if (sort === "riskiest") return { index: "scores_riskiest", group: null };
  if (sort.startsWith("country")) return { index: `${table}_by_country`, group: "DE" };
  if (sort.startsWith("type")) return { index: `${table}_by_class`, group: "company" };
  // Without tiers behind it a collection holds the first alone, which is the list by name.
  if (sort.startsWith("tier") && list === "network") return { index: `${table}_by_tier`, group: "3" };
  return { index: `${table}_by_name`, group: sort.startsWith("tier") ? "1" : null };
}

test.each((["network", "collection"] as const).flatMap((list) => TARGET_SORTS.map((sort) => [list, sort] as const)))(
  "of 100,000 targets a page of the %s in the order %s is walked along its index",
  async (list, sort) => {
    const { index, group } = along(sort, list);
    const after = { sort, page: 5, name: "werk 050000", score: sort === "riskiest" ? 50 : null, group, id: 1000 };
    const request = (more: Partial<PlaceRequest>): PlaceRequest => ({
      customerId,
      members: members()[list],
      filter: {},
      sort,
      risk: { perspective: "Sustainability", bands: RISK_BANDS.value },
      after: null,
      limit: 51,
      language: "en",
      ...more,
    });
    expect(await used((tx) => findPlaces(tx, request({})))).toContain(index);
    expect(await used((tx) => findPlaces(tx, request({ after })))).toContain(index);
    // Neither what comes before the page nor every target, to tell which groups there are.
    const looked = await db.database.asCustomer({ customerId, userId: null }, (tx) =>
      rowsLookedAt(tx, (watched) => findPlaces(watched, request({ after }))),
    );
    if (group !== null) expect(looked).toBeLessThan(200);
    const filter = { countries: ["DE", "PL"], following: "false" } as const;
    const some = { ...filter, countries: [...filter.countries] };
    expect(await used((tx) => findPlaces(tx, request({ filter: some, after })))).toContain(index);
  },
);

test("edges of a target are found by its number, in either direction", async () => {
  const read = (which: ReturnType<typeof sql>) =>
    used((tx) => readEdges(tx, customerId, which, sql`order by e.probability desc, e.id limit 26`));
  expect(await read(sql`e.to_id = 5000`)).toContain("edges_to");
  expect(await read(sql`e.from_id = 5000`)).toContain("edges_once");
});
