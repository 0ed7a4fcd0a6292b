import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { dumpEvents, readSource } from "../../../../tests/support/ingest/read-source";
import { projectRoot } from "../../../project-root";

const folder = join(projectRoot(), "../shared/data/events");
const FILES = [
  ["usgs", "usgs_earthquakes_all_week_2018-02.geojson"],
  ["gdacs", "gdacs_rss_24h_2019-12.xml"],
  ["gdacs", "gdacs_rss_current_2019-12.xml"],
  ["chokepoints", "chokepoint_incidents_2021-2025.csv"],
  ["warn-al", "warn_notices_al.csv"],
  ["warn-wa", "warn_notices_wa.csv"],
] as const;
const absent = FILES.filter(([, file]) => !existsSync(join(folder, file)));

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

test.skipIf(absent.length > 0)(
  "needs the real files: all of them are taken in, their twins joined, and a second time changes nothing",
  async () => {
    const readAll = async (batchSize?: number) => {
      const read: [string, number, number, number][] = [];
      for (const [name, file] of FILES) {
        const options = batchSize === undefined ? {} : { batchSize };
        const { counts } = await readSource(db, name, createReadStream(join(folder, file)), options);
        read.push([file, counts.read, counts.problems, counts.added + counts.revised + counts.joined]);
      }
      return read;
    };
    const first = await readAll();
    expect(first.map(([, read, problems]) => [read, problems])).toEqual([
      [1707, 0],
      [21, 0],
      [16, 0],
      [21, 0],
      [1037, 0],
      [2835, 0],
    ]);
    const once = await dumpEvents(db);
    // Washington lists every second notice twice, word for word.
    const twins = once.filter(({ sources }) => (sources as [string][]).some(([name]) => name === "warn-wa")).length;
    expect(twins).toBe(1474);
    const again = await readAll(137);
    expect(again.map(([, , , changed]) => changed)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await dumpEvents(db)).toEqual(once);
    const { rows } = await asOwner(
      db.connection,
      `select count(*)::int as points, count(country)::int as known from event_places where place->>'kind' = 'point'`,
    );
    expect(rows[0].known / rows[0].points).toBeGreaterThan(0.8);
  },
  minutes(3),
);
