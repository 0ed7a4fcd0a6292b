import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { Reading } from "../../../platform/db/shapes/reading";
import { enqueueEventMatch } from "../../matching/enqueue-match";
import { withReading } from "../content-of-news";
import { rulesNow } from "../ingest";
import { joinKeys } from "../joining/join-keys";
import { idArray } from "../load-known";
import { recomposeEvents } from "../recompose-events";
import { lockOwner } from "../write-batch";
import { ownContent } from "./own-content";
import { correctionsOfOwner, isReadOtherwise } from "./read-otherwise";
import { readingAfter } from "./reading-after";
import { asRulesRead, readAsBefore } from "./reading-of-people";
import { sayAsPeople } from "./say-as-people";
import { writeChanged } from "./write-changed";

/** A report that was read again, with how it was read before. */
export interface Reread {
  id: string;
  ownerId: number | null;
  eventId: number;
  content: SourceContent;
  reading: Reading;
  now: Reading;
}

/** As the source of a version of an event. */
export const READING_AGAIN = "reading.again";

/** Writes what was read again, in the caller's transaction; answers how many say something else, and the types of those that are events now. */
export async function writeAgain(
  tx: Tx,
  ownerId: number | null,
  read: readonly Reread[],
  mayPublish: (type: string) => boolean,
): Promise<{ changed: number; published: string[] }> {
  await lockOwner(tx, ownerId);
  const due = await stillDue(tx, read);
  const { joining, priority } = await rulesNow(tx);
  const published: string[] = [];
  const changed = due.flatMap((one) => {
    const { content, reading: before } = one;
    const asRead = asRulesRead(before);
    let after = readingAfter(asRead, one.now, `${content.title}\n${content.summary}`);
    if (after === null) return [];
    const type = after.types[0]?.value ?? "";
    if (after.outcome === "event" && asRead.outcome !== "event") {
      const so = published.filter((other) => other === type).length;
      if (so < ROOM && mayPublish(type)) published.push(type);
      else after = { ...after, outcome: "review", heldBy: "type-breaker" };
    }
    after = { ...after, ...readAsBefore(before, after) };
    const said = withReading(ownContent(content, before), after);
    return [{ id: one.id, eventId: one.eventId, content: said, joinKeys: joinKeys(said, joining), reading: after }];
  });
  await writeReaders(tx, due);
  await writeChanged(tx, changed);
  // What people agree on stays.
  await sayAsPeople(
    tx,
    changed.map(({ id }) => Number(id)),
    joining,
  );
  const eventIds = changed.map(({ eventId }) => eventId);
  await enqueueEventMatch(tx, await recomposeEvents(tx, { sourceName: READING_AGAIN, ownerId }, eventIds, priority));
  return { changed: changed.length, published };
}

/** Of one type in one portion. */
const ROOM = 50;

/** Those that nobody has read meanwhile and whose report is the same: locked, so that nobody judges them in between. */
async function stillDue(tx: Tx, read: readonly Reread[]): Promise<Reread[]> {
  const { rows } = await tx.execute<{ id: string; content: SourceContent; eventId: number; reading: Reading }>(sql`
    select r.source_id as id, s.content, s.event_id::int as "eventId", r.reading
      from item_readings r join event_sources s on s.id = r.source_id ${correctionsOfOwner()}
     where r.source_id = any(${idArray(read.map(({ id }) => Number(id)))})
       and ${isReadOtherwise()} order by r.source_id for update of r, s`);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return read.flatMap((one) => {
    const now = stored.get(one.id);
    return now && JSON.stringify(now.content) === JSON.stringify(one.content) ? [{ ...one, ...now, now: one.now }] : [];
  });
}

/** Who read it last. A person who looks at it meanwhile judges what they see: where nothing changed, it is not another reading. */
async function writeReaders(tx: Tx, read: readonly Reread[]): Promise<void> {
  const rows = read.map(({ id, now }) => ({ id, reader: now.reader }));
  await tx.execute(sql`
    update item_readings r set reader = row.reader, reading = r.reading - 'was' || jsonb_build_object('reader', row.reader)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id bigint, reader text) where r.source_id = row.id`);
}
