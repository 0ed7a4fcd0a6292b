import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { EXPLORER_SORTS, type ExplorerSort, FACET_NAMES } from "~/backend/contract/explorer-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { addAlerts } from "../../../../tests/support/scores/add-alerts";
import { RISK_BANDS } from "../../reference/catalogue/risk-bands";
import { follow } from "../monitored/follow";
import { createTargets } from "../targets/create-targets";
import { countExplored, findExplored } from "./find-explored";
import { readFacets } from "./read-facets";
import type { Looking } from "./sources";
import { readTyped } from "./typed";

const RISK = { perspective: "Sustainability", bands: [...RISK_BANDS.value] };
let db: TestDatabase;
let customerId: number;
let collectionIds: number[];

/** A small world in which every facet has several values, most of them rare: 300 targets that everybody knows, 40 of the customer, 20 of another. */
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    const other = await addCustomer(tx, "suedwind");
    const known = await addTargets(
      tx,
      Array.from({ length: 300 }, (_, n) => made(n)),
    );
    const own = await createTargets(
      tx,
      Array.from({ length: 40 }, (_, n) => ({ ...made(n * 7 + 1), ownerId: customerId })),
    );
    await createTargets(
      tx,
      Array.from({ length: 20 }, (_, n) => ({ ...made(n), ownerId: other })),
    );
    await follow(tx, customerId, [...known.slice(0, 60), ...own.slice(0, 10)], { userId: null });
    await follow(tx, other, known.slice(30, 90), { userId: null });
    await tx.execute(sql`
      insert into edges (from_id, to_id, type, source) select f, t, 'Supplier', 'Customs'
        from unnest(${sql.param(known.slice(60, 90))}::bigint[], ${sql.param(known.slice(0, 30))}::bigint[]) as e(f, t)`);
    await follow(tx, customerId, known.slice(0, 1), { userId: null });
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier)
      select ${customerId}, id, 2 + id % 3 from unnest(${sql.param(known.slice(60, 90))}::bigint[]) id on conflict do nothing`);
    await tx.execute(sql`
      insert into target_screenings (customer_id, target_id, state, status)
      select ${customerId}, id, 'Screened', (array['Direct', 'Indirect', 'None', 'Unreviewed'])[1 + id % 4]
        from unnest(${sql.param(known.slice(20, 110))}::bigint[]) id`);
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, 'Sustainability', id, (id * 37) % 101, 0, 0, '{}', now() from unnest(${sql.param([...known.slice(10, 80), ...own.slice(3, 9)])}::bigint[]) id`);
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into collections (customer_id, name) values (${customerId}, 'One'), (${customerId}, 'Two') returning id`,
    );
    collectionIds = rows.map(({ id }) => Number(id));
    for (const [n, id] of collectionIds.entries()) {
      await tx.execute(sql`
        insert into collection_targets (customer_id, collection_id, target_id)
        select ${customerId}, ${id}, t from unnest(${sql.param([...known.slice(n * 40, n * 40 + 70), ...own.slice(n * 5, n * 5 + 9)])}::bigint[]) t`);
    }
    const day = 24 * 60 * 60 * 1000;
    await addAlerts(
      tx,
      customerId,
      [...known.slice(5, 45), ...own.slice(2, 8)].map((targetId, n) => ({
        ...{ targetId, eventTypeId: "strike", priority: 2, impactLevel: "direct" },
        at: new Date(Date.now() - (n % 5) * 12 * day),
      })),
    );
  });
});
afterAll(() => db.drop());

const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const made = (n: number) => ({
  name: `${pick(["Acme", "Old Acme", "Bolt", "Müller"], n)} ${pick(["Steel", "Trading", "Werk", "Steel Trading"], n >> 2)} ${n}`,
  type: pick(["organization", "POI"] as const, n >> 1),
  ctype: pick(["company", "manufacturer", "mine"], n >> 1),
  country: pick(["DE", "CN", null, "US", "LU"], n),
  industry: pick(["forestry", null, "coal-mining"], n >> 3),
  size: pick([null, null, "Large", "Small"] as const, n >> 1),
  ...(n % 3 === 0 ? { lat: (n % 80) - 40, lon: (n % 300) - 150 } : {}),
  hsCodes: n % 5 === 0 ? ["7208.51"] : [],
});

const looking = (filter: ExplorerFilter): Looking => ({
  customerId,
  userId: 0,
  risk: RISK,
  filter: filter.collections
    ? { ...filter, collections: filter.collections.map((n) => collectionIds[n] ?? n) }
    : filter,
  typed: readTyped(filter.q ?? "", filter.begins === "true").typed,
});
const asCustomer = <T>(
  run: Parameters<TestDatabase["database"]["asCustomer"]>[1] extends (tx: infer X) => unknown
    ? (tx: X) => Promise<T>
    : never,
) => db.database.asCustomer({ customerId, userId: null }, run);

async function all(filter: ExplorerFilter, sort: ExplorerSort, size: number): Promise<number[]> {
  const ids: number[] = [];
  let after = null as Parameters<typeof findExplored>[2]["after"];
  for (;;) {
    const { places } = await asCustomer((tx) => findExplored(tx, looking(filter), { sort, after, limit: size }));
    ids.push(...places.map(({ id }) => id));
    const last = places.at(-1);
    if (!last || places.length < size) return ids;
    after = { sort, key: last.key, page: 1 };
  }
}

const VALUES = {
  types: ["organization", "POI"],
  ctypes: ["company", "manufacturer", "mine"],
  countries: ["DE", "CN", "US", "LU", "FR", "none"],
  industries: ["forestry", "coal-mining", "none"],
  sizes: ["Small", "Large", "none"],
  places: ["exact", "none"],
  risks: ["NA", "No", "Low", "Mid", "High", "Critical"],
  tiers: ["1", "2", "3", "none"],
  sanctions: ["Direct", "None", "NotScreened"],
};
const some = (values: readonly string[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });
/** Once in so many times. */
const seldom = (every: number, ...values: string[]) =>
  fc.oneof(
    { weight: every - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const filter = fc.record(
  {
    ...Object.fromEntries(Object.entries(VALUES).map(([name, values]) => [name, some(values)])),
    following: seldom(4, "true", "false"),
    own: seldom(4, "true", "false"),
    alerts: seldom(6, "true", "false"),
    collections: fc.oneof(
      { weight: 24, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.subarray([0, 1], { minLength: 1 }) },
    ),
    q: seldom(15, "acme", "acme ste", "steel -old", '"steel trading"', "muller"),
    hs: seldom(15, "72", "7208"),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ExplorerFilter>;

test("a facet's figure is the exact total after its click, and the list has as many rows, each once", {
  timeout: 300_000,
}, async () => {
  let at = 0;
  await fc.assert(
    fc.asyncProperty(filter, fc.nat(), fc.constantFrom(...EXPLORER_SORTS), async (asked, n, sort) => {
      const { facets, total } = await asCustomer((tx) => readFacets(tx, looking(asked)));
      const values = facets.flatMap(({ name, values }) => values.map((one) => ({ name, ...one })));
      if (values.length === 0) return;
      const { name, value, count } = pick(values, n);
      const isOne = ["following", "own", "alerts"].includes(name);
      const clicked = { ...asked, [name]: isOne ? value : [value] } as ExplorerFilter;
      expect((await asCustomer((tx) => readFacets(tx, looking(clicked)))).total).toBe(count);
      // No value is missing either: all of a facet together are what its filter leaves out nothing of.
      const { [name]: _, ...open } = asked;
      const sum = values.reduce((sum, one) => sum + (one.name === name ? one.count : 0), 0);
      expect((await asCustomer((tx) => readFacets(tx, looking(open)))).total).toBe(sum);
      if (at++ % 50 > 0) return;
      const ids = await all(asked, sort, 17);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(total);
    }),
    { numRuns: 2000 },
  );
});

test.each(["acme", "acme ste", "steel -old", "werk"])(
  "the first page by words alone, %s, is the beginning of all in their order, and tells how many they are",
  async (q) => {
    const page = (limit: number) =>
      asCustomer((tx) => findExplored(tx, looking({ q }), { sort: "relevance", after: null, limit }));
    const { places, counted } = await page(1000);
    expect(places.length).toBeGreaterThan(50);
    for (const limit of [1, 7, 20, 50]) expect((await page(limit)).places).toEqual(places.slice(0, limit));
    expect(counted).toEqual({ count: places.length, isExact: true });
    expect(await asCustomer((tx) => countExplored(tx, looking({ q })))).toEqual(counted);
  },
);

test("by country: codes as they rise, unknown ones last, each by name; whether few or many are walked, and one's own among them", async () => {
  for (const [asked, where] of [
    [{}, "true"],
    [{ types: ["POI"] }, "type = 'POI'"],
    [{ countries: ["none", "DE"] }, "country is null or country = 'DE'"],
    [{ own: "true" }, "owner_id is not null"],
    [{ hs: "7208", types: ["POI"] }, "hs_codes <> '{}' and type = 'POI'"],
    [
      { q: "acme", following: "false" },
      "name ilike '%acme%' and not exists (select from follows f where f.target_id = t.id)",
    ],
    [{ risks: ["NA"] }, "not exists (select from scores s where s.target_id = t.id and s.score is not null)"],
  ] as [ExplorerFilter, string][]) {
    const { rows } = await asCustomer((tx) =>
      tx.execute<{ id: string }>(
        sql`select id from targets t where ${sql.raw(where)} order by country nulls last, sort_name, id`,
      ),
    );
    for (const size of [19, 500]) {
      const ids = await all(asked, "country", size);
      expect([asked, size, ids]).toEqual([asked, size, rows.map(({ id }) => Number(id))]);
    }
  }
});

test("every target that the customer can see is counted once, another customer's none", async () => {
  const { total, facets } = await asCustomer((tx) => readFacets(tx, looking({})));
  const { rows } = await asCustomer((tx) => tx.execute<{ n: number }>(sql`select count(*)::int as n from targets`));
  expect(total).toBe(rows[0]?.n);
  for (const { name, values } of facets) {
    expect([name, values.reduce((sum, { count }) => sum + count, 0)]).toEqual([name, total]);
  }
  expect(facets.map(({ name }) => name)).toEqual([...FACET_NAMES]);
  expect((await all({}, "name", 50)).length).toBe(total);
});

test("the directory's figures are those of its rows after targets came, changed and went", async () => {
  const counted = () =>
    db.database.pool.query(`
      select * from (select type, ctype, country, industry, size, place_kind, count from target_facets where count <> 0) kept
      full join (select type, ctype, coalesce(country, '') as country, coalesce(industry, '') as industry, coalesce(size, '') as size, place_kind,
                        count(*)::int as count from targets where owner_id is null group by 1, 2, 3, 4, 5, 6) found
        using (type, ctype, country, industry, size, place_kind) where kept.count is distinct from found.count`);
  expect((await counted()).rows).toEqual([]);
  await db.database.asSystem(async (tx) => {
    const ids = await addTargets(tx, [
      { name: "Passing", country: "FR" },
      { name: "Passing too", country: "FR" },
    ]);
    await tx.execute(sql`update targets set country = 'BE', lat = 50, lon = 4 where id = ${ids[0]}`);
    await tx.execute(sql`delete from targets where id = ${ids[1]}`);
  });
  expect((await counted()).rows).toEqual([]);
  const { rows } = await db.database.pool.query(
    "select sum(count)::int as n from target_facets where country in ('FR', 'BE')",
  );
  expect(rows[0].n).toBeGreaterThanOrEqual(1);
});

test.each([
  ["relevance", "WF"],
  ["name", "TK"],
  ["riskiest", "NU"],
] as const)(
  "two hundred pages by %s have no gap and no repetition while others come in before and behind",
  { timeout: 120_000 },
  async (sort, country) => {
    const asked: ExplorerFilter = sort === "relevance" ? { q: "blattwerk" } : { countries: [country] };
    const put = (names: readonly string[]) =>
      db.database.asSystem((tx) =>
        createTargets(
          tx,
          names.map((name) => ({ name, type: "organization", ctype: "company", country, ownerId: customerId })),
        ),
      );
    const word = sort === "relevance" ? "Blattwerk" : "Seitenwerk";
    const ids = await put(Array.from({ length: 200 }, (_, n) => `${word} ${(n * 37) % 200}`));
    const seen: number[] = [];
    let after = null as Parameters<typeof findExplored>[2]["after"];
    for (let page = 1; ; page++) {
      const { places } = await asCustomer((tx) => findExplored(tx, looking(asked), { sort, after, limit: 1 }));
      const [place] = places;
      if (!place) break;
      seen.push(place.id);
      after = { sort, key: place.key, page };
      if (page % 50 === 0) await put([`Aa ${word} ${page}`, `Zz ${word} ${page}`]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
  },
);
