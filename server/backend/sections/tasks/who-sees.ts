import { type SQL, sql } from "drizzle-orm";
import { type Permission, permissionsOf, ROLES, type Role } from "~/backend/contract/permissions";

/** Roles are given their permissions by the code: found once. */
const PERMISSIONS = new Map(ROLES.map((role) => [role, new Set(permissionsOf([role]))]));

/** The roles of which each shows tasks of a source with this permission; those without one everybody sees who sees tasks at all. */
export const rolesThatSee = (permission: Permission = "tasks:read"): Role[] =>
  ROLES.filter((role) => PERMISSIONS.get(role)?.has(permission));

/** A person or a team, as two columns name them. */
export interface Named {
  kind: SQL;
  id: SQL;
}

/** Whom it names is not `except`, and sees it. Named so that each part of a statement finds them once, however many rows it looks at. */
export function holderSees(
  customerId: number,
  { kind, id }: Named,
  permission: Permission | undefined,
  except?: SQL,
): SQL {
  const isAnother = except ? sql` and u.id is distinct from ${except}` : sql``;
  return sql`(${kind} = 'user' and ${id} in (${peopleThatSee(customerId, permission)}${isAnother})
    or ${kind} = 'team' and ${id} in (
      select m.team_id from team_members m join users u on u.customer_id = m.customer_id and u.id = m.user_id
       where m.customer_id = ${customerId} and ${sees(literal(permission))}${isAnother}))`;
}

/** Whoever has been there longest of those that see it and are not `except`, managers before administrators. */
export const longestThere = (customerId: number, permission: Permission, except: SQL): SQL => sql`
  ${peopleThatSee(customerId, permission)} and u.id is distinct from ${except}
   order by not 'manager' = any(u.roles), u.created_at, u.id limit 1`;

/** The user of this column, which may be empty, is there to see it. */
export const personSees = (customerId: number, id: SQL, permission: Permission | undefined): SQL =>
  sql`coalesce(${id} in (${peopleThatSee(customerId, permission)}), false)`;

/**
 * Whether this person, or at least one of this team, reads the action `a`: of a confidential one who began it, who has it, who is in a team
 * that has it, and managers. As `reads_action` of the database says of who asks.
 */
export const readsAction = (customerId: number, { kind, id }: Named): SQL => sql`(not a.confidential or exists (
  select from users u where u.customer_id = ${customerId} and u.deactivated_at is null
     and (${kind} = 'user' and u.id = ${id} or ${kind} = 'team' and u.id in (${membersOf(customerId, id)}))
     and (u.roles && ${literal(READS_ALL)} or u.id = a.created_by or exists (
       select from action_assignees r where r.customer_id = ${customerId} and r.action_id = a.id
          and (r.kind = 'user' and r.assignee_id = u.id
            or r.kind = 'team' and u.id in (${membersOf(customerId, sql`r.assignee_id`)}))))))`;

const membersOf = (customerId: number, teamId: SQL): SQL =>
  sql`select m.user_id from team_members m where m.customer_id = ${customerId} and m.team_id = ${teamId}`;

/** Who has it reads confidential actions too. */
export const READS_ALL: Permission = "reports:approve";

/** The numbers of those who are still there and have a role that shows it. */
const peopleThatSee = (customerId: number, permission: Permission | undefined): SQL =>
  sql`select u.id from users u where u.customer_id = ${customerId} and ${sees(literal(permission))}`;

/** The numbers of those who have gone, or have no role that shows it. */
export const peopleWithout = (customerId: number, permission: Permission | undefined): SQL =>
  sql`select u.id from users u where u.customer_id = ${customerId} and not (${sees(literal(permission))})`;

/** `holderSees` where each row has roles of its own, as an array of the database. */
export const holderSeesBy = (
  customerId: number,
  { kind, id }: Named,
  roles: SQL,
  except = sql`null::bigint`,
): SQL => sql`case ${kind}
  when 'user' then exists (
    select from users u where u.customer_id = ${customerId} and u.id = ${id} and ${sees(roles)} and u.id is distinct from ${except})
  when 'team' then exists (
    select from team_members m join users u on u.customer_id = m.customer_id and u.id = m.user_id
     where m.customer_id = ${customerId} and m.team_id = ${id} and ${sees(roles)} and u.id is distinct from ${except})
  else false end`;

/** The user `u` is still there and has one of these roles. */
const sees = (roles: SQL): SQL => sql`u.deactivated_at is null and u.roles && ${roles}`;

/** Words of ours and no parameter: a plan that is kept knows how many they are. */
const literal = (permission: Permission | undefined): SQL => sql.raw(`'{${rolesThatSee(permission).join()}}'::text[]`);
