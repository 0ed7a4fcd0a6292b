import canonicalize from "canonicalize";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { Reading } from "../../../platform/db/shapes/reading";
import { enqueueEventMatch } from "../../matching/enqueue-match";
import { isAlone } from "../../news/reputation";
import { withReading } from "../content-of-news";
import { rulesNow } from "../ingest";
import { joinKeys } from "../joining/join-keys";
import { recomposeEvents } from "../recompose-events";
import { lockOwner } from "../write-batch";
import { ownContent } from "./own-content";
import { asPeopleStillSay, asRulesRead } from "./reading-of-people";
import { writeChanged } from "./write-again";

/** The job's name, and the source of the version of an event that it makes. */
export const AGREE_READING = "reading.agree";

/**
 * Makes a public text what two customers say that it is, or again what was read where they no longer do (design 40, "Review queue"). An
 * installation of one customer needs no second one. Answers the event where it says something else now. Needs the system's rights; a second
 * run changes nothing. A customer's own texts are its own matter.
 */
export async function agree(tx: Tx, itemId: number): Promise<number | null> {
  await lockOwner(tx, null);
  const item = await lockItem(tx, itemId);
  if (!item) return null;
  const { content, eventId, reading } = item;
  const asRead = asRulesRead(reading);
  const said = await saidByMost(tx, itemId, [asRead.types[0]?.value ?? null, reading.types[0]?.value ?? null]);
  const after = said === null ? asRead : asPeopleStillSay(asRead, said);
  if (canonicalize(after) === canonicalize(reading)) return null;
  const { joining, priority } = await rulesNow(tx);
  const told = withReading(ownContent(content, reading), after);
  await writeChanged(tx, [{ id: String(itemId), content: told, joinKeys: joinKeys(told, joining), reading: after }]);
  const changed = await recomposeEvents(tx, { sourceName: AGREE_READING, ownerId: null }, [eventId], priority);
  await enqueueEventMatch(tx, changed);
  return changed[0] ?? null;
}

interface Item extends Record<string, unknown> {
  eventId: number;
  content: SourceContent;
  reading: Reading;
}

async function lockItem(tx: Tx, itemId: number): Promise<Item | undefined> {
  const { rows } = await tx.execute<Item>(sql`
    select s.event_id::int as "eventId", s.content, r.reading
      from item_readings r join event_sources s on s.id = r.source_id
     where r.source_id = ${itemId} and r.owner_id is null and s.content ? 'kind' for update of r, s`);
  return rows[0];
}

const FEWEST = 2;

/**
 * What more customers than anything else say that a text tells of, two at least: an event type, `news` for no event. Null where they are
 * too few or of two minds. Verdicts on what the text no longer says are none on it: `readAs` is what it may have been read as.
 */
async function saidByMost(tx: Tx, itemId: number, readAs: readonly (string | null)[]): Promise<string | null> {
  const types = sql.param(readAs.map((type) => type ?? ""));
  const { rows } = await tx.execute<{ said: string; n: number }>(sql`
    select said, count(*)::int as n from (
      select case when verdict in ('no-event', 'old') then 'news' when verdict in ('right', 'type') then event_type_id end as said
        from reading_reviews where source_id = ${itemId} and coalesce(read_type_id, '') = any(${types}::text[])) v
     where said is not null group by said order by n desc, said`);
  const [first, second] = rows;
  if (!first || first.n === second?.n) return null;
  return first.n >= FEWEST || (await isAlone(tx)) ? first.said : null;
}
