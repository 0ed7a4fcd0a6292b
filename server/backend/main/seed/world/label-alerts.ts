import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { lotOf } from "./lot";
import { peopleOf, personOf } from "./people";

/** The customer's labels and one of the analyst's own, put on alerts of the groups that they are for. */
export async function labelAlerts(tx: Tx, customerId: number): Promise<void> {
  const analyst = personOf(await peopleOf(tx, customerId), "analyst").id;
  const ids = await addLabels(tx, customerId, analyst);
  const { rows } = await tx.execute<{ id: string; group: string; key: string }>(sql`
    select a.id, a.event_group as group, min(s.external_id) as key
      from alerts a join event_sources s on s.event_id = a.event_id
     where a.customer_id = ${customerId} and s.external_id like 'demo-%' group by a.customer_id, a.id order by key`);
  const links = rows.flatMap(({ id, group, key }) =>
    LABELS.flatMap(({ name, groups, share }) => {
      const fits = groups.length === 0 || groups.includes(group);
      return fits && lotOf(`${name} ${key}`).chance(share) ? [{ alertId: Number(id), labelId: ids.get(name) }] : [];
    }),
  );
  await tx.execute(sql`
    insert into alert_label_links (customer_id, label_id, alert_id, at, added_by)
    select a.customer_id, l."labelId", a.id, a.at, ${analyst}::bigint
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l("labelId" bigint, "alertId" bigint)
      join alerts a on a.customer_id = ${customerId} and a.id = l."alertId"
    on conflict do nothing`);
}

async function addLabels(tx: Tx, customerId: number, analyst: number): Promise<Map<string, number>> {
  const rows = LABELS.map(({ name, own, background, text }) => ({
    name,
    background,
    text,
    userId: own ? analyst : null,
  }));
  const { rows: added } = await tx.execute<{ id: string; name: string }>(sql`
    insert into alert_labels (customer_id, scope, user_id, name, background_color, text_color)
    select ${customerId}::bigint, case when "userId" is null then 'Customer' else 'User' end, "userId", name, background, text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(name text, background text, text text, "userId" bigint)
    returning id, name`);
  return new Map(added.map(({ id, name }) => [name, Number(id)]));
}

interface Label {
  name: string;
  own?: true;
  background: string;
  text: string;
  /** Empty: of all groups. */
  groups: readonly string[];
  share: number;
}

/** Text on background keeps 4.5 to 1. */
const LABELS: readonly Label[] = [
  label("Due diligence", "#eaf1de", "#44611c", ["labour-and-human-rights", "health-and-safety", "environment"], 0.25),
  label("Ask supplier", "#e1f0f2", "#0b5f6e", [], 0.05),
  label("Board report", "#f1e8f8", "#6d3a9e", ["finance-and-ownership", "governance-legal-and-sanctions"], 0.1),
  label("Insurance case", "#e4ecf9", "#1f4f9c", ["natural-hazard"], 0.08),
  label("Second source", "#f4ebe0", "#73512b", ["operations-and-quality", "labour-dispute-and-unrest"], 0.08),
  { ...label("Look at on Monday", "#e9edf0", "#42515c", [], 0.03), own: true },
];

function label(name: string, background: string, text: string, groups: readonly string[], share: number): Label {
  return { name, background, text, groups, share };
}
