import { sql } from "drizzle-orm";
import type { Database } from "../../../../platform/db/database";

/** Numbers of what the demo's texts name by how its name begins, of targets that the world began with: its imports have some again. Both throw for what is not there. */
export interface DemoSubjects {
  target(begin: string): number;
  alert(begin: string): number;
  /** Null where the alert is not there: a small world for tests has no alert of everything. */
  alertIfAny(begin: string): number | null;
}

export async function subjectsOf(database: Database, customerId: number): Promise<DemoSubjects> {
  const { targets, alerts } = await database.asCustomer({ customerId, userId: null }, async (tx) => ({
    targets: await rowsOf(
      tx,
      sql`
      select t.id, t.name from follows f join targets t on t.id = f.target_id
       where f.customer_id = ${customerId} and t.type = 'organization' and t.import_id is null
      union
      select t.id, t.name from monitored_targets m join targets t on t.id = m.target_id
       where m.customer_id = ${customerId} and t.type = 'organization' and t.import_id is null order by name, id`,
    ),
    alerts: await rowsOf(
      tx,
      sql`
      select a.id, e.title as name from alerts a join events e on e.id = a.event_id
        join event_sources s on s.event_id = e.id and s.external_id like 'demo-told-%'
       where a.customer_id = ${customerId} group by a.customer_id, a.id, e.id order by 2, 1`,
    ),
  }));
  const find = (rows: readonly Row[], begin: string) => rows.find(({ name }) => name.startsWith(begin));
  return {
    target(begin) {
      const found = find(targets, begin);
      if (!found) throw new Error(`The demo customer knows no ${begin}`);
      return Number(found.id);
    },
    alert(begin) {
      const found = find(alerts, begin);
      if (!found) throw new Error(`The demo customer has no alert ${begin}`);
      return Number(found.id);
    },
    alertIfAny(begin) {
      const found = begin ? find(alerts, begin) : undefined;
      return found ? Number(found.id) : null;
    },
  };
}

interface Row {
  id: string;
  name: string;
}

type Tx = Parameters<Parameters<Database["asCustomer"]>[1]>[0];

async function rowsOf(tx: Tx, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(query);
  return rows;
}

/** A day so many days from another, `YYYY-MM-DD`. */
export const dayFrom = (now: Date, offset: number): string =>
  new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
