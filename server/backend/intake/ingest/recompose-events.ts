import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { SourceContent } from "../../platform/db/schema/events";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { composeEvent } from "./compose-event";
import { contentIn, idArray, type Origin } from "./load-known";
import type { EventPriority } from "./rules/event-priority";
import { type Revision, reviseEvents } from "./write-events";

/**
 * Makes events say what their reports say now, after reports came, changed or went. Answers the ids of those that say something
 * else than before; the others are left alone.
 */
export async function recomposeEvents(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  eventIds: readonly number[],
  rule: EventPriority,
): Promise<number[]> {
  const ids = [...new Set(eventIds)];
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<EventRow>(sql`
    select e.id, e.content_hash,
      (select jsonb_agg(jsonb_build_object('content', s.content, 'firstSeenAt', s.first_seen_at,
                                           'sourceName', s.source_name, 'joined', s.joined->>'key')
                        order by s.joined is not null, s.id)
       from event_sources s where s.event_id = e.id) as sources
    from events e where e.id = any(${idArray(ids)}) order by e.id`);
  const revised = await mapInTurns(rows, ({ id, content_hash, sources }): Revision[] => {
    const told = (sources ?? []).map(({ content, firstSeenAt, sourceName: told, joined }) => ({
      sourceName: told,
      joined,
      content: contentIn(content),
      firstSeenAt: new Date(firstSeenAt),
    }));
    const event = composeEvent(told, rule);
    return event === null || event.contentHash === content_hash ? [] : [{ ...event, id: Number(id), sourceName }];
  });
  const revisions = revised.flat();
  await reviseEvents(tx, ownerId, revisions);
  return revisions.map(({ id }) => id);
}

interface EventRow extends Record<string, unknown> {
  id: string;
  content_hash: string;
  sources:
    | {
        content: SourceContent | Record<string, never>;
        firstSeenAt: string;
        sourceName: string;
        joined: string | null;
      }[]
    | null;
}
