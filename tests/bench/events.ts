import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { matchEvents } from "../../server/backend/alerts/from-events/match-events";
import { matchTargets } from "../../server/backend/alerts/from-events/match-targets";
import { insertEvents } from "../../server/backend/intake/ingest/write-events";
import { migrate } from "../../server/backend/main/migrate";
import { follow } from "../../server/backend/network/monitored/follow";
import { createTargets } from "../../server/backend/network/targets/create-targets";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { asOwner } from "../support/database-cluster";
import { inventTargets } from "./events/invent-targets";
import { readNotices } from "./events/read-notices";

/**
 * Real notices of layoffs and earthquakes matched against many targets, all of them followed: events a second, against writing the
 * same events down; memory above idle; and how many links are to a name that is not the same. --targets N --notices N --show N
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    targets: { type: "string", default: "1500" },
    notices: { type: "string", default: "30000" },
    show: { type: "string", default: "0" },
  },
});
const [targetCount, noticeCount, shown] = [values.targets, values.notices, values.show].map(Number) as [
  number,
  number,
  number,
];
const AT_ONCE = 250;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const logger = pino({ level: "silent" });
const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-events-"));
const engine = await startEngine({ dataDir, logger });
const database = openDatabase(engine.connection, { maxConnections: 1 });
try {
  await migrate(engine.connection);
  const notices = await readNotices(noticeCount);
  const targets = inventTargets(targetCount, notices);
  await asOwner(engine.connection, "insert into customers (key, name, plan_name) values ('bench', 'bench', 'bench')");
  for (let from = 0; from < targets.length; from += 1000) {
    await database.asSystem(async (tx) => {
      const ids = await createTargets(tx, targets.slice(from, from + 1000));
      await follow(tx, 1, ids, { userId: null });
    });
  }
  const ids: number[] = [];
  const [written] = await timed(async () => {
    for (let from = 0; from < notices.length; from += 500) {
      ids.push(...(await database.asSystem((tx) => insertEvents(tx, null, notices.slice(from, from + 500)))));
    }
  });
  await asOwner(engine.connection, "vacuum analyze");
  const idle = process.memoryUsage().rss;
  let highest = idle;
  const match = async () => {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await database.asSystem((tx) => matchEvents(tx, ids.slice(from, from + AT_ONCE)));
      highest = Math.max(highest, process.memoryUsage().rss);
    }
  };
  const [first] = await timed(match);
  const [again] = await timed(match);
  const targetIds = await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select target_id as id from follows order by 1 limit 500`);
    return rows.map(({ id }) => Number(id));
  });
  const [newlyFollowed] = await timed(() => matchTargets(database, targetIds, new Date("1990-01-01")));
  const [counts] = (
    await database.asSystem((tx) =>
      tx.execute(sql`
        select (select count(*) from event_links) as links, (select count(*) from alerts) as alerts,
               (select count(*) from event_links where impact_level in ('direct', 'company')) as close`),
    )
  ).rows;
  const rate = (seconds: number): string =>
    `${(ids.length / seconds).toFixed(0)} events/s, ${(seconds / written).toFixed(1)} × the time of writing them`;
  print(`${ids.length} events against ${targets.length} targets, all followed`);
  print(`written down  ${written.toFixed(1)} s`);
  print(`matched       ${first.toFixed(1)} s   ${rate(first)}`);
  print(`matched again ${again.toFixed(1)} s   ${rate(again)}`);
  print(`500 targets newly followed, against all of the events: ${newlyFollowed.toFixed(1)} s`);
  print(`${JSON.stringify(counts)}; memory above idle ${((highest - idle) / 1e6).toFixed(0)} MB`);
  if (shown > 0) await show();
} finally {
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Links to a name that is not the event's own, for a person to judge. */
async function show(): Promise<void> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<Record<string, string>>(sql`
      select distinct on (o.folded, t.name) o.name as event, t.name as target, l.impact_level as level, l.confidence, l.reason->>'key' as key
        from event_links l join targets t on t.id = l.target_id and t.type = 'organization'
        join event_organizations o on o.event_id = l.event_id and o.role <> 'publisher'
        join target_names n on n.target_id = t.id and n.kind = 'main'
       where l.impact_level in ('direct', 'company', 'mention') and l.reason->>'key' like 'name%' and n.folded <> o.folded
       limit ${shown}`),
  );
  for (const row of rows)
    print(`${row.level} ${Number(row.confidence).toFixed(2)} ${row.key}: "${row.event}" is "${row.target}"`);
}

async function timed<T>(run: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const start = performance.now();
  const result = await run();
  return [(performance.now() - start) / 1000, result];
}
