import canonicalize from "canonicalize";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SourceContent } from "../../../platform/db/schema/events";
import type { Reading } from "../../../platform/db/shapes/reading";
import { isAlone } from "../../news/reputation";
import { withReading } from "../content-of-news";
import { joinKeys } from "../joining/join-keys";
import { idArray } from "../load-known";
import type { EventJoining } from "../rules/event-joining";
import { ownContent } from "./own-content";
import { asPeopleStillSay, asRulesRead, NO_EVENT, readAsBefore, typesReadAs } from "./reading-of-people";
import { isTold } from "./told";
import { writeChanged } from "./write-changed";

/**
 * Makes public texts what two customers say that they are, or again what was read where they no longer do. Answers the events of those that
 * say something else now, which are not composed anew yet. Needs the system's rights and the owner held (`lockOwner`); a second run changes nothing.
 */
export async function sayAsPeople(tx: Tx, itemIds: readonly number[], joining: EventJoining): Promise<number[]> {
  const items = await lockJudged(tx, itemIds);
  if (items.length === 0) return [];
  const said = await saidByMost(tx, items);
  const changed = items.flatMap(({ id, eventId, content, reading }) => {
    const asRead = asRulesRead(reading);
    const word = said.get(id);
    const now = word === undefined ? asRead : asPeopleStillSay(asRead, word);
    if (canonicalize(now) === canonicalize(reading)) return [];
    // Who confirmed what people said has judged this very text, whatever is said of it now.
    const after = { ...now, ...readAsBefore(reading, now) };
    const told = withReading(ownContent(content, reading), after);
    return [{ id, eventId, content: told, joinKeys: joinKeys(told, joining), reading: after }];
  });
  await writeChanged(tx, changed);
  return changed.map(({ eventId }) => eventId);
}

interface Item extends Record<string, unknown> {
  id: string;
  eventId: number;
  content: SourceContent;
  reading: Reading;
}

async function lockJudged(tx: Tx, itemIds: readonly number[]): Promise<Item[]> {
  const { rows } = await tx.execute<Item>(sql`
    select r.source_id as id, s.event_id::int as "eventId", s.content, r.reading
      from item_readings r join event_sources s on s.id = r.source_id
     where r.source_id = any(${idArray(itemIds)}) and r.owner_id is null and s.content ? 'kind' and ${isTold()}
       and (r.reading ? 'asRead' or exists (select from reading_reviews v where v.source_id = r.source_id))
     order by r.source_id for update of r, s`);
  return rows;
}

const FEWEST = 2;

/**
 * By text, what more customers than anything else say that it tells of, two at least: an event type, `news` for no event. Nothing of those
 * of which they are too few or of two minds. Verdicts on what a text was never read as are on an earlier text of its source.
 */
async function saidByMost(tx: Tx, items: readonly Item[]): Promise<Map<string, string>> {
  const asked = items.map(({ id, reading }) => {
    const { heldBy } = asRulesRead(reading);
    // That such a text was read rightly says that it is no news.
    return { id, looksBack: heldBy === "old" || heldBy === "past", readAs: typesReadAs(reading) };
  });
  const { rows } = await tx.execute<{ id: string; said: string; n: number }>(sql`
    select id, said, count(*)::int as n from (
      select i.id, case when v.verdict in ('no-event', 'old') or (v.verdict = 'right' and i."looksBack") then ${NO_EVENT}::text
                        when v.verdict = 'right' then coalesce(v.event_type_id, ${NO_EVENT}::text)
                        when v.verdict = 'type' then v.event_type_id end as said
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as i(id bigint, "looksBack" boolean, "readAs" text[])
        join reading_reviews v on v.source_id = i.id and coalesce(v.read_type_id, '') = any(i."readAs")) v
     where said is not null group by id, said order by id, n desc, said`);
  const fewest = (await isAlone(tx)) ? 1 : FEWEST;
  const found = new Map<string, string>();
  for (const { id } of items) {
    const [first, second] = rows.filter((row) => row.id === id);
    if (first && first.n !== second?.n && first.n >= fewest) found.set(id, first.said);
  }
  return found;
}
