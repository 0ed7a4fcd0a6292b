import { sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import { MOST_TASKS_OWED, WORKLOAD_DAYS, type Workload } from "~/backend/contract/workload";
import { daysLater } from "~/time/day-start";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { nameKey, type Owner, ofTeamWith, type Ways } from "./holders";
import { isCounted, openTasks } from "./open-tasks";
import { holdersOfEach, namesOf } from "./shown-tasks";
import type { Holder } from "./source";

/**
 * The load of each person, or of a team and its members: open tasks due within 14 days (section 31, 10. `tasklist`, "Calculations"), what is overdue among them. Whose a task is
 * is decided as in the list.
 * @throws Refusal 404 for a team that is none
 */
export async function countWorkload(tx: Tx, ways: Ways, teamId?: number, most = MOST_TASKS_OWED): Promise<Workload> {
  const { reader } = ways;
  const team = teamId === undefined ? null : await membersOf(tx, reader.customerId, teamId);
  const holder = team && holderOf(ways, team);
  const until = daysLater(reader.today, WORKLOAD_DAYS);
  const { rows } = await tx.execute<{ kind: TaskKind; id: number; due: string }>(sql`
    select kind, id::float8 as id, due::text as due from (${openTasks(reader, holder, { dueUntil: sql`${until}::date` })}) t
     where due <= ${until}::date and ${isCounted(reader)} order by due, kind, id limit ${most + 1}`);
  const counts = new Map<string, Owner & { due: number; overdue: number }>(
    team?.map((owner) => [nameKey(owner), { ...owner, due: 0, overdue: 0 }]),
  );
  const counted = rows.slice(0, most);
  const holders = await holdersOfEach(tx, ways, counted);
  for (const [place, { due }] of counted.entries()) {
    for (const owner of holders[place] ?? []) {
      const key = nameKey(owner);
      const known = counts.get(key) ?? (team ? undefined : { ...owner, due: 0, overdue: 0 });
      if (!known) continue;
      known.due += 1;
      if (due < reader.today) known.overdue += 1;
      counts.set(key, known);
    }
  }
  const names = await namesOf(tx, reader.customerId, [...counts.values()]);
  const owners = [...counts.values()].map((owner) => ({ ...owner, name: names.get(nameKey(owner)) ?? "" }));
  owners.sort((a, b) => b.due - a.due || a.name.localeCompare(b.name) || a.id - b.id);
  return { until, isWhole: rows.length <= most, owners };
}

/** What the team and its members have is found alone: more urgent tasks of others take no place of theirs. */
function holderOf(ways: Ways, [team, ...members]: readonly [Owner, ...Owner[]]): Holder {
  return ofTeamWith(
    ways,
    team.id,
    members.map(({ id }) => id),
  );
}

/** The team, and who of it is still there. */
async function membersOf(tx: Tx, customerId: number, teamId: number): Promise<[Owner, ...Owner[]]> {
  const { rows } = await tx.execute<{ ids: number[] | null }>(sql`
    select (select array_agg(u.id::float8) from team_members m join users u on u.customer_id = m.customer_id and u.id = m.user_id
             where m.customer_id = t.customer_id and m.team_id = t.id and u.deactivated_at is null) as ids
      from teams t where t.customer_id = ${customerId} and t.id = ${teamId}`);
  if (!rows[0]) throw notFound("team");
  return [{ kind: "team", id: teamId }, ...(rows[0].ids ?? []).map((id): Owner => ({ kind: "user", id }))];
}
