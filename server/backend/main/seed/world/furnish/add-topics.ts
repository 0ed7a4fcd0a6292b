import { sql } from "drizzle-orm";
import { addTopic } from "~/backend/contract/topics";
import { findHits } from "../../../../alerts/topics/match-task";
import type { Database, Tx } from "../../../../platform/db/database";
import { connectors } from "../../../../platform/db/schema/connectors";
import { ARTICLES } from "../data/events/articles";
import { TOPICS } from "../data/topics";
import type { DemoCallers } from "./demo-callers";

/** Topics, with the alerts that they make of news: what the world told before has been read before they were there. */
export async function addTopics(
  { database, customerId }: { database: Database; customerId: number },
  { manager }: DemoCallers,
): Promise<void> {
  await database.asSystem(addPapers);
  for (const { words, not, countries, targets, sources, ...topic } of TOPICS) {
    const body = {
      ...topic,
      ...{ words: [...words], not: [...not], countries: [...countries], sources: [...sources] },
      onlyTargets: false,
      targetIds: await database.asSystem((tx) => monitored(tx, customerId, targets)),
    };
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

/** Throws for a name that nothing monitored has. */
async function monitored(tx: Tx, customerId: number, names: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from monitored_targets m join targets t on t.id = m.target_id
     where m.customer_id = ${customerId} and t.name = any(${sql.param([...names])}::text[]) order by t.id`);
  if (rows.length !== names.length) throw new Error(`Not all are monitored once: ${names.join(", ")}`);
  return rows.map(({ id }) => Number(id));
}

/** The papers that the world's articles stand in, so that a topic can be limited to them; nothing is read from where they would be. */
async function addPapers(tx: Tx): Promise<void> {
  const names = [...new Set(ARTICLES.map(({ source }) => source))];
  await tx
    .insert(connectors)
    .values(names.map((name) => ({ name, format: "feed", enabled: false })))
    .onConflictDoNothing();
}
