import { type SQL, sql } from "drizzle-orm";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { dayIn } from "~/time/day-start";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import type { Holder, Reader } from "./source";
import { SOURCES } from "./sources";
import { holderSeesBy, rolesThatSee } from "./who-sees";

export interface Owner {
  kind: "user" | "team";
  id: number;
}

/** Such as `team:7`. */
export const nameKey = ({ kind, id }: Owner): string => `${kind}:${id}`;

/** What has to be known before any task is looked for. */
export interface Ways {
  reader: Reader & { teams: readonly number[] };
  /** Who has what nobody was given, by kind; null where the customer has nobody who could. */
  ownerOf(kind: TaskKind): Owner | null;
  /** As the customer chose them, without the fallback, nor who does not see tasks of the kind any more. */
  chosen: ReadonlyMap<TaskKind, Owner>;
  /** Of the reader's own kinds, those of which they were given a task by hand. */
  given: readonly { kind: TaskKind; owner: Owner }[];
  within: Within;
}

/** The same, found out by the statement that asks for the reader's own tasks. */
export interface Within {
  /** Says all that its words depend on. */
  key: string;
  words(): Words;
  /** The same of one of their teams, by its number. */
  ofTeam(teamId: number): Words;
}

/** `ways` is a common table in front of the statement. */
export interface Words {
  ways: SQL;
  reader: Reader;
  holder: Holder;
}

type Asked = Pick<AskedBySession, "scope"> & { session: Pick<AskedBySession["session"], "permissions">; tx: Tx };

interface Row extends Record<string, unknown> {
  teams: number[] | null;
  chosen: { task: TaskKind; kind: "user" | "team"; id: number }[] | null;
  given: { task: TaskKind; kind: "user" | "team"; id: number }[] | null;
  fallback: number | null;
}

/** One small question. Who left the company, or sees tasks of a kind no more, has none of them. */
export async function waysOf({ tx, scope, session }: Asked, timeZone: string, now = new Date()): Promise<Ways> {
  const { customerId, userId } = scope;
  const { rows } = await tx.execute<Row>(sql`
    select (select array_agg(team_id::float8) from team_members
             where customer_id = ${customerId} and user_id = ${userId}::bigint) as teams,
           (select jsonb_agg(jsonb_build_object('task', o.kind, 'kind', o.holder_kind, 'id', o.holder_id))
              from task_owners o join ${KINDS} on k.kind = o.kind
             where o.customer_id = ${customerId} and ${ownerSees(customerId)}) as chosen,
           (select jsonb_agg(distinct jsonb_build_object('task', p.kind, 'kind', p.holder_kind, 'id', p.holder_id)) from task_plans p
             where p.customer_id = ${customerId} and p.holder_id is not null
               and (p.holder_kind = 'team' or p.holder_id = ${userId}::bigint)) as given,
           (${fallbackOf(customerId)})::float8 as fallback`);
  const { teams, chosen, given, fallback } = rows[0] ?? {};
  const owners = new Map((chosen ?? []).map(({ task, kind, id }) => [task, { kind, id }]));
  const today = dayIn(timeZone, now);
  return {
    reader: {
      customerId,
      userId,
      teams: teams ?? [],
      may: (permission) => session.permissions.includes(permission),
      readsAll: readsAll(session),
      today,
    },
    within: {
      key: JSON.stringify([customerId, userId, today, session.permissions]),
      words: () => mineWithin({ scope, session }, timeZone, now),
      ofTeam: (teamId) => teamWithin({ scope, session }, teamId, today),
    },
    ownerOf: (kind) => owners.get(kind) ?? (fallback ? { kind: "user", id: fallback } : null),
    chosen: owners,
    given: (given ?? []).map(({ task, kind, id }) => ({ kind: task, owner: { kind, id } })),
  };
}

const readsAll = ({ permissions }: Asked["session"]): boolean => permissions.includes("reports:approve");

/** The reader with their teams. */
export const mine = (ways: Ways): Holder => ({
  ...holderOf(ways, { users: ways.reader.userId === null ? [] : [ways.reader.userId], teams: ways.reader.teams }),
  isReader: true,
});

export const ofTeam = (ways: Ways, teamId: number): Holder => ({
  ...holderOf(ways, { users: [], teams: [teamId] }),
  isAskedByOthers: true,
});

/** A team and these people together, for who sees what others have. What each was given by hand nobody asked before. */
export const ofTeamWith = (ways: Ways, teamId: number, users: readonly number[]): Holder => ({
  ...holderOf(ways, { users, teams: [teamId] }),
  isGiven: () => true,
  isAskedByOthers: true,
});

function holderOf({ ownerOf, given }: Ways, { users, teams }: Record<"users" | "teams", readonly number[]>): Holder {
  const has = (owner: Owner | null) => owner !== null && (owner.kind === "user" ? users : teams).includes(owner.id);
  return {
    users,
    teams,
    isDefault: (kind) => has(ownerOf(kind)),
    isGiven: (kind) => given.some((one) => one.kind === kind && has(one.owner)),
  };
}

/**
 * The reader with their teams, as `mine` of `waysOf`, but found out by the statement that counts: the header asks on every page, and no more
 * than once. What a reader may is a parameter, so that all ask in the same words (`planned-once.ts`), but for those who read all.
 */
export function mineWithin(asked: Omit<Asked, "tx">, timeZone: string, now = new Date()): Words {
  const { customerId, userId } = asked.scope;
  const user = sql`${userId}::bigint`;
  const ways = waysFor(customerId, {
    user,
    teams: teamsOf(customerId, user),
    isFallback: sql`(${fallbackOf(customerId)}) = ${user}`,
  });
  const holder: Holder = { users: userId === null ? [] : [userId], teams: TEAMS, ...KNOWN_WITHIN };
  return { ways, holder, reader: readerWithin(asked, TEAMS, dayIn(timeZone, now)) };
}

/** The same of one of the reader's teams. */
function teamWithin(asked: Omit<Asked, "tx">, teamId: number, today: string): Words {
  const { customerId, userId } = asked.scope;
  const ways = waysFor(customerId, {
    user: sql`null::bigint`,
    teams: sql`array[${teamId}::bigint]`,
    isFallback: sql`false`,
  });
  const holder: Holder = { users: [], teams: TEAMS, isAskedByOthers: true, ...KNOWN_WITHIN };
  return { ways, holder, reader: readerWithin(asked, teamsOf(customerId, sql`${userId}::bigint`), today) };
}

interface Whose {
  user: SQL;
  teams: SQL;
  /** Whether they have what nobody was chosen for. */
  isFallback: SQL;
}

const waysFor = (customerId: number, { user, teams, isFallback }: Whose): SQL => sql`ways as materialized (
    select me.teams,
           array(select k.kind from ${KINDS}
                   left join task_owners o on o.customer_id = ${customerId} and o.kind = k.kind and ${ownerSees(customerId)}
                  where case when o.kind is null then me.is_fallback
                             when o.holder_kind = 'user' then o.holder_id = ${user} else o.holder_id = any(me.teams) end) as defaults,
           array(select distinct p.kind from task_plans p
                  where p.customer_id = ${customerId} and p.holder_id is not null
                    and (p.holder_kind = 'user' and p.holder_id = ${user}
                      or p.holder_kind = 'team' and p.holder_id = any(me.teams))) as given
      from (select ${teams} as teams, ${isFallback} as is_fallback) me)`;

const TEAMS = sql`(select teams from ways)::bigint[]`;
const KNOWN_WITHIN: Pick<Holder, "isDefault" | "isGiven"> = {
  isDefault: (kind) => sql`(select ${kind}::text = any(defaults) from ways)`,
  isGiven: (kind) => sql`(select ${kind}::text = any(given) from ways)`,
};

const teamsOf = (customerId: number, user: SQL): SQL =>
  sql`array(select team_id from team_members where customer_id = ${customerId} and user_id = ${user})`;

const readerWithin = ({ scope, session }: Omit<Asked, "tx">, teams: SQL, today: string): Reader => ({
  ...{ customerId: scope.customerId, userId: scope.userId, teams, today, readsAll: readsAll(session) },
  may: (permission) => sql`${session.permissions.includes(permission)}::boolean`,
});

/** Each kind with the roles of which its default owner has one. */
const KINDS = sql`unnest(${sql.param([...TASK_KINDS])}::text[], ${sql.param(
  TASK_KINDS.map((kind) => rolesThatSee(SOURCES[kind].keptWith ?? SOURCES[kind].permission).join()),
)}::text[]) as k(kind, roles)`;

/** Whoever the customer chose for the kind `k` is there to see its tasks. */
const ownerSees = (customerId: number): SQL =>
  holderSeesBy(customerId, { kind: sql`o.holder_kind`, id: sql`o.holder_id` }, sql`string_to_array(k.roles, ',')`);

/** The manager who has been there longest, else the administrator: has what nobody was given, and is told what is late. */
export const fallbackOf = (customerId: number): SQL => sql`
  select id from users
   where customer_id = ${customerId} and deactivated_at is null and roles && array['manager', 'administrator']
   order by not 'manager' = any(roles), created_at, id limit 1`;
