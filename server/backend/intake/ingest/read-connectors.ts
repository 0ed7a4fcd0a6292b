import { sql } from "drizzle-orm";
import { type Connector, connector } from "~/backend/contract/connectors";
import type { Tx } from "../../platform/db/database";

/** A customer's own sources and those of the installation, by name, each with its last run. A name twice: its own. */
export async function readConnectors(tx: Tx, customerId: number, name: string | null = null): Promise<Connector[]> {
  const { rows } = await tx.execute(sql`
    select distinct on (c.name) c.name, c.owner_id is not null as own, c.format, c.url, c.every_minutes as "everyMinutes",
      c.enabled, ${instant("c.next_run_at")} as "nextRunAt", c.settings->>'eventTypeId' as "eventTypeId",
      coalesce(c.settings->'readsPages' = 'true', false) as "readsPages",
      (select jsonb_build_object('state', r.state, 'trigger', r.trigger, 'startedAt', ${instant("r.started_at")},
         'finishedAt', ${instant("r.finished_at")}, 'counts', r.counts, 'error', r.error,
         'problems', jsonb_path_query_array(r.problems, '$[0 to 9]'))
       from connector_runs r where r.connector_id = c.id order by r.started_at desc, r.id desc limit 1) as "lastRun"
    from connectors c
    where (c.owner_id is null or c.owner_id = ${customerId}) and (${name}::text is null or c.name = ${name}::text)
    order by c.name, c.owner_id nulls last limit 200`);
  return rows.map((row) => connector.parse(row));
}

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
