import { sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import { COMMENTED, GIVEN, holdMails, type MailedNews, mailSoon } from "../../people/notifications/mailed-news";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";

type Asked = Pick<AskedBySession, "scope"> & { tx: Tx } & Quietly;

/** Whoever changes several actions at once tells of them once and by themselves. */
export interface Quietly {
  quietly?: boolean;
}

type Assignees = readonly Pick<Action["assignees"][number], "kind" | "id">[];

/** Tells whom an action was given to and who did not have it before, by themselves or in a team; nobody of their own doing. */
export async function notifyAssigned(asked: Asked, before: Action | null, after: Action): Promise<void> {
  if (asked.quietly) return;
  const [now, earlier] = [after.assignees, before?.assignees ?? []].map((list) => holders(asked, list));
  await notify(asked, ["action-assigned", GIVEN], after, now ?? NOBODY, earlier ?? NOBODY);
}

/**
 * Tells who takes part in an action that something was said about it, and mails it where they want that: who has it, who began it, and who said
 * something before, as far as they read it still (its row-level policy says the same).
 */
export async function notifyCommented(asked: Asked, action: Action): Promise<void> {
  const beginner = sql`select x.created_by from actions x
    where x.customer_id = ${asked.scope.customerId} and x.id = ${action.id} and x.created_by is not null`;
  const commenters = sql`select c.created_by from action_comments c
    join users w on w.customer_id = c.customer_id and w.id = c.created_by
    where c.customer_id = ${asked.scope.customerId} and c.action_id = ${action.id}
      and (${!action.confidential} or w.roles && ${sql.param(MANAGERS)}::text[])`;
  const users = sql`${holders(asked, action.assignees)} union ${beginner} union ${commenters}`;
  await notify(asked, ["action-commented", COMMENTED], action, users, NOBODY);
}

/** The roles that read what is confidential. */
const MANAGERS = ROLES.filter((role) => permissionsOf([role]).includes("reports:approve"));

const NOBODY = sql`select null::bigint where false`;

/** The users among them, and the members of the teams. */
function holders({ scope }: Pick<Asked, "scope">, assignees: Assignees) {
  const idsOf = (kind: "user" | "team") => sql.param(assignees.filter((one) => one.kind === kind).map(({ id }) => id));
  return sql`select unnest(${idsOf("user")}::bigint[])
    union select m.user_id from team_members m where m.customer_id = ${scope.customerId} and m.team_id = any(${idsOf("team")}::bigint[])`;
}

type Users = ReturnType<typeof holders>;

/** The users who have an action, by themselves or in a team; where nobody has it, who began it. */
export const holdersOf = (customerId: number, actionId: number) => sql`
  select s.assignee_id from action_assignees s where s.customer_id = ${customerId} and s.action_id = ${actionId} and s.kind = 'user'
  union select m.user_id from action_assignees s
    join team_members m on m.customer_id = s.customer_id and m.team_id = s.assignee_id
   where s.customer_id = ${customerId} and s.action_id = ${actionId} and s.kind = 'team'
  union select x.created_by from actions x
   where x.customer_id = ${customerId} and x.id = ${actionId} and not exists (
     select from action_assignees s where s.customer_id = x.customer_id and s.action_id = x.id)`;

async function notify(
  { tx, scope }: Asked,
  [kind, news]: [kind: string, MailedNews],
  { id, title }: Action,
  users: Users,
  but: Users,
): Promise<void> {
  const { customerId, userId } = scope;
  await holdMails(tx, customerId, news, users);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select u.customer_id, u.id, ${kind}, ${JSON.stringify({ title })}::jsonb, ${`action:${id}`}
      from users u
     where u.customer_id = ${customerId} and u.deactivated_at is null and u.id <> coalesce(${userId}::bigint, 0)
       and u.id in (${users}) and u.id not in (${but})
    returning user_id::float8 as id`);
  await mailSoon(
    tx,
    customerId,
    news,
    rows.map(({ id }) => id),
  );
}
