import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";

/**
 * Targets of an import that somebody has worked with since, so that undoing it leaves them alone: changed, taken up by another
 * import, connected, put into a collection, scored, documented, made part of an action, decided upon in an alert or a screening. And
 * who stands above such a one. What a rule did by itself, such as a new alert nobody has touched, holds nothing back; nor does what people
 * had decided about an alert before the import brought the target to it.
 */
export async function keptTargets(tx: Tx, key: ImportKey): Promise<number[]> {
  const { customerId, importId } = key;
  const uses = sql.join(usesOf(key), sql` union `);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive of_import as (
      select id, version, 1 as made_with from targets where owner_id = ${customerId} and import_id = ${importId}
      union all
      select t.id, t.version, null from targets t
       where t.owner_id = ${customerId} and t.import_id is distinct from ${importId} and t.id in (
         select target_id from import_rows where customer_id = ${customerId} and import_id = ${importId} and undo ? 'after')
    ), left_behind as (
      select target_id as id, max((undo->>'after')::int) as version from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and undo ? 'after' group by 1
    ), kept as (
      select i.id from of_import i left join left_behind l on l.id = i.id
       where i.version <> coalesce(l.version, i.made_with)
      union
      select used.id from (${uses}) as used(id) join of_import i on i.id = used.id and i.made_with is not null
      union
      select p.parent_id from kept join target_parents p on p.target_id = kept.id and p.owner_id = ${customerId}
        join of_import i on i.id = p.parent_id and i.made_with is not null
    )
    select id from kept order by id`);
  return rows.map(({ id }) => Number(id));
}

/**
 * From here on nobody adds anything to the import's targets: who was first is seen, and keeps the target; who comes later waits for the
 * end, and finds it gone or not. Without it, what is added between looking and deleting would go along.
 */
export async function holdTargets(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  await tx.execute(sql`
    select from targets where owner_id = ${customerId} and import_id = ${importId} order by id for update`);
}

/**
 * Follows that the import began, of targets known to everybody, and that something else relies on since: they are followed on, as if
 * the import had found them so. Its own targets are kept or go as a whole.
 */
export async function handOnFollows(tx: Tx, key: ImportKey): Promise<void> {
  const { customerId, importId } = key;
  await tx.execute(sql`
    update follows f set import_id = null
     where f.customer_id = ${customerId} and f.import_id = ${importId}
       and exists (select from targets t where t.id = f.target_id and t.owner_id is null)
       and f.target_id in (${sql.join(usesOf(key), sql` union `)})`);
}

/** Each answers ids of targets that hold something which is not the import's. */
function usesOf(key: ImportKey): SQL[] {
  const { customerId, importId } = key;
  const notOurs = sql`import_id is distinct from ${importId}`;
  return [
    sql`select target_id from import_rows where customer_id = ${customerId} and import_id <> ${importId}
         and target_id is not null and state in ('joined', 'created', 'repeated', 'join')`,
    sql`select from_id from edges where owner_id = ${customerId} and ${notOurs}`,
    sql`select to_id from edges where owner_id = ${customerId} and ${notOurs}`,
    sql`select from_id from edges where owner_id = ${customerId} and import_id = ${importId} and version > 1`,
    sql`select to_id from edges where owner_id = ${customerId} and import_id = ${importId} and version > 1`,
    sql`select supplier_id from edge_impacts where customer_id = ${customerId} and (${notOurs} or version > 1)`,
    sql`select target_id from follows where customer_id = ${customerId} and ${notOurs}`,
    sql`select target_id from collection_targets where customer_id = ${customerId} and ${notOurs}`,
    sql`select target_id from supplier_proposals where customer_id = ${customerId}`,
    sql`select target_id from external_scores where customer_id = ${customerId}`,
    sql`select target_id from assessment_results where customer_id = ${customerId}`,
    sql`select target_id from grievance_reports where customer_id = ${customerId}`,
    // Whom the import itself told to write to, and nobody did.
    sql`select target_id from target_contacts c where customer_id = ${customerId}
         and not (c.version = 1 and c.state = 'unverified' and exists (
           select from import_rows r where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'created'
              and r.undo->>'contact' = c.id::text))`,
    sql`select target_id from questionnaires where customer_id = ${customerId}`,
    sql`select target_id from documents where customer_id = ${customerId} and target_id is not null`,
    sql`select target_id from action_targets where customer_id = ${customerId}`,
    sql`select target_id from sanctions_matches where customer_id = ${customerId} and decision <> 'undecided'`,
    sql`select p.parent_id from target_parents p join targets child on child.id = p.target_id
         where p.owner_id = ${customerId} and child.${notOurs}
           and not exists (select from import_rows r, jsonb_array_elements(r.undo->'links') l
                            where r.customer_id = ${customerId} and r.import_id = ${importId} and r.undo ? 'links'
                              and (l->>'parentId')::bigint = p.parent_id and (l->>'targetId')::bigint = p.target_id)`,
    sql`select t.target_id from alert_targets t join alerts a on a.customer_id = t.customer_id and a.id = t.alert_id
         where t.customer_id = ${customerId} and (a.status_id <> 'new' or a.status_changed_by is not null
            or a.relevancy <> 'NotYetAssigned' or a.note is not null or a.flagged is not null
            or a.muted_at_priority is not null or a.assigned_to is not null or a.snoozed_until is not null
            or exists (select from alert_comments c where c.customer_id = a.customer_id and c.alert_id = a.id)
            or exists (select from alert_label_links l where l.customer_id = a.customer_id and l.alert_id = a.id))
           and ${saidSince(key, sql`'alert'`, sql`a.id`)}`,
    sql`select t.target_id from alert_targets t join action_alerts x on x.customer_id = t.customer_id and x.alert_id = t.alert_id
         where t.customer_id = ${customerId} and ${saidSince(key, sql`'action'`, sql`x.action_id`)}`,
  ];
}

/** By the ledger: a person did something about it after the import was applied for the first time. */
function saidSince({ customerId, importId }: ImportKey, subject: SQL, id: SQL): SQL {
  return sql`exists (
    select from evidence e where e.customer_id = ${customerId} and e.subject_type = ${subject} and e.subject_id = ${id}::text
       and e.actor->>'type' = 'user' and e.seq > (
         select min(seq) from evidence where customer_id = ${customerId} and subject_type = 'import'
            and subject_id = ${String(importId)} and kind = 'import.applied'))`;
}
