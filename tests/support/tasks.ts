import { sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import type { Tx } from "../../server/backend/platform/db/database";
import { addTargets } from "./network";
import type { OwnBackend } from "./own-backend";
import { LISTED_MILL, NOTHING_READ, WAGE_CHECK } from "./task-contents";

export interface PeopleOf {
  customerId: number;
  /** By the first part of their address. */
  people: Record<string, number>;
}

/** Nordwind and who works there. */
export async function peopleOf(use: OwnBackend, key = "nordwind"): Promise<PeopleOf> {
  return use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ customerId: number; id: number; email: string }>(sql`
      select c.id::float8 as "customerId", u.id::float8 as id, u.email from users u join customers c on c.id = u.customer_id
       where c.key = ${key}`);
    return {
      customerId: rows[0]?.customerId ?? 0,
      people: Object.fromEntries(rows.map(({ email, id }) => [email.replace(/@.*/, ""), id])),
    };
  });
}

export async function addTarget(tx: Tx, name: string): Promise<number> {
  const [id = 0] = await addTargets(tx, [{ name, country: "DE" }]);
  return id;
}

interface Raw {
  customerId: number;
  targetId: number;
  /** Who has it by the source's own table, where that says so. */
  by: number | null;
  due?: string | null;
}

const numberOf = (rows: { id: string }[]): number => Number(rows[0]?.id);

type Add = (tx: Tx, raw: Raw) => Promise<number>;

/** Makes something wait, of each kind, and answers what the task is numbered by. */
export const WAITING: Record<TaskKind, Add> = {
  action: async (tx, { customerId, by, due = null }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into actions (customer_id, type_id, title, due_on) values (${customerId}, 'watch', 'Watch', ${due}) returning id`);
    if (by !== null)
      await tx.execute(sql`
        insert into action_assignees (customer_id, action_id, kind, assignee_id) values (${customerId}, ${numberOf(rows)}, 'user', ${by})`);
    return numberOf(rows);
  },
  "action-effect": async (tx, { customerId, by, due = "2030-01-01" }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into actions (customer_id, type_id, title, meta_status, purpose, effect_due_on, completed_at, created_by)
      values (${customerId}, 'corrective-plan', 'Wages', 'Completed', 'remedy', ${due}, now(), ${by}) returning id`);
    return numberOf(rows);
  },
  "grievance-acknowledge": (tx, raw) => addClock(tx, raw, "acknowledge"),
  "grievance-feedback": (tx, raw) => addClock(tx, raw, "feedback"),
  "sanctions-match": async (tx, { customerId, targetId }) => {
    await tx.execute(sql`
      insert into sanctions_lists (name, title, authority, format) values ('tasks', 'List of tasks', 'A', 'csv') on conflict do nothing`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      with e as (
        insert into sanctions_entities (list_name, entity_id, since, kind, name, hash, entity)
        select 'tasks', 'e' || count(*), 1, 'organization', 'Mill', 'h', ${JSON.stringify(LISTED_MILL)}::jsonb from sanctions_matches
        returning entity_id)
      insert into sanctions_matches (customer_id, target_id, list_name, entity_id, entity_hash, target_hash, list_version, score, verdict,
                                     matched_name, reasons, rule_version)
      select ${customerId}::bigint, ${targetId}::bigint, 'tasks', entity_id, 'h', 'h', 1, 0.87, 'review', 'Mill', '[]', 'x@1' from e
      returning id`);
    return numberOf(rows);
  },
  "questionnaire-review": async (tx, raw) => {
    const id = await addQuestionnaire(tx, raw);
    await tx.execute(sql`update questionnaires set submitted_at = now() where id = ${id}`);
    return id;
  },
  "questionnaire-answer": addQuestionnaire,
  "plan-review": (tx, raw) => addPlan(tx, raw, "proposed"),
  "plan-answer": (tx, raw) => addPlan(tx, { ...raw, due: "2099-01-01" }, "asked"),
  "plan-overdue": (tx, raw) => addPlan(tx, { ...raw, due: "2026-01-01" }, "asked"),
  "supplier-proposal": async (tx, { customerId, targetId, by }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into supplier_proposals (customer_id, target_id, name, proposed_by) values (${customerId}, ${targetId}, 'Foundry', ${by})
      returning id`);
    return numberOf(rows);
  },
  "contact-bounced": async (tx, { customerId, targetId }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into target_contacts (customer_id, target_id, email, source, state)
      values (${customerId}, ${targetId}, 'b' || (select count(*) from target_contacts) || '@mill.example', 'user', 'bounced') returning id`);
    return numberOf(rows);
  },
  import: async (tx, { customerId, by }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into imports (customer_id, file_name, file_hash, state, step, counts, created_by)
      values (${customerId}, 'suppliers.csv', 'h', 'Done', 'review', '{"waiting": 11}', ${by}) returning id`);
    return numberOf(rows);
  },
  duplicates: async (tx, { customerId }) => {
    const [one, other] = [await addTarget(tx, "Mill one"), await addTarget(tx, "Mill two")].sort((a, b) => a - b);
    await tx.execute(sql`
      insert into target_duplicates (customer_id, one_id, other_id, score, reasons, hash)
      values (${customerId}, ${one}, ${other}, 0.9, '[]', 'h')`);
    return 1;
  },
  "doubtful-places": async (tx, { customerId }) => {
    await tx.execute(sql`
      insert into targets (owner_id, type, ctype, name, country, lat, lon, place_doubt)
      values (${customerId}, 'POI', 'site', 'Null island', 'DE', 0, 0, 'zero')`);
    return 1;
  },
  alert: async (tx, { customerId, by }) => addAlert(tx, customerId, by),
  "reading-review": async (tx, { customerId }) => {
    const alertId = await addAlert(tx, customerId, null);
    await tx.execute(sql`
      with s as (
        insert into event_sources (event_id, owner_id, source_name, external_id, content_hash, title)
        select event_id, customer_id, 'tasks', id::text, 'h', 'Fire at a mill' from alerts where customer_id = ${customerId} and id = ${alertId}
        returning id)
      insert into item_readings (source_id, owner_id, outcome, to_review, reader, reading)
      select id, ${customerId}::bigint, 'review', true, 'x', ${JSON.stringify(NOTHING_READ)}::jsonb from s`);
    return 1;
  },
  "measure-review": (tx, raw) => addMeasure(tx, raw, "draft"),
  "measure-rework": (tx, raw) => addMeasure(tx, raw, "draft", "Name the source."),
  "measure-publish": (tx, raw) => addMeasure(tx, raw, "reviewed"),
  "import-apply": async (tx, { customerId, by }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into imports (customer_id, file_name, file_hash, state, step, counts, created_by)
      values (${customerId}, 'checked.csv', 'h', 'Done', 'review', '{"create": 4}', ${by}) returning id`);
    return numberOf(rows);
  },
};

async function addAlert(tx: Tx, customerId: number, by: number | null): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with e as (
      insert into events (owner_id, event_type_id, title, summary, at, priority, content_hash)
      values (${customerId}, 'mass-layoff', 'Fire at a mill', '', now(), 4, 'tasks') returning id)
    insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier, impact_levels,
                        countries, target_ctypes, target_count, assigned_to)
    select ${customerId}, id, now(), 'mass-layoff', 'labour', 4, '{"key":"k","params":{}}', false, 1, '{direct}', '{DE}', '{company}', 1,
           ${by}::bigint from e returning id`);
  return numberOf(rows);
}

async function addMeasure(
  tx: Tx,
  { customerId, by }: Raw,
  state: "draft" | "reviewed",
  note: string | null = null,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into own_measures (customer_id, state, content, source, confidence, written_by, return_note)
    values (${customerId}, ${state}, ${JSON.stringify(WAGE_CHECK)}::jsonb, 'Usual practice', 'D', ${by}, ${note}) returning id`);
  return numberOf(rows);
}

async function addQuestionnaire(tx: Tx, { customerId, targetId, by, due = "2026-01-01" }: Raw): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into questionnaires (customer_id, target_id, definition, definition_version, contact_email, contact_name, language, due_on, created_by)
    values (${customerId}, ${targetId}, 'self-assessment', '1', 'ada@mill.example', 'Ada Berg', 'en', ${due}, ${by}) returning id`);
  return numberOf(rows);
}

async function addPlan(tx: Tx, { customerId, targetId, by, due }: Raw, state: string): Promise<number> {
  // Of an action that is nobody's: it has a task of its own.
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    insert into actions (customer_id, type_id, title, skipped_reason) values (${customerId}, 'corrective-plan', 'Wages', 'Plan only')
    returning id`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into supplier_plans (customer_id, action_id, target_id, contact_email, language, title, message, due_on, state, created_by)
    values (${customerId}, ${numberOf(made)}, ${targetId}, 'ada@mill.example', 'en', 'Wages', 'Why?', ${due ?? "2026-01-01"}, ${state}, ${by})
    returning id`);
  return numberOf(rows);
}

async function addClock(tx: Tx, { customerId, targetId, due = "2026-01-01" }: Raw, duty: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into grievance_reports (customer_id, target_id, title, description, topic, relation, anonymous, received_on)
    values (${customerId}, ${targetId}, 'Secret title', 'Secret text', 'wages', 'employee', true, '2026-01-01') returning id`);
  // A report has both; the other one is over.
  await tx.execute(sql`
    insert into clocks (customer_id, subject_type, subject_id, kind, due_on, rule_version, done_at)
    select ${customerId}::bigint, 'grievance-report', ${numberOf(rows)}::bigint, kind, ${due}, 'grievance-deadlines@1',
           case when kind <> ${duty} then now() end
      from unnest(array['acknowledge', 'feedback']) as d(kind)`);
  return numberOf(rows);
}

/** Does there what makes the task leave the list, of each kind. */
export const DONE_THERE: Record<TaskKind, (id: number) => ReturnType<typeof sql>> = {
  action: (id) => sql`update actions set meta_status = 'Aborted' where id = ${id}`,
  "action-effect": (id) => sql`update actions set effect = 'effective', effect_at = now() where id = ${id}`,
  "grievance-acknowledge": (id) =>
    sql`update clocks set done_at = now() where subject_id = ${id} and kind = 'acknowledge'`,
  "grievance-feedback": (id) => sql`update clocks set ended_at = now() where subject_id = ${id} and kind = 'feedback'`,
  "sanctions-match": (id) => sql`update sanctions_matches set decision = 'rejected' where id = ${id}`,
  // Its own table knows no end.
  "questionnaire-review": (id) => sql`
    insert into task_plans (customer_id, kind, subject_id, done_at)
    select customer_id, 'questionnaire-review', id, now() from questionnaires where id = ${id}
    on conflict (customer_id, kind, subject_id) do update set done_at = excluded.done_at`,
  "questionnaire-answer": (id) => sql`update questionnaires set withdrawn_at = now() where id = ${id}`,
  "plan-review": (id) => sql`update supplier_plans set state = 'accepted' where id = ${id}`,
  "plan-answer": (id) => sql`update supplier_plans set state = 'revoked' where id = ${id}`,
  "plan-overdue": (id) => sql`update supplier_plans set state = 'revoked' where id = ${id}`,
  "supplier-proposal": (id) => sql`update supplier_proposals set state = 'Rejected' where id = ${id}`,
  "contact-bounced": (id) => sql`
    insert into target_contacts (customer_id, target_id, email, source)
    select customer_id, target_id, 'new-' || id || '@mill.example', 'user' from target_contacts where id = ${id} on conflict do nothing`,
  import: (id) => sql`update imports set counts = '{"waiting": 0}', step = 'applied' where id = ${id}`,
  duplicates: () => sql`update target_duplicates set state = 'apart'`,
  "doubtful-places": () => sql`update targets set place_doubt = null where place_doubt is not null`,
  alert: (id) => sql`update alerts set status_id = 'relevant' where id = ${id}`,
  "reading-review": () => sql`
    insert into reading_reviews (customer_id, source_id, verdict, reviewed_by)
    select u.customer_id, r.source_id, 'right', u.id from item_readings r, users u
     where u.id = (select min(id) from users where customer_id = coalesce(r.owner_id, customer_id)) and r.to_review on conflict do nothing`,
  "measure-review": (id) => sql`update own_measures set state = 'retired' where id = ${id}`,
  "measure-rework": (id) => sql`update own_measures set state = 'retired' where id = ${id}`,
  "measure-publish": (id) => sql`update own_measures set state = 'published' where id = ${id}`,
  "import-apply": (id) => sql`update imports set state = 'Cancelled' where id = ${id}`,
};
