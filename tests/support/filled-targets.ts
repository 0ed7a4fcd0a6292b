import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "../../server/backend/platform/db/database";
import { addTargets } from "./network";

type Values = Record<string, unknown>;

/** A row of any table: what is required and not given is filled in by its type. Answers its number, where it has one. */
export async function insertRow(tx: Tx, table: string, values: Values): Promise<number> {
  const { rows: columns } = await tx.execute<{ name: string; type: string }>(sql`
    select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
     where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''`);
  const filled = { ...Object.fromEntries(columns.map(({ name, type }) => [name, EMPTY[type] ?? "x"])), ...values };
  const names = sql.raw(Object.keys(filled).join(", "));
  const { rows } = await tx.execute<{ id?: string }>(sql`
    insert into ${sql.raw(table)} (${names}) select ${names} from jsonb_populate_record(null::${sql.raw(table)}, ${JSON.stringify(filled)}::jsonb)
    returning *`);
  return Number(rows[0]?.id);
}

const EMPTY: Record<string, unknown> = {
  bigint: 1,
  integer: 1,
  smallint: 1,
  real: 0.5,
  "double precision": 0.5,
  boolean: false,
  jsonb: {},
  "text[]": [],
  "bigint[]": [],
  date: "2026-01-31",
  "timestamp with time zone": "2026-01-31T10:20:30.123456Z",
  bytea: "\\x00",
};

export interface FilledTargets {
  a: number;
  b: number;
  /** Beside the two. */
  others: [number, number];
}

/**
 * Two targets with rows in every table that can name one: of each kind both, one of them, or both an equal one, as `pick` says. `a` can be public.
 */
export async function fillTargets(
  tx: Tx,
  customerId: number,
  { pick, aOwner }: { pick: () => boolean; aOwner: number | null },
): Promise<FilledTargets> {
  const own = { ownerId: customerId };
  const filled = (name: string, n: number) => ({
    ...{ name, country: pick() ? "DE" : "CZ", city: pick() ? "Bonn" : null, address: pick() ? `Weg ${n}` : null },
    ...{
      employees: pick() ? n : null,
      website: pick() ? `https://${n}.example` : null,
      hsCodes: pick() ? ["7325", `840${n}`] : ["7325"],
    },
    ...{ details: pick() ? { email: `${n}@x.example`, [`k${n}`]: 1 } : {}, lat: 50 + n / 10, lon: 7 },
    names: [
      ...(pick() ? [{ text: "Guss Ost", kind: "alias" as const }] : []),
      { text: `Ost ${n}`, kind: "legal" as const },
    ],
    identifiers: [...(pick() ? [{ system: "ERP", value: "77" }] : []), { system: "VAT", value: `DE${n}` }],
    places: pick() ? [{ label: `Lager ${n}`, country: "DE" }] : [],
  });
  const [a = 0, b = 0, c = 0, d = 0] = await addTargets(tx, [
    { ...filled("Ostrau Guss", 1), ownerId: aOwner },
    { ...filled(pick() ? "Ostrau Guss" : "Ost 1", 2), ...own },
    { name: "Käufer", country: "DE", ...own },
    { name: "Erz", country: "SE", ...own },
  ]);
  const world = await worldOf(tx, customerId);
  const customer = { customer_id: customerId };
  for (const [n, id] of [a, b].entries()) {
    const row = async (table: string, values: Values): Promise<void> => {
      if (pick()) await insertRow(tx, table, values);
    };
    const target = { ...customer, target_id: id };
    const owned = { owner_id: customerId, probability: (n + 1) / 3, shipments: 10 + n, hs_codes: ["7325", `84${n}`] };
    const goods = [{ code: `84${n}`, shipments: 1, firstShipmentOn: null, lastShipmentOn: null }];
    await row("edges", { ...owned, from_id: id, to_id: c, type: "Supplier", source: "Customs", goods });
    await row("edges", {
      ...owned,
      from_id: d,
      to_id: id,
      type: "Supplier",
      source: "Customer",
      state: n ? "rejected" : "confirmed",
    });
    await row("edges", { ...owned, from_id: a, to_id: b, type: n ? "Own" : "Supplier", source: "Media" });
    await row("target_parents", { owner_id: customerId, target_id: id, parent_id: c, kind: "owned-by" });
    await row("target_parents", {
      owner_id: customerId,
      target_id: d,
      parent_id: id,
      kind: "subsidiary-of",
      share: 50,
    });
    await row("follows", target);
    await row("collection_targets", { ...target, collection_id: world.collection });
    await row("action_targets", { ...target, action_id: world.action });
    for (const { alert, event } of world.alerts)
      if (pick()) {
        await insertRow(tx, "event_links", {
          owner_id: customerId,
          event_id: event,
          target_id: id,
          impact_level: "direct",
          reason: { key: "told", params: {} },
        });
        await insertRow(tx, "alert_targets", {
          ...target,
          alert_id: alert,
          impact_level: "direct",
          tier: 1,
          event_type_id: world.type,
        });
      }
    await row("documents", { ...target, document_type: "fsc", mapped_filename: world.file, description: `Doc ${n}` });
    await row("questionnaires", { ...target, language: "de" });
    await row("grievance_reports", target);
    await row("target_contacts", {
      ...target,
      email: pick() ? "Einkauf@x.example" : `einkauf${n}@x.example`,
      source: "user",
    });
    await row("supplier_proposals", { ...target, name: "Neu", supplier_id: pick() ? a : b });
    await row("edge_impacts", { ...customer, supplier_id: id, input: "Stahl", input_key: "stahl" });
    await row("external_scores", { ...target, value: 40 + n });
    await row("assessment_results", { ...target, perspective: "disruption", value: 10 + n });
    await row("score_history", { ...target, perspective: "disruption", month: "2026-01-01", score: 10 + n });
    await row("score_history", { ...target, perspective: "disruption", month: `2026-0${n + 2}-01`, score: 20 + n });
    await row("scores", { ...target, perspective: "disruption", score: 10 + n });
    await row("sanctions_matches", {
      ...target,
      list_name: "filled",
      entity_id: pick() ? "1" : `${n + 2}`,
      verdict: "match",
      decision: pick() ? "accepted" : "undecided",
    });
    await row("target_screenings", {
      ...target,
      state: "Screened",
      screened_hash: `h${n}`,
      requested_at: pick() ? "2026-01-31T10:20:30Z" : null,
    });
    await row("import_rows", { ...target, import_id: world.import, row: 10 * id, state: "joined", reasons: [] });
    await row("import_decisions", { ...target, key: `key ${id}`, decision: "join", import_id: world.import });
  }
  if (pick()) await insertRow(tx, "own_organizations", { ...customer, target_id: b });
  const [one, other] = [Math.min(a, b), Math.max(a, b)];
  await insertRow(tx, "target_duplicates", { ...customer, one_id: one, other_id: other, reasons: [] });
  await insertRow(tx, "target_duplicates", { ...customer, one_id: b, other_id: d, reasons: [], state: "apart" });
  return { a, b, others: [c, d] };
}

/** What the rows of the two refer to. */
async function worldOf(tx: Tx, customerId: number) {
  const customer = { customer_id: customerId };
  const { rows } = await tx.execute<{ id: string }>(sql`select id from event_types order by id limit 1`);
  const type = rows[0]?.id ?? "";
  const alerts = [];
  for (const priority of [1, 2, 3]) {
    const event = await insertRow(tx, "events", { owner_id: customerId, event_type_id: type, priority, title: "Fire" });
    const values = { ...customer, event_id: event, event_type_id: type, priority, tier: 1, target_count: 0 };
    alerts.push({
      event,
      alert: await insertRow(tx, "alerts", { ...values, priority_reason: { key: "event", params: {} } }),
    });
  }
  await tx.execute(sql`
    insert into sanctions_lists (name, title, authority, format) values ('filled', 'Filled', 'Us', 'table') on conflict do nothing`);
  return {
    type,
    alerts,
    file: await fileOf(tx, customerId),
    collection: await insertRow(tx, "collections", { ...customer, name: "Filled" }),
    action: await insertRow(tx, "actions", { ...customer, type_id: "watch", title: "Filled" }),
    import: await insertRow(tx, "imports", customer),
  };
}

/** A topic, a view and a rule that ask for targets; as the customer. */
export async function askForTargets(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  const customer = { customer_id: customerId };
  const filter = { targetIds: ids.slice(1).join(",") };
  await insertRow(tx, "topics", { ...customer, name: `Filled ${ids[0]}`, target_ids: ids, highest_priority: 2 });
  await insertRow(tx, "feed_views", { ...customer, name: `Filled ${ids[0]}`, filter, scope: "Customer" });
  await insertRow(tx, "alert_rules", { ...customer, name: `Filled ${ids[0]}`, filter, changes: [] });
}

async function fileOf(tx: Tx, customerId: number): Promise<string> {
  const name = randomUUID();
  await insertRow(tx, "document_files", { customer_id: customerId, mapped_filename: name });
  return name;
}
