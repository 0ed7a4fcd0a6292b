import { sql } from "drizzle-orm";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { dayIn } from "~/time/day-start";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import type { Holder, Reader } from "./source";

export interface Owner {
  kind: "user" | "team";
  id: number;
}

/** What has to be known before any task is looked for. */
export interface Ways {
  reader: Reader;
  /** Who has what nobody was given, by kind; null where the customer has nobody who could. */
  ownerOf(kind: TaskKind): Owner | null;
  /** As the customer chose them, without the fallback. */
  chosen: ReadonlyMap<TaskKind, Owner>;
  /** Of the reader's own kinds, those of which they were given a task by hand. */
  given: readonly { kind: TaskKind; owner: Owner }[];
}

type Asked = Pick<AskedBySession, "scope" | "session"> & { tx: Tx };

interface Row extends Record<string, unknown> {
  teams: number[] | null;
  chosen: { task: TaskKind; kind: "user" | "team"; id: number }[] | null;
  given: { task: TaskKind; kind: "user" | "team"; id: number }[] | null;
  fallback: number | null;
}

/** One small question, the same for the list and for the header's count. Who left the company has nothing any more. */
export async function waysOf({ tx, scope, session }: Asked, timeZone: string, now = new Date()): Promise<Ways> {
  const { customerId, userId } = scope;
  const { rows } = await tx.execute<Row>(sql`
    select (select array_agg(team_id::float8) from team_members
             where customer_id = ${customerId} and user_id = ${userId}::bigint) as teams,
           (select jsonb_agg(jsonb_build_object('task', o.kind, 'kind', o.owner_kind, 'id', o.owner_id)) from task_owners o
              left join users u on o.owner_kind = 'user' and u.customer_id = o.customer_id and u.id = o.owner_id
              left join teams t on o.owner_kind = 'team' and t.customer_id = o.customer_id and t.id = o.owner_id
             where o.customer_id = ${customerId} and (t.id is not null or u.id is not null and u.deactivated_at is null)) as chosen,
           (select jsonb_agg(distinct jsonb_build_object('task', p.kind, 'kind', p.owner_kind, 'id', p.owner_id)) from task_plans p
             where p.customer_id = ${customerId} and p.owner_id is not null
               and (p.owner_kind = 'team' or p.owner_id = ${userId}::bigint)) as given,
           (select id::float8 from users
             where customer_id = ${customerId} and deactivated_at is null and roles && array['manager', 'administrator']
             order by not 'manager' = any(roles), created_at, id limit 1) as fallback`);
  const { teams, chosen, given, fallback } = rows[0] ?? {};
  const owners = new Map((chosen ?? []).map(({ task, kind, id }) => [task, { kind, id }]));
  return {
    reader: { customerId, userId, teams: teams ?? [], permissions: session.permissions, today: dayIn(timeZone, now) },
    ownerOf: (kind) => owners.get(kind) ?? (fallback ? { kind: "user", id: fallback } : null),
    chosen: owners,
    given: (given ?? []).map(({ task, kind, id }) => ({ kind: task, owner: { kind, id } })),
  };
}

/** The reader with their teams. */
export const mine = (ways: Ways): Holder =>
  holderOf(ways, { users: ways.reader.userId === null ? [] : [ways.reader.userId], teams: ways.reader.teams });

export const ofTeam = (ways: Ways, teamId: number): Holder => holderOf(ways, { users: [], teams: [teamId] });

function holderOf({ ownerOf, given }: Ways, { users, teams }: Pick<Holder, "users" | "teams">): Holder {
  const has = (owner: Owner | null) => owner !== null && (owner.kind === "user" ? users : teams).includes(owner.id);
  return {
    users,
    teams,
    defaults: new Set(TASK_KINDS.filter((kind) => has(ownerOf(kind)))),
    given: new Set(given.filter(({ owner }) => has(owner)).map(({ kind }) => kind)),
  };
}
