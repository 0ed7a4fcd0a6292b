import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { Reading } from "../../../platform/db/shapes/reading";
import type { Task } from "../../../platform/jobs/worker";
import { currentArming } from "../../news/arming/current-arming";
import { currentCorrections } from "../../news/corrections/current-corrections";
import { explainEach } from "../../news/explain/explain";
import { correctionsOfOwner, isReadOtherwise } from "./read-otherwise";
import { isTold } from "./told";
import { type Reread, writeAgain } from "./write-again";

/** So many in one transaction (design 40, "Pipeline"). */
const PORTION = 200;
/** New events of one type, of all that is read again in one run: beyond it a person looks, as where a source tells too much. */
const MOST_PUBLISHED = 50;

export interface ReadAgain {
  read: number;
  changed: number;
  /** Texts that the new reader breaks on: they stay as they were read. */
  broken: number;
}

/**
 * Reads again what another reader had read within the last 28 days, by what is kept of it: title and extract, as of the moment at which it came. A
 * customer's own texts are read with what its verdicts taught.
 * What comes out otherwise becomes another version of its event; who wrote, judged, merged or split keeps what they did. Each portion is written
 * whole or not at all, and what is written is not due any more: killed and begun anew, it ends as if never killed.
 */
export async function readAgain(database: Database, portion = PORTION): Promise<ReadAgain> {
  const done: ReadAgain = { read: 0, changed: 0, broken: 0 };
  const published = new Map<string, number>();
  for (let after = 0; ; ) {
    const due = await database.asSystem((tx) => dueAfter(tx, after, portion));
    if (due.length === 0) return done;
    after = Number(due.at(-1)?.id);
    for (const ownerId of new Set(due.map((one) => one.ownerId))) {
      const ofOwner = due.filter((one) => one.ownerId === ownerId);
      const learned = await database.asSystem(async (tx) => ({
        arming: await currentArming(tx),
        corrections: await currentCorrections(tx, ownerId),
      }));
      const readings = await explainEach({ texts: ofOwner.map(textOf), ...learned });
      const some = ofOwner.flatMap((item, n): Reread[] => {
        const now = readings[n];
        return now ? [{ ...item, now }] : [];
      });
      done.broken += ofOwner.length - some.length;
      const mayPublish = (type: string): boolean => (published.get(type) ?? 0) < MOST_PUBLISHED;
      const written = await database.asSystem((tx) => writeAgain(tx, ownerId, some, mayPublish));
      for (const type of written.published) published.set(type, (published.get(type) ?? 0) + 1);
      done.read += some.length;
      done.changed += written.changed;
    }
  }
}

interface Due extends Record<string, unknown> {
  id: string;
  ownerId: number | null;
  eventId: number;
  content: SourceContent;
  reading: Reading;
  language: string | null;
  firstSeenAt: string;
  homeCountry: string | null;
}

async function dueAfter(tx: Tx, after: number, portion: number): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    select r.source_id as id, r.owner_id::int as "ownerId", s.event_id::int as "eventId", s.content, r.reading, s.language,
           s.first_seen_at as "firstSeenAt", c.settings->>'homeCountry' as "homeCountry"
      from item_readings r join event_sources s on s.id = r.source_id
      ${correctionsOfOwner()}
      left join connectors c on c.name = s.source_name and c.owner_id is not distinct from s.owner_id
     where r.source_id > ${after} and ${isReadOtherwise()}
       and r.read_at > now() - interval '28 days' and s.content ? 'kind' and ${isTold()}
     order by r.source_id limit ${portion}`);
  return rows;
}

function textOf({ content, language, firstSeenAt, homeCountry }: Due) {
  const { title, summary, publishedAt } = content;
  const item = { title, summary, language: content.language ?? language, publishedAt };
  return { item, asOf: new Date(firstSeenAt), homeCountry };
}

/** The job's name. */
export const READ_AGAIN = "reading.again";

/** Each night: finds something only after an update brought other rules or another model, or where a customer's verdicts teach otherwise. */
export const readAgainTask: Task = async ({ database, logger }) => {
  logger.info({ ...(await readAgain(database)) }, "news were read again");
};
