import { sql } from "drizzle-orm";
import type { AlertDetail } from "~/backend/contract/alert";
import { independentSources, isUnconfirmed, standing, type Told } from "../../intake/ingest/independent-sources";
import { toFacts } from "../../intake/news/to-facts";
import { placeWordOf } from "../../network/targets/place-word";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";
import type { Actor } from "../../platform/db/schema/evidence";
import type { RawPlace } from "../../platform/db/shapes/raw-event";
import type { Reading } from "../../platform/db/shapes/reading";
import type { TargetPlace } from "../../platform/db/shapes/target-place";
import { isReadable } from "../../platform/evidence/readable";
import { ownWordsIn } from "./own-words-in";
import { instant, readItems } from "./read-items";
import { readUpdates } from "./read-updates";
import { reasonIn } from "./reason-words";

/** An alert with everything behind it; null where the customer has none of this number. */
export async function readDetail(
  tx: Tx,
  scope: CustomerScope,
  alertId: number,
  language: string,
): Promise<AlertDetail | null> {
  const [item] = await readItems(tx, scope, [alertId], language);
  if (!item) return null;
  const { customerId } = scope;
  const { rows } = await tx.execute<DetailRow & Record<string, unknown>>(sql`
    select e.id as "eventId", e.url, e.happened_at as "happenedAt", e.period_from as "periodFrom", e.period_to as "periodTo",
           e.severity,
           (select coalesce(jsonb_agg(jsonb_build_object('name', s.source_name, 'externalId', s.external_id, 'title', s.title,
                     'url', s.url, 'publishedAt', s.published_at, 'firstSeenAt', s.first_seen_at, 'joined', s.joined,
                     'takenBackAt', case when t.content->>'withdrawn' = 'true'
                                         then coalesce(t.read_at, t.updated_at, t.last_seen_at) end,
                     'itemId', r.source_id, 'reading', r.reading, 'told', jsonb_strip_nulls(jsonb_build_object(
                       'sourceName', s.source_name, 'withdrawn', t.content->'withdrawn', 'eventTypeId', s.content->'eventTypeId',
                       'language', t.content->'language', 'publishedAt', t.content->'publishedAt', 'happenedAt', t.content->'happenedAt',
                       'severity', t.content->'severity',
                       'isTranslation', t.content->'isTranslation', 'simhash', t.content->'simhash', 'publisher', t.content->'publisher', 'isDoubtful', t.content->'isDoubtful'))
                     || jsonb_build_object('places', coalesce(t.content->'places', '[]'),
                                           'organizations', coalesce(t.content->'organizations', '[]')))
                     order by s.id), '[]')
              from event_sources s left join item_readings r on r.source_id = s.id
              cross join lateral ${TOLD} t where s.event_id = e.id) as sources,
           (select jsonb_build_object('id', t.id, 'name', t.name, 'isRemoved', t.removed_at is not null, 'itemId', h.source_id,
                     'quotes', h.quotes)
              from topic_hits h join topics t on t.customer_id = h.customer_id and t.id = h.topic_id
             where h.customer_id = a.customer_id and h.alert_id = a.id order by h.source_id limit 1) as topic,
           ${ownWordsIn(sql`h.customer_id = a.customer_id and h.event_id = a.event_id`)} as "ownWords",
           (select coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'country', p.country, 'lat', p.lat, 'lon', p.lon)
                     order by p.id), '[]') from event_places p where p.event_id = e.id) as places,
           (select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'replacedAt', v.replaced_at,
                     'title', v.content ->> 'title', 'summary', v.content ->> 'summary', 'sourceName', v.source_name)
                     order by v.version desc), '[]') from event_versions v where v.event_id = e.id) as versions,
           (select coalesce(jsonb_agg(to_jsonb(one) order by one.tier, one.confidence desc, one.id), '[]') from (
              select g.id, g.name, g.type, g.ctype, g.country, g.lat, g.lon, g.place, t.impact_level as "impactLevel", t.tier,
                     t.distance_km as "distanceKm", t.confidence, t.reason
                from alert_targets t join targets g on g.id = t.target_id
               where t.customer_id = a.customer_id and t.alert_id = a.id
               order by t.tier, t.confidence desc, g.id limit 200) one) as targets,
           (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'text', c.text, 'createdAt', c.created_at, 'createdBy', (
                     select jsonb_build_object('id', u.id, 'name', u.firstname || ' ' || u.lastname) from users u
                      where u.customer_id = c.customer_id and u.id = c.created_by)) order by c.id), '[]')
              from alert_comments c where c.customer_id = a.customer_id and c.alert_id = a.id) as comments,
           (select coalesce(jsonb_agg(to_jsonb(one) order by one.seq desc), '[]') from (
              select v.seq, v.at, v.actor, v.kind, v.before, v.after, v.reason from evidence v
               where v.customer_id = a.customer_id and v.subject_type = 'alert' and v.subject_id = a.id::text
                 and v.kind <> 'alert.commented' and ${isReadable(sql.raw("v"))}
               order by v.seq desc limit 50) one) as activity
      from alerts a join events e on e.id = a.event_id
     where a.customer_id = ${customerId} and a.id = ${alertId}`);
  const [row] = rows;
  if (!row) return null;
  return { ...item, ...toDetail(row, language), updates: await readUpdates(tx, customerId, alertId, language) };
}

/** What a report `s` tells: that of a customer's own event, which a topic or own words made of a piece of news, what that news does. */
const TOLD = sql`(
  select o.content, o.updated_at, o.last_seen_at, n.read_at from event_sources o left join item_readings n on n.source_id = o.id
   where o.id in (s.id, substring(s.external_id from '^ (?:topic:[0-9]+|own-words):([0-9]+)$')::bigint) order by o.id = s.id limit 1)`;

interface DetailRow {
  eventId: string;
  url: string | null;
  happenedAt: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  severity: Record<string, unknown>;
  sources: (Omit<AlertDetail["sources"][number], "joined" | "reading"> & {
    joined: LinkReason | null;
    itemId: number | null;
    reading: Reading | null;
    told: Told & { withdrawn?: boolean; eventTypeId?: string };
  })[];
  places: { place: RawPlace; country: string | null; lat: number | null; lon: number | null }[];
  versions: AlertDetail["versions"];
  topic: AlertDetail["topic"];
  ownWords: AlertDetail["ownWords"];
  targets: (Omit<AlertDetail["targets"][number], "reason" | "place"> & {
    reason: LinkReason;
    place: TargetPlace | null;
  })[];
  comments: AlertDetail["comments"];
  activity: { at: string; actor: Actor; kind: string; before: unknown; after: unknown; reason: string | null }[];
}

function toDetail(row: DetailRow, language: string) {
  const words = standing(row.sources.map(({ told }) => told));
  return {
    eventId: Number(row.eventId),
    url: row.url,
    happenedAt: row.happenedAt && instant(row.happenedAt),
    period: row.periodFrom ? { from: instant(row.periodFrom), to: row.periodTo && instant(row.periodTo) } : null,
    severity: row.severity,
    topic: row.topic,
    ownWords: row.ownWords,
    independentSources: independentSources(words),
    isUnconfirmed: isUnconfirmed(words),
    sources: row.sources.map(({ itemId, reading, told: _, ...source }) => ({
      ...source,
      publishedAt: source.publishedAt && instant(source.publishedAt),
      firstSeenAt: instant(source.firstSeenAt),
      takenBackAt: source.takenBackAt && instant(source.takenBackAt),
      joined: source.joined && reasonIn(language, source.joined),
      // What its type may do now is told by the page that explains it step by step.
      reading: itemId !== null && reading ? { itemId, facts: toFacts(reading, {}) } : null,
    })),
    places: row.places.map(({ place, country, lat, lon }) => ({
      kind: place.kind,
      country,
      lat,
      lon,
      radiusKm: place.kind === "point" ? (place.radiusKm ?? null) : null,
      text: place.kind === "address" ? place.text : null,
      polygon: place.kind === "polygon" ? place.coordinates : null,
    })),
    versions: row.versions.map((version) => ({ ...version, replacedAt: instant(version.replacedAt) })),
    targets: row.targets.map((target) => ({
      ...target,
      place: placeWordOf(target.lat, target.place),
      reason: reasonIn(language, target.reason),
    })),
    comments: row.comments.map((comment) => ({ ...comment, createdAt: instant(comment.createdAt) })),
    activity: row.activity.map(({ at, actor, kind, before, after, reason }) => ({
      at: instant(at),
      actor: actor.type === "user" ? actor.name : actor.id,
      kind,
      before,
      after,
      reason,
    })),
  };
}
