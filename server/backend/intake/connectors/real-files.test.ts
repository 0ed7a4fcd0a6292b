import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../project-root";
import type { ParsedItem, Source } from "../../platform/db/shapes/raw-event";
import { parseChokepoints } from "./chokepoints/parse";
import { parseGdacs } from "./gdacs/parse";
import { collect } from "./reading/collect";
import { parseUsgs } from "./usgs/parse";
import { parseWarn } from "./warn/parse";

const folder = join(projectRoot(), "../shared/data/events");

/** Rows as the folder's SOURCES.csv counts them, without the header line. */
const FILES: [file: string, rows: number, parse: (source: Source) => AsyncIterable<ParsedItem>][] = [
  ["usgs_earthquakes_all_week_2018-02.geojson", 1707, parseUsgs],
  ["gdacs_rss_24h_2019-12.xml", 21, parseGdacs],
  ["gdacs_rss_current_2019-12.xml", 16, parseGdacs],
  ["chokepoint_incidents_2021-2025.csv", 21, parseChokepoints],
  ["warn_notices_al.csv", 1037, parseWarn],
  ["warn_notices_ga.csv", 4152, parseWarn],
  ["warn_notices_in.csv", 1013, parseWarn],
  ["warn_notices_ky.csv", 1756, parseWarn],
  ["warn_notices_mi.csv", 1358, parseWarn],
  ["warn_notices_oh.csv", 2771, parseWarn],
  ["warn_notices_sc.csv", 611, parseWarn],
  ["warn_notices_tn.csv", 1104, parseWarn],
  ["warn_notices_wa.csv", 2835, parseWarn],
];
const present = FILES.filter(([file]) => existsSync(join(folder, file)));
const absent = FILES.filter((entry) => !present.includes(entry)).map(([file]) => file);

if (present.length > 0) {
  test.each(present)("%s is read whole: %i rows, each one event of its own", async (file, rows, parse) => {
    const { events, problems } = await collect(parse(createReadStream(join(folder, file))));
    expect(problems).toEqual([]);
    expect(events).toHaveLength(rows);
    expect(new Set(events.map(({ externalId }) => externalId)).size).toBe(rows);
    const again = await collect(parse(createReadStream(join(folder, file))));
    expect(again.events.map(({ contentHash }) => contentHash)).toEqual(events.map(({ contentHash }) => contentHash));
  });
}

test(`real event files: ${present.length} read, ${absent.length} left out because they are absent`, ({ annotate }) => {
  expect(present.length + absent.length).toBe(FILES.length);
  return absent.length === 0 ? undefined : annotate(`left out, not in ${folder}: ${absent.join(", ")}`);
});
