import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import type { ExplorerSort } from "~/backend/contract/explorer-words";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addCustomer, addTargets } from "../../../../tests/support/network";
import { addAlerts } from "../../../../tests/support/scores/add-alerts";
import type { Tx } from "../../platform/db/database";
import { RISK_BANDS } from "../../reference/catalogue/risk-bands";
import { follow } from "../monitored/follow";
import { createTargets } from "../targets/create-targets";
import { chooseOwn } from "./choose-own";
import type { Cursor } from "./cursor";
import { findExplored, type Wanted } from "./find-explored";
import type { Looking } from "./sources";

let db: TestDatabase;
let customerId: number;
let known: number[];

/** Names that are the same, that differ only behind the signs of two units, and that the database folds. */
const NAMES = ["Acme", "Acme Steel", "Müller", "Zeche 华为", "\u{1f600} Smile", "\uff21 wide", "\uffee", "", "Bolt"];
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const made = (n: number) => ({
  name: `${pick(NAMES, n * 7)} ${n % 4}`,
  type: pick(["organization", "POI"] as const, n >> 1),
  ctype: pick(["company", "mine"], n >> 1),
  country: pick(["DE", "CN", null, "US"], n),
  size: pick([null, "Large"] as const, n >> 2),
});

/** 160 that everybody knows, of which the customer knows the middle 100, and 20 of its own. */
beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.asSystem(async (tx) => {
    customerId = await addCustomer(tx, "nordwind");
    const other = await addCustomer(tx, "suedwind");
    known = await addTargets(
      tx,
      Array.from({ length: 160 }, (_, n) => made(n)),
    );
    const own = await createTargets(
      tx,
      Array.from({ length: 20 }, (_, n) => ({ ...made(n * 3), ownerId: customerId })),
    );
    await createTargets(
      tx,
      Array.from({ length: 9 }, (_, n) => ({ ...made(n), ownerId: other })),
    );
    await follow(tx, customerId, [...known.slice(30, 90), ...own.slice(0, 8)], { userId: null });
    await tx.execute(sql`
      insert into target_screenings (customer_id, target_id, state, status)
      select ${customerId}, id, 'Screened', 'Direct' from unnest(${sql.param(known.slice(80, 130))}::bigint[]) id`);
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, 'Sustainability', id, case when id % 7 > 0 then ((id * 37) % 110) / 1.1 end, 0, 0, '{}', now()
        from unnest(${sql.param([...known.slice(40, 120), ...own.slice(3, 12)])}::bigint[]) id`);
  });
});
afterAll(() => db.drop());

const looking = (filter: ExplorerFilter): Looking => ({
  customerId,
  userId: 0,
  risk: { perspective: "Sustainability", bands: [...RISK_BANDS.value] },
  filter,
  typed: null,
});
const asCustomer = <T>(run: (tx: Tx) => Promise<T>) => db.database.asCustomer({ customerId, userId: null }, run);

const some = (values: readonly string[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });
/** One or two things that only the customer's own data tell, most of them so that others of the directory match as well. */
const OWN: fc.Arbitrary<ExplorerFilter>[] = [
  fc.record({ following: fc.constantFrom("false", "true") }),
  fc.record({ alerts: fc.constantFrom("false", "true") }),
  fc.record({ own: fc.constantFrom("false", "true") }),
  fc.subarray(["NA", "No", "Low", "Mid", "High", "Critical"], { minLength: 1 }).map((risks) => ({ risks })),
  fc.subarray(["none", "1", "2"], { minLength: 1 }).map((tiers) => ({ tiers })),
  fc.constantFrom(["NotScreened"], ["Direct"], ["Direct", "NotScreened"]).map((sanctions) => ({ sanctions })),
] as fc.Arbitrary<ExplorerFilter>[];
const directory = fc.record({
  types: some(["organization", "POI"]),
  countries: some(["DE", "CN", "none"]),
  sizes: some(["Large", "none"]),
}) as fc.Arbitrary<ExplorerFilter>;
const filter = fc
  .tuple(
    fc.option(directory, { nil: {}, freq: 2 }),
    fc.oneof(...OWN),
    fc.option(fc.oneof(...OWN), { nil: {}, freq: 2 }),
  )
  .map((parts) => Object.assign({}, ...parts) as ExplorerFilter);

/** What somebody may write into a cursor that no page gave. */
const name = fc.tuple(
  fc.constantFrom("", "acme", "acme 2", "bolt 1", "müller", "muller 0", "\u{1f600} smile 1", "\uff21", "zzz"),
  fc.nat(165).map((n) => known[n] ?? n),
);
const KEYS: Record<Exclude<ExplorerSort, "relevance">, fc.Arbitrary<Cursor["key"]>> = {
  name,
  country: fc
    .tuple(fc.constantFrom("AA", "CN", "DE", "US", "ZZ", "ZZZ", "de"), name)
    .map(([code, key]) => [code, ...key]),
  riskiest: fc.tuple(fc.constantFrom(-1, 0, 33, 33.636364, 50, 100), name).map(([score, key]) => [score, ...key]),
  newest: fc.nat(165).map((n) => [known[n] ?? n]),
};
const asked = fc
  .constantFrom(...(Object.keys(KEYS) as (keyof typeof KEYS)[]))
  .chain((sort) =>
    fc.tuple(fc.constant(sort), fc.option(KEYS[sort], { nil: null }), filter, fc.constantFrom(1, 2, 10, 60)),
  );

/** What changes a place in a list, of any target. */
const CHANGES: ((tx: Tx, id: number) => Promise<unknown>)[] = [
  (tx, id) => tx.execute(sql`update targets set name = ${`${pick(NAMES, id)} ${id % 3}`} where id = ${id}`),
  (tx, id) => tx.execute(sql`update targets set country = ${pick(["DE", null, "US"], id)} where id = ${id}`),
  (tx, id) => follow(tx, customerId, [id], { userId: null }),
  (tx, id) => tx.execute(sql`delete from monitored_targets where target_id = ${id}`),
  (tx, id) => tx.execute(sql`update scores set score = ${(id * 7) % 100} where target_id = ${id}`),
  (tx, id) => tx.execute(sql`delete from scores where target_id = ${id}`),
  (tx, id) =>
    addAlerts(tx, customerId, [
      { targetId: id, at: new Date(), eventTypeId: "strike", priority: 3, impactLevel: "direct" },
    ]),
];
const change = fc.option(fc.tuple(fc.constantFrom(...CHANGES), fc.nat(159)), { nil: null, freq: 2 });

const both = (filter: ExplorerFilter, wanted: Wanted, choose: typeof chooseOwn) =>
  asCustomer(async (tx) => [
    await findExplored(tx, looking(filter), wanted, choose),
    await findExplored(tx, looking(filter), wanted, async () => null),
  ]);

test.each([1, 2, 9])(
  "a walk that meets more of the known than were left out of it begins again, %i a page",
  async (limit) => {
    const asked: boolean[] = [];
    const watched: typeof chooseOwn = async (tx, looking, page) => {
      const own = await chooseOwn(tx, looking, page);
      return own && { ...own, met: (all) => (asked.push(all) > 0 ? own.met(all) : []) };
    };
    // By number, behind the last of a hundred in a row that the customer knows; all of those are followed, scored or screened.
    const after = { sort: "newest", key: [known[130] ?? 0], page: 1 } as const;
    const filter: ExplorerFilter = { following: "false", risks: ["NA"], sanctions: ["NotScreened"] };
    const [memory, tables] = await both(
      filter,
      { sort: "newest", after: { ...after, key: [...after.key] }, limit },
      watched,
    );
    expect(memory).toEqual(tables);
    expect(memory?.places.map(({ id }) => id)).toEqual(known.slice(30 - limit, 30).reverse());
    expect(asked).toEqual([false, true]);
  },
);

test("a page chosen from memory is that of the tables, whatever is asked and changes in between", {
  timeout: 300_000,
}, async () => {
  const seen = { pages: 0, chosen: 0, full: 0 };
  const watched: typeof chooseOwn = async (tx, looking, page) => {
    const own = await chooseOwn(tx, looking, page);
    if (own) seen.chosen++;
    if (own?.isFull) seen.full++;
    return own;
  };
  await fc.assert(
    fc.asyncProperty(asked, change, async ([sort, key, filter, limit], change) => {
      if (change) await db.database.asSystem((tx) => change[0](tx, known[change[1]] ?? 0));
      let after = key && { sort, key, page: 1 };
      // Two pages: the second begins behind what the first ended with.
      for (let page = 0; page < 2; page++) {
        const [memory, tables] = await both(filter, { sort, after, limit }, watched);
        expect(memory).toEqual(tables);
        seen.pages++;
        const last = memory?.places.at(-1);
        if (!last) return;
        after = { sort, key: last.key, page: 2 };
      }
    }),
    { numRuns: 150 },
  );
  // Each way was gone many times.
  expect(seen.chosen).toBeGreaterThan(seen.pages / 2);
  expect(seen.full).toBeGreaterThan(50);
  expect(seen.chosen - seen.full).toBeGreaterThan(50);
});

test("collections, and countries that are no codes, are asked of the tables", async () => {
  const page = { order: "country", key: null, limit: 5 } as const;
  const chosen = (filter: ExplorerFilter, key: Cursor["key"] | null = null) =>
    asCustomer((tx) => chooseOwn(tx, looking(filter), { ...page, key }));
  expect(await chosen({ following: "true", collections: ["1"] } as never)).toBeNull();
  expect(await chosen({ following: "true" }, ["de", "", 0])).toBeNull();
  expect(await chosen({ following: "true" }, ["DE", "", 0])).not.toBeNull();
});
