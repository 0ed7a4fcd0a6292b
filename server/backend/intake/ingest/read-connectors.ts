import { sql } from "drizzle-orm";
import { type Connector, connector } from "~/backend/contract/connectors";
import type { Tx } from "../../platform/db/database";
import { healthOf, type Observed } from "./health";
import { runColumns } from "./read-runs";
import { NO_JUDGEMENT, reputations } from "./reputations";
import { settingsSchema } from "./settings";
import { masked } from "./source-address";
import { flatMapping } from "./table-mapping";

/** A customer's own sources and those of the installation, by name, each with its last run. A name twice: its own. */
export async function readConnectors(tx: Tx, customerId: number, name: string | null = null): Promise<Connector[]> {
  const { rows } = await tx.execute<Row>(sql`
    select distinct on (c.name) c.name, c.owner_id is not null as own, c.format, c.url, c.every_minutes as "everyMinutes",
      c.enabled, ${instant("c.next_run_at")} as "nextRunAt", c.settings,
      c.sealed_password is not null as "hasPassword",
      (select to_jsonb(r) from (${runColumns(10)} where r.connector_id = c.id order by r.started_at desc, r.id desc limit 1) r)
        as "lastRun",
      (select ${instant("min(r.started_at)")} from connector_runs r where r.connector_id = c.id) as "firstStart",
      (select count(*)::int from connector_runs r where r.connector_id = c.id and r.state = 'Failed' and r.started_at > coalesce(
         (select max(d.started_at) from connector_runs d where d.connector_id = c.id and d.state = 'Done'), '-infinity'))
        as "failedInARow",
      (select coalesce(sum((r.counts->>'added')::int + (r.counts->>'joined')::int), 0)::int from connector_runs r
        where r.connector_id = c.id and r.started_at > now() - interval '30 days') as "newOnes"
    from connectors c
    where (c.owner_id is null or c.owner_id = ${customerId}) and (${name}::text is null or c.name = ${name}::text)
    order by c.name, c.owner_id nulls last limit 500`);
  const judged = await reputations(tx, customerId);
  return rows.map((row) => connectorOf(row, judged.get(`${row.own} ${row.name}`)));
}

type Row = { [Column in "lastRun" | "settings"]: unknown } & {
  name: string;
  own: boolean;
  hasPassword: boolean;
} & Omit<Observed, "lastStart">;

function connectorOf({ settings, hasPassword, ...row }: Row, reputation = NO_JUDGEMENT): Connector {
  const { data = {} } = settingsSchema.safeParse(settings);
  const lastStart = (row.lastRun as { startedAt: string } | null)?.startedAt ?? null;
  return connector.parse({
    ...row,
    url: row.url === null ? null : masked(row.url),
    eventTypeId: data.eventTypeId ?? null,
    language: data.language ?? null,
    homeCountry: data.homeCountry ?? null,
    publisherGroup: data.publisherGroup ?? null,
    licence: data.licence ?? null,
    readsPages: data.readsPages ?? false,
    page: data.page ?? null,
    mail: data.mail ? { ...data.mail, authserv: data.mail.authserv ?? null, hasPassword } : null,
    mapping: data.fields ?? (data.mapping ? flatMapping(data.mapping) : {}),
    health: healthOf({ ...row, lastStart }, new Date()),
    reputation,
  });
}

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
