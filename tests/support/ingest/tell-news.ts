import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { matchEvents } from "../../../server/backend/alerts/from-events/match-events";
import { foldName } from "../../../server/backend/reference/names/fold-name";
import type { TestDatabase } from "../database";
import { feedOf, type ToldNews, urlOf } from "./news-feed";
import { readSource } from "./read-source";

/** Reads a feed, one of its own unless said, and matches what it tells; answers the addresses of its items, in their order. */
export async function tellNews(
  { database }: Pick<TestDatabase, "database">,
  told: readonly ToldNews[],
  { source, ownerId = null }: { source?: string; ownerId?: number | null } = {},
): Promise<string[]> {
  const name = randomUUID();
  await readSource({ database }, source ?? `feed:${name}`, feedOf(name, told), { ownerId });
  const urls = told.map((_, n) => urlOf(name, n));
  await database.asSystem(async (tx) => {
    for (const [n, { about }] of told.entries()) {
      if (!about) continue;
      await tx.execute(sql`
        insert into event_organizations (event_id, name, folded, role)
        select event_id, ${about}, ${foldName(about)}, 'employer' from event_sources where url = ${urls[n]}`);
    }
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct event_id as id from event_sources where url = any(${sql.param(urls)}::text[])`);
    await matchEvents(
      tx,
      rows.map(({ id }) => Number(id)),
    );
  });
  return urls;
}
