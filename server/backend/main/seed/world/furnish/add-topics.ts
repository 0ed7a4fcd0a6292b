import { sql } from "drizzle-orm";
import { addTopic } from "~/backend/contract/topics";
import { findHits } from "../../../../alerts/topics/match-task";
import type { Database } from "../../../../platform/db/database";
import { TOPICS } from "../data/topics";
import type { DemoCallers } from "./demo-callers";

/** Topics, with the alerts that they make of news: what the world told before has been read before they were there. */
export async function addTopics(database: Database, { manager }: DemoCallers): Promise<void> {
  for (const { words, not, countries, ...topic } of TOPICS) {
    const body = { ...topic, words: [...words], not: [...not], countries: [...countries], onlyTargets: false, targetIds: [], sources: [] };
    await manager.call(`topic ${topic.name}`, addTopic, { body });
  }
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string }>(
      sql`select source_id as id from item_readings where owner_id is null order by source_id`,
    ),
  );
  await findHits(
    database,
    rows.map(({ id }) => Number(id)),
  );
}
