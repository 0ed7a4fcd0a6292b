import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import type { ExplorerSort } from "~/backend/contract/explorer-words";
import type { Bounds } from "~/backend/contract/map-grid";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { listDirectoryPlaces } from "../../server/backend/network/directory-map/list-directory-places";
import { readDirectoryCells } from "../../server/backend/network/directory-map/read-directory-cells";
import { readFacetRows } from "../../server/backend/network/explorer/facet-rows";
import { countExplored, findExplored } from "../../server/backend/network/explorer/find-explored";
import { readFacets } from "../../server/backend/network/explorer/read-facets";
import type { Looking } from "../../server/backend/network/explorer/sources";
import { readTyped } from "../../server/backend/network/explorer/typed";
import { follow } from "../../server/backend/network/monitored/follow";
import { openDatabase } from "../../server/backend/platform/db/database";
import { RISK_BANDS } from "../../server/backend/reference/catalogue/risk-bands";
import { inDatabase, startTestCluster, withOwner } from "../support/database-cluster";
import { addCustomer } from "../support/network";
import { processorTime } from "../support/processor-time";

/**
 * The explorer over a directory of a million targets, row-level security on, for a customer that follows 2,000 and knows 10,000 more behind
 * them. Every figure is of the database's work for one page or one set of facets; the floor reads fifty targets by number.
 */
const TARGETS = Number(process.argv[3] ?? 1_000_000);
const RUNS = 15;
const WORLD = WHOLE_WORLD;
const EUROPE = { west: -12, south: 33, east: 40, north: 61 };
const GERMANY = { west: 5, south: 47, east: 15, north: 55 };
const RHINE = { west: 6, south: 50, east: 7.5, north: 51 };
const cluster = await startTestCluster();
const where = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(where);
try {
  const start = performance.now();
  await withOwner(where, async (client) => {
    // A word of every tenth name, one of every thousandth, and numbers; countries, classes and industries as uneven as they are.
    await client.query(
      `insert into targets (type, ctype, name, country, industry, size, lat, lon, hs_codes)
       select case when n % 3 = 0 then 'POI' else 'organization' end, (array['company', 'manufacturer', 'trader', 'mine', 'carrier'])[1 + (n::bigint * n) % 5],
              (array['Nord', 'Delta', 'Omega', 'Sigma', 'Kappa', 'Vantor', 'Zenith', 'Orion', 'Atlas', 'Pacific'])[1 + n % 10] || ' '
                || (array['Metall', 'Textil', 'Chemie', 'Logistik', 'Energie', 'Papier', 'Glas'])[1 + (n / 10) % 7] || ' ' || chr(97 + (n % 26)) || substr(md5(n::text), 1, 5)
                || case when n % 1000 = 7 then ' Kobalt' else '' end,
              (array['CN', 'CN', 'CN', 'IN', 'US', 'DE', 'VN', 'TR', 'BR', 'FR', 'IT', 'PL', 'CZ', 'MX', 'LU', null])[1 + (n * 7 + n / 1000) % 16],
              (array['forestry', 'coal-mining', 'textiles', 'chemicals', null, null])[1 + (n / 7) % 6],
              (array['Small', 'Large', null, null, null])[1 + (n / 11) % 5],
              case when n % 2 = 0 then (n % 120) - 60 + random() end, case when n % 2 = 0 then (n % 340) - 170 + random() end,
              case when n % 20 = 0 then array['7208.51'] else '{}' end
         from generate_series(1, $1::int) n`,
      [TARGETS],
    );
    await client.query(
      `insert into target_names (target_id, text, kind, folded) select id, name, 'main', lower(name) from targets t
        where not exists (select from target_names n where n.target_id = t.id)`,
    );
    await client.query("vacuum analyze targets; ".trim());
    await client.query("vacuum analyze target_names");
  });
  process.stdout.write(`${TARGETS} targets in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from targets where owner_id is null order by id desc limit 12000`,
    );
    const ids = rows.map(({ id }) => Number(id));
    await follow(tx, customerId, ids.slice(0, 2000), { userId: null });
    await tx.execute(sql`
      insert into monitored_targets (customer_id, target_id, tier) select ${customerId}, id, 2 + id % 3
        from unnest(${sql.param(ids.slice(2000))}::bigint[]) id on conflict do nothing`);
    await tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, 'Sustainability', id, (id * 37) % 101, 0, 0, '{}', now() from unnest(${sql.param(ids)}::bigint[]) id`);
  });
  await withOwner(where, (client) => client.query("analyze"));

  const scope = { customerId, userId: null };
  const looking = (filter: ExplorerFilter): Looking => ({
    customerId,
    userId: 0,
    risk: { perspective: "Sustainability", bands: [...RISK_BANDS.value] },
    filter,
    typed: readTyped(filter.q ?? "", filter.begins === "true").typed,
  });
  const list = (filter: ExplorerFilter, sort: ExplorerSort) => () =>
    database.asCustomer(
      scope,
      async (tx) => (await findExplored(tx, looking(filter), { sort, after: null, limit: 51 })).places.length,
    );
  const facets = (filter: ExplorerFilter) => () =>
    database.asCustomer(scope, async (tx) => (await readFacets(tx, looking(filter))).total);
  const count = (filter: ExplorerFilter) => () =>
    database.asCustomer(scope, async (tx) => (await countExplored(tx, looking(filter))).count);
  const cells = (filter: ExplorerFilter, bounds: Bounds) => () =>
    database.asCustomer(scope, async (tx) => {
      const { hull, zoom } = worldFrame(bounds);
      return (await readDirectoryCells(tx, looking(filter), { bounds: hull, zoom })).cells.length;
    });
  const places = (filter: ExplorerFilter, bounds: Bounds) => () =>
    database.asCustomer(scope, async (tx) => {
      const asked = { bounds: worldFrame(bounds).hull, cell: undefined, size: 50, after: undefined };
      return (await listDirectoryPlaces(tx, looking(filter), asked)).totalElements;
    });
  const measured: [name: string, run: () => Promise<number>][] = [
    [
      "floor: fifty targets by number",
      () =>
        database.asCustomer(
          scope,
          async (tx) => (await tx.execute(sql`select * from targets where id between 500 and 549`)).rows.length,
        ),
    ],
    ["list, nothing asked", list({}, "name")],
    ["list, one country", list({ countries: ["DE"] }, "name")],
    ["list, country and class and size", list({ countries: ["LU"], ctypes: ["mine"], sizes: ["Large"] }, "name")],
    ["list, three countries, no size", list({ countries: ["DE", "CN", "VN"], sizes: ["none"] }, "name")],
    ["list, newest of a country", list({ countries: ["LU"] }, "newest")],
    ["list, followed", list({ following: "true" }, "name")],
    ["list, not followed, high risk or none", list({ following: "false", risks: ["High", "NA"] }, "name")],
    ["list, riskiest", list({}, "riskiest")],
    ["list, a word in 1 of 1,000", list({ q: "kobalt" }, "relevance")],
    ["list, a word in 1 of 10", list({ q: "vantor" }, "relevance")],
    ["list, a word in 1 of 10, narrow filter", list({ q: "vantor", countries: ["LU"], ctypes: ["mine"] }, "relevance")],
    ["list, two letters begin", list({ q: "va", begins: "true" }, "relevance")],
    ["list, goods", list({ hs: "7208" }, "name")],
    [
      "facets, read anew",
      () => database.asCustomer(scope, async (tx) => (await readFacetRows(tx, looking({}))).rows.counts.length),
    ],
    ["facets, nothing asked", facets({})],
    ["facets, filters", facets({ countries: ["DE", "CN"], ctypes: ["mine"], tiers: ["1", "none"] })],
    ["facets, a word in 1 of 1,000", facets({ q: "kobalt" })],
    ["facets, a word in 1 of 10", facets({ q: "vantor" })],
    ["count, a word in 1 of 10", count({ q: "vantor" })],
    ["cells, world", cells({}, WORLD)],
    ["cells, continent", cells({}, EUROPE)],
    ["cells, country", cells({}, GERMANY)],
    ["cells, a region by points", cells({}, RHINE)],
    ["cells, countries and class, world", cells({ countries: ["DE", "CN"], ctypes: ["mine"] }, WORLD)],
    ["cells, tier 1, world", cells({ tiers: ["1"] }, WORLD)],
    ["cells, an industry, world", cells({ industries: ["forestry"] }, WORLD)],
    ["cells, a word in 1 of 1,000, world", cells({ q: "kobalt" }, WORLD)],
    ["first 50 places, world", places({}, WORLD)],
    ["first 50 places, continent", places({}, EUROPE)],
    ["first 50 places, country", places({}, GERMANY)],
    ["first 50 places, a region", places({}, RHINE)],
  ];
  let floor = 0;
  const only = process.argv[4];
  for (const [name, run] of measured.filter(([name], n) => n === 0 || !only || name.includes(only))) {
    const found = await run();
    const times: number[] = [];
    const before = processorTime();
    for (let n = 0; n < RUNS; n++) {
      const from = performance.now();
      await run();
      times.push(performance.now() - from);
    }
    const processor = (processorTime() - before) / RUNS;
    times.sort((a, b) => a - b);
    const [median, p95] = [times[RUNS >> 1] ?? 0, times[Math.floor(RUNS * 0.95)] ?? 0];
    floor ||= median;
    process.stdout.write(
      `${name.padEnd(44)} ${String(found).padStart(8)}  ${median.toFixed(1).padStart(7)} ms, p95 ${p95.toFixed(1).padStart(7)} ms, ${processor.toFixed(0).padStart(4)} of a processor, ${(median / floor).toFixed(1)} of the floor\n`,
    );
  }
} finally {
  await database.close();
  await cluster.stop();
}
process.exit(0);
