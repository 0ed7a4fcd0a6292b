import { sql } from "drizzle-orm";
import pg from "pg";
import { refreshMonitored } from "../../../network/monitored/monitored";
import type { Database } from "../../../platform/db/database";
import { createRandom } from "../random";
import { notifyPeople } from "../world/notify-people";
import { type MassAlert, makeAlerts } from "./mass-alerts";
import { addMassCustomer } from "./mass-customer";
import { makeTargets, writeTargets } from "./mass-targets";
import { writeAlerts } from "./write-alerts";

export interface MassOrder {
  customerKey: string;
  alerts: number;
  targets: number;
  /** What counts as today. */
  now: Date;
  /** Told after each step, with the seconds since the beginning. */
  tell(what: string): void;
}

/** The customer has targets already: what is measured has to be what was ordered. */
export class MassSeedThere extends Error {
  override name = "MassSeedThere";
}

/**
 * Makes a customer with as many targets and alerts as ordered, the same ones each time, for measurement. All of it or nothing:
 * one transaction, by COPY. `connection` is the owner's. Throws `MassSeedThere` when the customer has targets.
 */
export async function seedMass(connection: pg.PoolConfig, database: Database, order: MassOrder): Promise<void> {
  const customerId = await addMassCustomer(database, order.customerKey);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const numbers = await reserveNumbers(client, order);
    await client.query("set statement_timeout = 0; set synchronous_commit = off; begin");
    await refuseSecond(client, customerId, order.customerKey);
    await write(client, customerId, order, numbers);
    await client.query("commit");
    await database.asSystem(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await refreshMonitored(tx, customerId);
      await notifyPeople(tx, customerId);
    });
    order.tell("network and notifications");
    await client.query(`vacuum (analyze) ${WRITTEN.join(", ")}`);
    order.tell("vacuum and analyze");
  } finally {
    await client.end();
  }
}

async function refuseSecond(client: pg.Client, customerId: number, key: string): Promise<void> {
  // Two runs side by side: the second waits and then finds what the first has made.
  await client.query("select pg_advisory_xact_lock($1)", [MASS_SEED_LOCK]);
  const { rows } = await client.query("select 1 from targets where owner_id = $1 limit 1", [customerId]);
  if (rows.length > 0) throw new MassSeedThere(`The customer ${key} has targets already; take another --customer.`);
}

const MASS_SEED_LOCK = 7_204_199_302;
const WRITTEN = [
  "targets",
  "target_names",
  "follows",
  "edges",
  "monitored_targets",
  "events",
  "event_sources",
  "event_places",
  "event_links",
  "alerts",
  "alert_targets",
  "alert_counts",
  "alert_day_counts",
  "alert_labels",
  "alert_label_links",
];
/** So many alerts are held in memory. */
const AT_ONCE = 20_000;

interface Numbers {
  target: number;
  event: number;
  alert: number;
}

/**
 * Takes numbers out of the tables' counters, because COPY writes them itself. Nobody else may take one in between, so the tables
 * are locked for that moment; who writes afterwards gets later ones.
 */
async function reserveNumbers(client: pg.Client, { targets, alerts }: MassOrder): Promise<Numbers> {
  await client.query("begin; lock table targets, events, alerts in share row exclusive mode");
  const numbers = {
    target: await reserve(client, "targets", targets),
    event: await reserve(client, "events", alerts),
    alert: await reserve(client, "alerts", alerts),
  };
  await client.query("commit");
  return numbers;
}

async function reserve(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: string }>(
    `select nextval(s.name) as first, setval(s.name, currval(s.name) + $2) from pg_get_serial_sequence($1, 'id') as s(name)`,
    [table, count],
  );
  return Number(rows[0]?.first);
}

async function write(client: pg.Client, customerId: number, order: MassOrder, first: Numbers): Promise<void> {
  const { alerts: count, targets: size, now, tell } = order;
  const random = createRandom(1);
  const targets = makeTargets(size, first.target, random);
  await writeTargets(client, customerId, targets, random);
  tell(`${targets.length} targets`);
  const plan = { firstAlertId: first.alert, firstEventId: first.event, count, now, onBusiest: Math.floor(count / 20) };
  let batch: MassAlert[] = [];
  let written = 0;
  const flush = async () => {
    await writeAlerts(client, customerId, batch);
    written += batch.length;
    batch = [];
    if (written % (AT_ONCE * 5) === 0 || written === count) tell(`${written} alerts`);
  };
  for (const alert of makeAlerts(plan, targets, random)) {
    if (batch.push(alert) === AT_ONCE) await flush();
  }
  if (batch.length > 0) await flush();
  await addLabels(client, customerId);
  tell("labels");
}

/** Every thirtieth alert bears a label or two of five. */
async function addLabels(client: pg.Client, customerId: number): Promise<void> {
  await client.query(
    `insert into alert_labels (customer_id, scope, name, background_color, text_color)
     select $1, 'Customer', name, '#e1f0f2', '#0b5f6e' from unnest(array['Board', 'Follow up', 'Insurance', 'Legal', 'Quality']) as l(name)`,
    [customerId],
  );
  await client.query(
    `insert into alert_label_links (customer_id, label_id, alert_id, at)
     select a.customer_id, l.id, a.id, a.at from alerts a
       join (select id, row_number() over (order by id) as n from alert_labels where customer_id = $1) l
         on a.id % 30 = 0 and (a.id / 30) % 5 in (l.n - 1, (l.n * 3) % 5)
      where a.customer_id = $1`,
    [customerId],
  );
}
