import { sql } from "drizzle-orm";
import { days, minutes } from "~/time/duration";
import type { Tx } from "../../../platform/db/database";
import {
  actionAlerts,
  actionAssignees,
  actions,
  actionTargets,
  type MetaStatus,
} from "../../../platform/db/schema/actions";
import { teamMembers, teams } from "../../../platform/db/schema/teams";
import { type ActionType, recommendedActions } from "../../../reference/catalogue/action-types";
import type { EventGroup } from "../../../reference/catalogue/event-types";
import { priorityOf } from "../../../reference/catalogue/priorities";
import { inOfficeHours, workdayFrom } from "./dated";
import { lotOf } from "./lot";
import { type DemoPerson, peopleOf, personOf } from "./people";

interface Cause {
  id: string;
  targetId: string;
  group: EventGroup;
  priority: number;
  at: Date;
  name: string;
  key: string;
}

/** What the customer does about some of its relevant alerts, by whom and until when. */
export async function startActions(tx: Tx, customerId: number, now: Date): Promise<void> {
  const people = await peopleOf(tx, customerId);
  const teamId = await addTeam(tx, customerId, people);
  const { rows } = await tx.execute<{ [K in keyof Cause]: Cause[K] }>(sql`
    select distinct on (s.key) a.id, l.target_id as "targetId", a.event_group as group, a.priority, a.at, t.name, s.key
      from alerts a
      join lateral (select min(external_id) as key from event_sources e where e.event_id = a.event_id and external_id like 'demo-%') s on s.key is not null
      join alert_targets l on l.customer_id = a.customer_id and l.alert_id = a.id and l.tier = 1
      join targets t on t.id = l.target_id and t.type = 'organization'
       and not exists (select from own_organizations o where o.customer_id = a.customer_id and o.target_id = t.id)
     where a.customer_id = ${customerId} and a.status_id = 'relevant'
     order by s.key, t.name`);
  for (const cause of rows.filter(({ key }) => lotOf(`action ${key}`).chance(0.12)).slice(0, MOST)) {
    await start(tx, customerId, { ...cause, at: new Date(cause.at) }, { people, teamId, now });
  }
}

const MOST = 36;

async function addTeam(tx: Tx, customerId: number, people: readonly DemoPerson[]): Promise<number> {
  const [team] = await tx
    .insert(teams)
    .values({ customerId, name: "Supplier management" })
    .onConflictDoNothing()
    .returning();
  if (!team) return 0;
  await tx
    .insert(teamMembers)
    .values(people.slice(0, 2).map(({ id }) => ({ customerId, teamId: team.id, userId: id })));
  return team.id;
}

async function start(
  tx: Tx,
  customerId: number,
  cause: Cause,
  { people, teamId, now }: { people: readonly DemoPerson[]; teamId: number; now: Date },
): Promise<void> {
  const random = lotOf(`done ${cause.key}`);
  const type = random.pick(recommendedActions(cause.group, priorityOf(cause.priority)));
  const row = rowOf(type, cause, now);
  const manager = personOf(people, "manager");
  const [action] = await tx
    .insert(actions)
    .values({ customerId, createdBy: manager.id, ...row })
    .returning({ id: actions.id });
  const actionId = action?.id ?? 0;
  const byTeam = teamId > 0 && random.chance(0.25);
  const assigneeId = byTeam ? teamId : personOf(people, random.chance(0.7) ? "analyst" : "manager").id;
  await tx.insert(actionAssignees).values({ customerId, actionId, kind: byTeam ? "team" : "user", assigneeId });
  await tx.insert(actionTargets).values({ customerId, actionId, targetId: Number(cause.targetId) });
  await tx.insert(actionAlerts).values({ customerId, actionId, alertId: Number(cause.id) });
}

function rowOf(type: ActionType, { at, name, key }: Cause, now: Date) {
  const random = lotOf(`row ${key}`);
  const begun = inOfficeHours(new Date(at.getTime() + days(random.int(1, 5))), random.next());
  const createdAt = new Date(Math.min(now.getTime(), Math.max(begun.getTime(), at.getTime() + minutes(30))));
  const due = workdayFrom(new Date(createdAt.getTime() + days(type.dueInDays))).getTime();
  const past = due < now.getTime() - days(20);
  const metaStatus = random.weighted<MetaStatus>(past ? PAST : OPEN);
  const done =
    metaStatus === "Completed" ? inOfficeHours(new Date(Math.min(now.getTime(), due - days(1))), random.next()) : null;
  return {
    typeId: type.id,
    title: titleOf(type.id, name),
    metaStatus,
    dueOn: new Date(due).toISOString().slice(0, 10),
    createdAt,
    completedAt: done,
    updatedAt: done ?? createdAt,
  };
}

const PAST: readonly (readonly [MetaStatus, number])[] = [
  ["Completed", 90],
  ["Aborted", 10],
];
const OPEN: readonly (readonly [MetaStatus, number])[] = [
  ["Planned", 45],
  ["InProgress", 45],
  ["Completed", 10],
];

const titleOf = (typeId: string, name: string): string => (TITLES[typeId] ?? "Follow up with {}").replace("{}", name);

const TITLES: Readonly<Record<string, string>> = {
  "ask-statement": "Ask {} for a statement",
  "check-deliveries": "Check open deliveries of {}",
  "check-finances": "Review the credit standing of {}",
  "corrective-plan": "Agree a corrective plan with {}",
  "inform-management": "Brief management about {}",
  "legal-review": "Legal review: contract with {}",
  "on-site-audit": "Audit {} on site",
  "raise-stock": "Raise safety stock of parts from {}",
  "screen-sanctions": "Screen {} and its owners again",
  "second-source": "Qualify a second source beside {}",
  "send-questionnaire": "Send {} a questionnaire",
  "suspend-orders": "Suspend orders to {}",
  watch: "Watch {} for four weeks",
};
