import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { readTransparency as call } from "~/backend/contract/profile";
import { known as knownEdge } from "../../network/edges/edge-rows";
import { notRejected } from "../../network/monitored/known-edges";
import { placeWordOf } from "../../network/targets/place-word";
import { seenBy, type VisibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import type { TargetPlace } from "../../platform/db/shapes/target-place";

type Transparency = z.output<typeof call.response>;

/** So many of the last alerts are looked at, and so many edges counted. */
const ALERTS = 200;
const EDGES = 1000;

/** What is known of a target and from whom. */
export async function readTransparency(tx: Tx, customerId: number, target: VisibleTarget): Promise<Transparency> {
  const { id } = target;
  const { rows } = await tx.execute<Known>(sql`
    select t.lat, t.place as noted, t.lat is not null as place, t.country is not null as country, t.industry is not null as industry,
           t.size is not null as size, cardinality(t.hs_codes) > 0 as "hsCodes", t.website is not null as website,
           exists (select from target_identifiers i where i.target_id = t.id and ${seenBy(customerId, sql.raw("i"))}) as identifiers,
           t.created_at as "recordedAt", t.updated_at as "updatedAt",
           (select max(answered_on)::text from assessment_results r where r.customer_id = ${customerId} and r.target_id = t.id)
             as "assessedOn",
           (select count(*)::int from (select from external_scores x where x.customer_id = ${customerId} and x.target_id = t.id
             and x.deleted_at is null limit 500) x) as "externalScores"
      from targets t where t.id = ${id}`);
  const [known] = rows;
  if (!known) throw new Error("Transparency was asked for of a target that is not there");
  const edges = await edgesOf(tx, customerId, id);
  const isExact = edges.reduce((sum, { suppliers }) => sum + suppliers, 0) <= EDGES;
  const used = target.type === "organization" || target.type === "POI" ? FACTS : [];
  return {
    facts: used.map((fact) => ({ fact, known: known[fact] })),
    place: placeWordOf(known.lat, known.noted),
    recordedAt: new Date(known.recordedAt).toISOString(),
    updatedAt: new Date(known.updatedAt).toISOString(),
    alerts: await sourcesOf(tx, customerId, target),
    edges: edges.map((edge) => ({ ...edge, isExact })),
    assessedOn: known.assessedOn,
    externalScores: known.externalScores,
  };
}

const FACTS = ["place", "country", "industry", "size", "hsCodes", "identifiers", "website"] as const;

interface Known extends Record<(typeof FACTS)[number], boolean>, Record<string, unknown> {
  lat: number | null;
  noted: TargetPlace | null;
  recordedAt: string;
  updatedAt: string;
  assessedOn: string | null;
  externalScores: number;
}

async function sourcesOf(tx: Tx, customerId: number, { id, tier }: VisibleTarget): Promise<Transparency["alerts"]> {
  const last =
    tier === null
      ? sql`select event_id from event_links l where l.target_id = ${id} and ${seenBy(customerId, sql.raw("l"))}
             order by event_id desc limit ${ALERTS}`
      : sql`select a.event_id from (
               select alert_id from alert_targets t where t.customer_id = ${customerId} and t.target_id = ${id}
                order by t.at desc nulls last, t.alert_id desc nulls last limit ${ALERTS}) t
             join alerts a on a.customer_id = ${customerId} and a.id = t.alert_id`;
  const { rows } = await tx.execute<{ name: string; reports: number; looked: number }>(sql`
    with last as materialized (${last})
    select s.source_name as name, count(*)::int as reports, (select count(*)::int from last) as looked
      from last join event_sources s on s.event_id = last.event_id and ${seenBy(customerId, sql.raw("s"))}
     group by 1 order by 2 desc, 1 limit 20`);
  return { looked: rows[0]?.looked ?? 0, sources: rows.map(({ name, reports }) => ({ name, reports })) };
}

async function edgesOf(tx: Tx, customerId: number, targetId: number) {
  const { rows } = await tx.execute<{ source: string; suppliers: number }>(sql`
    select source, count(*)::int as suppliers from (
      select e.source from edges e where e.to_id = ${targetId} and ${knownEdge(customerId)} and ${notRejected(sql.raw("e"), customerId)}
         and e.type in ('Supplier', 'PrimaryMaterial', 'SecondaryMaterial', 'Equipment') limit ${EDGES + 1}) found
     group by 1 order by 2 desc, 1`);
  return rows;
}
