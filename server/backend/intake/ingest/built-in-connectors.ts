import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { connectors } from "../../platform/db/schema/connectors";

/**
 * The public sources that every installation knows. All are switched off: nothing goes out of an installation by itself
 * before its operator has switched it on.
 */
export const BUILT_IN = [
  {
    name: "usgs",
    format: "usgs",
    url: "https://earthquake.usgs.gov/earthquakes/feed/v1.0/summary/all_day.geojson",
    everyMinutes: 15,
  },
  { name: "gdacs", format: "gdacs", url: "https://www.gdacs.org/xml/rss.xml", everyMinutes: 30 },
  // Both come as files that somebody fetches: there is no address that all of them stand at.
  { name: "chokepoints", format: "chokepoints", url: null, everyMinutes: null },
  { name: "warn", format: "warn", url: null, everyMinutes: null },
] as const;

/** Adds those that are missing; what the operator changed stays. */
export async function putConnectors(database: NodePgDatabase<Record<string, unknown>>): Promise<void> {
  await database
    .insert(connectors)
    .values(BUILT_IN.map((one) => ({ ...one, enabled: false })))
    .onConflictDoNothing();
}
