import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import { landPath } from "~/map/world/land.server";
import { marksOf } from "~/map/world/marks";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { migrate } from "../../server/backend/main/migrate";
import { fittingPart } from "../../server/backend/network/map/fitting-frame";
import { listPlaces } from "../../server/backend/network/map/list-places";
import { readPlaceRows } from "../../server/backend/network/map/place-rows";
import { readCells } from "../../server/backend/network/map/read-cells";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { RISK_BANDS } from "../../server/backend/reference/catalogue/risk-bands";
import { asOwner } from "../support/database-cluster";
import { processorTime } from "../support/processor-time";

/** What the parts of a map of one customer's network take. --targets 50000 */
const { values } = parseArgs({ allowPositionals: true, options: { targets: { type: "string", default: "50000" } } });
const targets = Number(values.targets);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const logger = pino({ level: "silent" });
/** By what a reader may ask of a map; each leaves a part of the network. */
const FILTERS: Record<string, TargetFilter> = {
  "one type": { types: ["POI"] },
  "high risk": { risks: ["High", "Critical"] },
  followed: { following: "true", sanctions: ["NotScreened"] },
  "a word": { q: "site 12" },
  "a foreign number": { foreignId: "7" },
  suppliers: { edgeTypes: ["Supplier"] },
};

const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-map-"));
const engine = await startEngine({ dataDir, logger });
const database = openDatabase(engine.connection, { maxConnections: 1 });
try {
  await migrate(engine.connection);
  await asOwner(engine.connection, `insert into customers (key, name, plan_name) values ('map', 'Map', 'Enterprise')`);
  await asOwner(
    engine.connection,
    `insert into targets (type, ctype, name, country, lat, lon)
     select case when n % 3 > 0 then 'POI' else 'organization' end, 'plant', 'Site ' || n, 'DE', 52 + 25 * (random() - 0.5) - (n % 5) * 15, (n % 9) * 40 - 170 + 30 * random()
       from generate_series(1, ${targets}) n`,
  );
  await asOwner(
    engine.connection,
    `insert into monitored_targets (customer_id, target_id, tier)
     select (select id from customers where key = 'map'), id, 1 from targets where name like 'Site %'`,
  );
  await asOwner(
    engine.connection,
    `insert into scores (customer_id, perspective, target_id, score, missing, alert_count, rule_versions, computed_at)
     select (select id from customers where key = 'map'), 'Disruption', id, 100 * random(), 0, 0, '{}', now()
       from targets where name like 'Site %'`,
  );
  // Half are followed, screened, or deliver to the first; each has its name, and each fifth a number in another system.
  for (const statement of [
    `insert into follows (customer_id, target_id) select customer_id, target_id from monitored_targets where target_id % 2 = 0 on conflict do nothing`,
    `insert into target_screenings (customer_id, target_id, state, status) select customer_id, target_id, 'done', 'None' from monitored_targets where target_id % 4 > 1`,
    `insert into edges (from_id, to_id, type, source) select target_id, first, 'Supplier', 'Customs'
       from monitored_targets, (select min(target_id) as first from monitored_targets) f where target_id % 2 = 1 and target_id > first`,
    `insert into target_identifiers (target_id, system, value) select target_id, 'ERP', target_id::text from monitored_targets where target_id % 5 = 0`,
    `insert into target_names (target_id, text, kind, folded) select id, name, 'main', lower(name) from targets t
      where not exists (select from target_names n where n.target_id = t.id)`,
  ])
    await asOwner(engine.connection, statement);
  await asOwner(engine.connection, "vacuum analyze");
  const customerId = await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select id::int as id from customers where key = 'map'`);
    return rows[0]?.id ?? 0;
  });
  const network = {
    viewer: { customerId } as never,
    members: {
      from: sql`(select target_id, tier, sort_name, country, ctype from monitored_targets where customer_id = ${customerId}::bigint) m`,
      ...{ isStored: true, isCut: false, count: null },
    },
    isWhole: true,
    filter: {},
    risk: { perspective: "Disruption", bands: [...RISK_BANDS.value] },
  };
  for (const withTraits of [false, true]) {
    const [anew] = await best(() =>
      database.asCustomer({ customerId, userId: 1 } as never, (tx) => readPlaceRows(tx, customerId, withTraits)),
    );
    print(`${`read anew${withTraits ? " with traits" : ""}`.padEnd(26)} ${anew}`);
  }
  const [fitting] = await best(() =>
    database.asCustomer({ customerId, userId: 1 } as never, (tx) => fittingPart(tx, network)),
  );
  print(`${"the part that fits".padEnd(26)} ${fitting}`);
  const views = {
    world: worldFrame(WHOLE_WORLD),
    continent: worldFrame({ west: -12, south: 33, east: 40, north: 61 }),
    region: worldFrame({ west: 5, south: 47, east: 15, north: 55 }),
  };
  for (const [name, frame] of Object.entries(views)) {
    const start = performance.now();
    const drawn = landPath(worldFrame(frame.bounds));
    print(
      `${`land, ${name}`.padEnd(26)} ${(performance.now() - start).toFixed(0).padStart(5)} ms once, ${(gzipSync(drawn).length / 1000).toFixed(1)} kB gz`,
    );
    const [ms, { cells, left }] = await best(() =>
      database.asCustomer({ customerId, userId: 1 } as never, (tx) => readCells(tx, network, frame.hull, frame.zoom)),
    );
    // As a collection's map is counted: by joins with targets and scores.
    const [joined] = await best(() =>
      database.asCustomer({ customerId, userId: 1 } as never, (tx) =>
        readCells(tx, { ...network, isWhole: false, filter: { types: ["POI"] } }, frame.hull, frame.zoom),
      ),
    );
    const { marks } = marksOf(frame, cells);
    print(`${`cells by joins, ${name}`.padEnd(26)} ${joined}`);
    print(`${`cells, ${name}`.padEnd(26)} ${ms}, ${marks.length} marks, ${left.outside} outside`);
    for (const [asked, filter] of Object.entries(FILTERS)) {
      const [filtered, found] = await best(() =>
        database.asCustomer({ customerId, userId: 1 } as never, (tx) =>
          readCells(tx, { ...network, filter }, frame.hull, frame.zoom),
        ),
      );
      const count = found.cells.reduce((sum, cell) => sum + cell.count, 0);
      print(`${`cells, ${asked}, ${name}`.padEnd(26)} ${filtered}, ${count} sites`);
    }
    const [page] = await best(() =>
      database.asCustomer({ customerId, userId: 1 } as never, (tx) =>
        listPlaces(tx, network, { bounds: frame.hull, cell: undefined, size: 50, after: undefined }),
      ),
    );
    print(`${`first 50, ${name}`.padEnd(26)} ${page}`);
  }
} finally {
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The median of some runs after a first one, which reads what is kept; and the processor time of one, which other programs hardly change. */
async function best<T>(run: () => Promise<T>, rounds = 9): Promise<[ms: string, result: T]> {
  let result: T = await run();
  const times: number[] = [];
  const before = processorTime();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    result = await run();
    times.push(performance.now() - start);
  }
  const processor = (processorTime() - before) / rounds;
  const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return [`${median.toFixed(0).padStart(5)} ms, ${processor.toFixed(0).padStart(4)} of a processor`, result];
}
