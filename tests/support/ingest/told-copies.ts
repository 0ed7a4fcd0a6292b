import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect } from "vitest";
import { drainJobs } from "../../../server/backend/main/drain";
import type { TestDatabase } from "../database";
import { feedOf, type ToldNews } from "./news-feed";
import { readSource } from "./read-source";

/** The jobs are done, and none failed. */
export const drained = async ({ connection, database }: TestDatabase): Promise<void> =>
  expect(await drainJobs(connection, database, pino({ level: "silent" }))).toMatchObject({ failed: 0 });

/** A source tells of it, and the jobs are done. */
export async function tell(db: TestDatabase, source: string, told: readonly ToldNews[], ownerId: number | null = null) {
  await readSource(db, `feed:${source}`, feedOf(source, told), { ownerId });
  await drained(db);
}

/** Which sources tell of each event that stands for itself, by the order of events. */
export async function toldTogether({ database }: TestDatabase): Promise<string[][]> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ sources: string[] }>(sql`
      select array_agg(substr(s.source_name, 6) order by s.id) as sources from events e join event_sources s on s.event_id = e.id
       where e.merged_into is null group by e.id order by e.id`),
  );
  return rows.map(({ sources }) => sources);
}

/** News of no type, long enough for two copies to be known as such. */
export const longText = (company: string, more = ""): string =>
  `${company} has a new visitor centre. ${"Guests see how tools were shaped a hundred years ago and walk along the old canal. ".repeat(12)}${more}`;
