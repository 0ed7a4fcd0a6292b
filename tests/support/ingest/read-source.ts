import { ensureConnector } from "../../../server/backend/intake/ingest/connectors";
import { type Ingested, ingest } from "../../../server/backend/intake/ingest/ingest";
import type { Settings } from "../../../server/backend/intake/ingest/settings";
import type { Source } from "../../../server/backend/platform/db/shapes/raw-event";
import type { TestDatabase } from "../database";
import { asOwner } from "../database-cluster";

interface Reading {
  ownerId?: number | null;
  settings?: Settings;
  batchSize?: number;
}

/** Takes in a source by its connector's name, as a person would by hand. */
export async function readSource(
  { database }: Pick<TestDatabase, "database">,
  name: string,
  source: Source,
  { ownerId = null, settings, batchSize }: Reading = {},
): Promise<Ingested> {
  const connector = await database.asSystem((tx) => ensureConnector(tx, name, ownerId, settings));
  if (connector === null) throw new Error(`no connector ${name}`);
  return ingest(database, connector, source, { trigger: "hand", ...(batchSize !== undefined && { batchSize }) });
}

/** Every event with what hangs on it, without numbers that the database gives and without clocks. */
export async function dumpEvents({ connection }: Pick<TestDatabase, "connection">): Promise<Record<string, unknown>[]> {
  const { rows } = await asOwner(
    connection,
    `select e.owner_id, e.event_type_id, e.title, e.summary, e.url, e.happened_at, e.severity, e.priority, e.withdrawn,
       e.version, e.content_hash, e.merged_into is not null as merged,
       (select jsonb_agg(jsonb_build_array(s.source_name, s.external_id, s.content_hash, s.revision, s.content, s.joined)
        order by s.source_name, s.external_id) from event_sources s where s.event_id = e.id) as sources,
       (select jsonb_agg(jsonb_build_array(p.place, p.country, p.lat, p.lon) order by p.id)
        from event_places p where p.event_id = e.id) as places,
       (select jsonb_agg(jsonb_build_array(o.name, o.folded, o.role) order by o.id)
        from event_organizations o where o.event_id = e.id) as organizations,
       (select jsonb_agg(jsonb_build_array(v.version, v.content - 'at', v.source_name) order by v.version)
        from event_versions v where v.event_id = e.id) as versions
     from events e order by e.id`,
  );
  return rows;
}
