import { type SQL, sql } from "drizzle-orm";
import { canBeScreened } from "~/backend/contract/can-be-screened";
import type { Permission } from "~/backend/contract/permissions";
import { PROFILE_COUNTED } from "~/backend/contract/profile";
import type { ProfileCards } from "~/backend/contract/profile-cards";
import { nextContact } from "../../dialogue/contacts/read-contacts";
import type { VisibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import { isOpenOn } from "../../work/actions/whose";

/** Of each card; the rest is one click away. */
const SHOWN = 4;
/** The newest documents and actions of a target that are looked at, so that no history makes the page dearer. */
const LOOKED_AT = 1000;
const ENDED_SINCE_DAYS = 30;
const ENDING_WITHIN_DAYS = 120;

export interface CardsReader {
  customerId: number;
  permissions: readonly Permission[];
}

/** What a target's overview shows beside its risk: one query, whatever its history. */
export async function readCards(tx: Tx, reader: CardsReader, target: VisibleTarget): Promise<Cards> {
  const { customerId, permissions } = reader;
  const { rows } = await tx.execute<Row>(sql`
    select ${tasksOf(customerId, target.id)} as tasks, ${documentsOf(customerId, target.id)} as documents,
           ${permissions.includes("sanctions:screen") && canBeScreened(target) ? sanctionsOf(customerId, target.id) : sql`null::jsonb`} as sanctions,
           (select jsonb_build_object('at', f.followed_at, 'by', u.firstname || ' ' || u.lastname) from follows f
              left join users u on u.customer_id = f.customer_id and u.id = f.followed_by
             where f.customer_id = ${customerId} and f.target_id = ${target.id}) as followed,
           ${permissions.includes("questionnaires:read") ? contactOf(customerId, target.id) : sql`null::jsonb`} as contact`);
  const [row] = rows;
  if (!row) throw new Error("The cards of a profile have no row");
  const { sanctions, followed } = row;
  return {
    ...row,
    sanctions: sanctions && { ...sanctions, screenedAt: momentOf(sanctions.screenedAt) },
    followed: followed && { ...followed, at: new Date(followed.at).toISOString() },
  };
}

/** How a reader is mailed is theirs, and asked for apart. */
type Cards = Omit<ProfileCards, "delivery">;
type Row = Cards & Record<string, unknown>;
const momentOf = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/**
 * Open is what `listActions` calls so; the next due first, what has no day last. Each is looked up by its number: as a plain join the
 * planner goes through all open ones of the customer.
 */
function tasksOf(customerId: number, targetId: number): SQL {
  return sql`(
    with open as materialized (
      select x.* from (select action_id from action_targets where customer_id = ${customerId} and target_id = ${targetId}
                        order by action_id desc limit ${LOOKED_AT}) l
        cross join lateral (select * from actions a where a.customer_id = ${customerId} and a.id = l.action_id offset 0) x
       where ${isOpenOn(sql`(now() at time zone 'UTC')::date`)})
    select jsonb_build_object(
      'open', (select count(*) from (select from open limit ${PROFILE_COUNTED}) counted),
      'next', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'title', x.title, 'typeId', x.type_id,
          'metaStatus', x.meta_status, 'dueOn', x.due_on, 'assignees', ${HOLDERS}) order by x.due_on nulls last, x.id)
        from (select * from open order by due_on nulls last, id limit ${SHOWN}) x), '[]')))`;
}

const HOLDERS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(u.firstname || ' ' || u.lastname, m.name, ''))
                            order by s.kind, s.assignee_id), '[]')
    from action_assignees s
    left join users u on s.kind = 'user' and u.customer_id = s.customer_id and u.id = s.assignee_id
    left join teams m on s.kind = 'team' and m.customer_id = s.customer_id and m.id = s.assignee_id
   where s.customer_id = x.customer_id and s.action_id = x.id)`;

/** The first to end first, as long as somebody may still do something about it. */
function documentsOf(customerId: number, targetId: number): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'documentType', d.document_type, 'customText', d.custom_text,
             'validUntil', d.valid_until, 'isRenewed', d.renewal_action_id is not null) order by d.valid_until, d.id), '[]')
      from (select * from (select * from documents where customer_id = ${customerId} and target_id = ${targetId}
                            order by id desc limit ${LOOKED_AT}) newest
             where show_on_target and valid_until between current_date - ${ENDED_SINCE_DAYS}::int
               and current_date + ${ENDING_WITHIN_DAYS}::int
             order by valid_until, id limit ${SHOWN}) d)`;
}

/** State and status as they were worked out, and the likeliest match that waits. */
function sanctionsOf(customerId: number, targetId: number): SQL {
  return sql`(
    select jsonb_build_object('state', s.state, 'status', s.status, 'screenedAt', s.screened_at, 'match', (
        select jsonb_build_object('matchedName', m.matched_name, 'listTitle', l.title, 'listVersion', m.list_version,
                 'score', m.score, 'entityName', coalesce((
                   select e.name from sanctions_entities e where e.list_name = m.list_name and e.entity_id = m.entity_id
                      and e.since <= m.list_version order by e.since desc limit 1), m.matched_name))
          from sanctions_matches m join sanctions_lists l on l.name = m.list_name
         where m.customer_id = ${customerId} and m.target_id = ${targetId} and m.decision = 'undecided' and m.closed_at is null
         order by m.score desc, m.id limit 1))
      from (select) one
      left join target_screenings s on s.customer_id = ${customerId} and s.target_id = ${targetId})`;
}

const contactOf = (customerId: number, targetId: number): SQL =>
  sql`(select jsonb_build_object('email', c.email, 'name', c.name, 'role', c.role)
         from (${nextContact(customerId, sql`${targetId}::bigint`)}) c)`;
