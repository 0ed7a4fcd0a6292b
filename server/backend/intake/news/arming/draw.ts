import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database";
import type { Task } from "../../../platform/jobs/worker";
import { currentArming } from "./current-arming";

/** Texts that people are asked about each week (design 40, "Arming"): of each type that publishes in a language, and of each language's rejected ones. */
const PUBLISHED = 10;
const REJECTED = 20;

export interface Drawn {
  published: number;
  rejected: number;
}

/**
 * Draws texts of the last week into the queue, each as likely as another: so many published ones of each type and language that the lot of one in ten,
 * which is cast as they come, has not drawn enough of, and rejected ones of each language. Public ones only: what a customer feeds in itself measures
 * nothing. Again in the same week it draws none.
 */
export async function drawTexts(database: Database): Promise<Drawn> {
  return database.asSystem(async (tx) => {
    const arming = await currentArming(tx);
    const publishing = Object.entries(arming).flatMap(([language, types]) =>
      Object.entries(types ?? {}).flatMap(([type, facts]) =>
        facts?.state === "armed" || facts?.state === "trial" ? [{ language, type }] : [],
      ),
    );
    const published = await tx.execute(sql`
      with week as (
        select r.source_id, r.to_review, row_number() over (
                 partition by r.event_type_id, r.language order by r.to_review desc, random()) as n
          from item_readings r
          join jsonb_to_recordset(${JSON.stringify(publishing)}::jsonb) p(language text, type text)
            on p.type = r.event_type_id and p.language = r.language
         where r.owner_id is null and r.outcome = 'event' and r.read_at > now() - interval '7 days'
           and r.reading->'types'->0->>'by' <> 'source')
      update item_readings r set to_review = true from week
       where week.source_id = r.source_id and week.n <= ${PUBLISHED} and not week.to_review`);
    const rejected = await tx.execute(sql`
      with week as (
        select source_id, to_review, row_number() over (partition by language order by to_review desc, random()) as n
          from item_readings
         where owner_id is null and outcome = 'nothing' and language is not null and read_at > now() - interval '7 days')
      update item_readings r set to_review = true from week
       where week.source_id = r.source_id and week.n <= ${REJECTED} and not week.to_review`);
    return { published: published.rowCount ?? 0, rejected: rejected.rowCount ?? 0 };
  });
}

/** The job's name. */
export const DRAW_TEXTS = "reading.draw";

/** Once a week. */
export const drawTextsTask: Task = async ({ database, logger }) => {
  logger.info({ ...(await drawTexts(database)) }, "texts were drawn for review");
};
