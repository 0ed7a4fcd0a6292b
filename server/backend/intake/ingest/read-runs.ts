import { type SQL, sql } from "drizzle-orm";
import { type ConnectorRun, connectorRun } from "~/backend/contract/connector-runs";
import type { Tx } from "../../platform/db/database";

const LAST_PROBLEM = { 10: sql.raw("'$[0 to 9]'"), 100: sql.raw("'$[0 to 99]'") };

/** `select … from connector_runs r` in the shape of the contract, with so many problems of each. */
export const runColumns = (problems: keyof typeof LAST_PROBLEM): SQL => sql`
  select r.id, r.state, r.trigger, to_char(r.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
    to_char(r.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt", r.counts, r.error, jsonb_path_query_array(r.problems, ${LAST_PROBLEM[problems]}) as problems
  from connector_runs r`;

const MOST_RUNS = 50;

/** A source's runs, newest first, from the one before `before`. */
export async function readRuns(tx: Tx, connectorId: number, before: number | null): Promise<ConnectorRun[]> {
  const { rows } = await tx.execute(sql`${runColumns(10)}
    where r.connector_id = ${connectorId} and (${before}::bigint is null or r.id < ${before}::bigint)
    order by r.id desc limit ${MOST_RUNS}`);
  return rows.map(runOf);
}

/** Null where the source has no such run. */
export async function readRun(tx: Tx, connectorId: number, runId: number): Promise<ConnectorRun | null> {
  const { rows } = await tx.execute(sql`${runColumns(100)} where r.connector_id = ${connectorId} and r.id = ${runId}`);
  return rows[0] === undefined ? null : runOf(rows[0]);
}

const runOf = (row: Record<string, unknown>): ConnectorRun => connectorRun.parse({ ...row, id: Number(row.id) });
