import { sql } from "drizzle-orm";
import { addActionComment } from "~/backend/contract/action-comments";
import { LAST_RESORT } from "~/backend/contract/action-words";
import { type Action, changeAction, startAction } from "~/backend/contract/actions";
import { listTeams } from "~/backend/contract/teams";
import { days, minutes } from "~/time/duration";
import type { Database, Tx } from "../../../../platform/db/database";
import type { MetaStatus } from "../../../../platform/db/schema/actions";
import { type ActionType, recommendedActions } from "../../../../reference/catalogue/action-types";
import type { EventGroup } from "../../../../reference/catalogue/event-types";
import { priorityOf } from "../../../../reference/catalogue/priorities";
import { ACTION_COMPLETION } from "../../../../work/actions/completion";
import { TEAMS } from "../data/administration";
import { OUTCOMES, TITLES } from "../data/follow-up";
import { inOfficeHours, workdayFrom } from "../dated";
import { lotOf } from "../lot";
import { dateAction } from "./date-action";
import type { DemoCaller, DemoCallers } from "./demo-callers";

interface World {
  database: Database;
  customerId: number;
  now: Date;
}

interface Cause {
  id: string;
  targetId: string;
  group: EventGroup;
  priority: number;
  at: Date;
  name: string;
  key: string;
}

/** What the customer does about some of the year's relevant alerts, by whom, until when and with which outcome. */
export async function actOnAlerts(world: World, callers: DemoCallers): Promise<void> {
  const { database, customerId } = world;
  const teams = await callers.analyst.call("", listTeams, {});
  const teamId = teams.find(({ name }) => name === TEAMS[0]?.name)?.id;
  const causes = await database.asCustomer({ customerId, userId: null }, (tx) => causesOf(tx, customerId));
  const taken = causes.filter(({ key }, at) => at < LEAST || lotOf(`action ${key}`).chance(0.12)).slice(0, MOST);
  for (const cause of taken) await act(world, callers, { ...cause, at: new Date(cause.at) }, teamId);
}

/** A small world for tests has some, too. */
const LEAST = 2;
const MOST = 36;

/** Done again it finds the same: what is told by hand, which people decide about by calls, has actions told by hand. */
async function causesOf(tx: Tx, customerId: number): Promise<Cause[]> {
  const { rows } = await tx.execute<{ [K in keyof Cause]: Cause[K] }>(sql`
    select distinct on (s.key) a.id, l.target_id as "targetId", a.event_group as group, a.priority, a.at, t.name, s.key
      from alerts a
      join lateral (select min(external_id) as key from event_sources e where e.event_id = a.event_id and external_id like 'demo-%') s
        on s.key not like 'demo-told-%'
      join alert_targets l on l.customer_id = a.customer_id and l.alert_id = a.id and l.tier = 1
      join targets t on t.id = l.target_id and t.type = 'organization'
       and not exists (select from own_organizations o where o.customer_id = a.customer_id and o.target_id = t.id)
     where a.customer_id = ${customerId} and a.status_id = 'relevant'
     order by s.key, t.name`);
  return rows;
}

async function act(
  { database, customerId, now }: World,
  callers: DemoCallers,
  cause: Cause,
  teamId: number | undefined,
): Promise<void> {
  const random = lotOf(`done ${cause.key}`);
  const types = recommendedActions(cause.group, priorityOf(cause.priority));
  const type = random.pick(types.filter(({ id }) => id !== LAST_RESORT));
  const { dueOn, begun, done, metaStatus } = courseOf(type, cause, now);
  const byTeam = teamId !== undefined && random.chance(0.25);
  const who = random.chance(0.7) ? callers.analyst : callers.manager;
  const started = await callers.manager.call(`act on ${cause.key}`, startAction, {
    body: {
      typeId: type.id,
      title: TITLES[type.id].replace("{}", cause.name),
      dueOn,
      assignees: [byTeam ? { kind: "team", id: teamId } : { kind: "user", id: who.userId }],
      targetIds: [Number(cause.targetId)],
      alertIds: [Number(cause.id)],
    },
  });
  await carryOn(who, started, metaStatus, cause.key);
  await dateAction(database, { customerId, actionId: started.id, begun, done });
}

/** Takes it up, says what came of it, and ends it, as far as its state says. */
async function carryOn(who: DemoCaller, started: Action, metaStatus: MetaStatus, key: string): Promise<void> {
  const params = { actionId: started.id };
  let { version } = started;
  const change = async (to: MetaStatus) => {
    const reason =
      to === "Completed" && NEEDS_PROOF.includes(started.typeId)
        ? { completedReason: OUTCOMES[started.typeId as ActionType["id"]] }
        : {};
    const body = { metaStatus: to, version, ...reason };
    ({ version } = await who.call(`${to} ${key}`, changeAction, { params, body }));
  };
  if (metaStatus === "Planned") return;
  await change("InProgress");
  if (metaStatus === "InProgress") return;
  const text = metaStatus === "Completed" ? OUTCOMES[started.typeId as ActionType["id"]] : "No longer needed.";
  await who.call(`outcome of ${key}`, addActionComment, { params, body: { text } });
  await change(metaStatus);
}

const NEEDS_PROOF: readonly string[] = ACTION_COMPLETION.value.proof;

function courseOf(type: ActionType, { at, key }: Cause, now: Date) {
  const random = lotOf(`row ${key}`);
  const asked = inOfficeHours(new Date(at.getTime() + days(random.int(1, 5))), random.next());
  const begun = new Date(Math.min(now.getTime(), Math.max(asked.getTime(), at.getTime() + minutes(30))));
  const due = workdayFrom(new Date(begun.getTime() + days(type.dueInDays))).getTime();
  const metaStatus = random.weighted<MetaStatus>(due < now.getTime() - days(20) ? PAST : OPEN);
  const ended = inOfficeHours(new Date(Math.min(now.getTime(), due - days(1))), random.next());
  const isOver = metaStatus === "Completed" || metaStatus === "Aborted";
  return {
    dueOn: new Date(due).toISOString().slice(0, 10),
    begun,
    done: isOver ? new Date(Math.max(begun.getTime(), ended.getTime())) : begun,
    metaStatus,
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
