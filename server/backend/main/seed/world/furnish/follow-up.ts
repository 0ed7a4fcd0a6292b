import { sql } from "drizzle-orm";
import { addActionAttachment } from "~/backend/contract/action-attachments";
import { addActionComment } from "~/backend/contract/action-comments";
import type { ActionTypeName } from "~/backend/contract/action-words";
import { changeAction, startAction } from "~/backend/contract/actions";
import { addExternalScore } from "~/backend/contract/scores";
import { addTeam, listTeams } from "~/backend/contract/teams";
import { days } from "~/time/duration";
import type { Database } from "../../../../platform/db/database";
import { TEAMS } from "../data/administration";
import { ACTIONS, OWN_SCORES, type PlannedAction } from "../data/follow-up";
import type { DemoCaller, DemoCallers } from "./demo-callers";
import { paperPdf } from "./paper-files";
import { type DemoSubjects, dayFrom } from "./subjects";

/** Teams, what is done about suppliers with what was said about it, and the customer's own scores. */
export async function followUp(world: World, callers: DemoCallers, subjects: DemoSubjects): Promise<void> {
  const { now } = world;
  await addTeams(callers);
  const teams = new Map((await callers.analyst.call("", listTeams, {})).map(({ name, id }) => [name, id]));
  for (const planned of ACTIONS) {
    const given = teams.get(planned.assignee);
    const assignee = given
      ? { kind: "team" as const, id: given }
      : { kind: "user" as const, id: personOf(callers, planned.assignee).userId };
    await act(callers, planned, { ...world, subjects, assignee });
  }
  for (const { company, type, value, from, comment } of OWN_SCORES)
    await callers.manager.call(`score ${company} ${type}`, addExternalScore, {
      params: { targetId: String(subjects.target(company)) },
      body: { eventTypeId: type, value, comment, validFrom: dayFrom(now, from) },
    });
}

async function addTeams(callers: DemoCallers): Promise<void> {
  const known = await callers.administrator.call("", listTeams, {});
  for (const { name, roles } of TEAMS) {
    if (known.some((team) => team.name === name)) continue;
    const memberIds = roles.map((role) => personOf(callers, role).userId);
    await callers.administrator.call(`team ${name}`, addTeam, { body: { name, memberIds } });
  }
}

function personOf(callers: DemoCallers, role: string): DemoCaller {
  return role === "manager" || role === "administrator" ? callers[role] : callers.analyst;
}

interface World {
  database: Database;
  customerId: number;
  now: Date;
}

interface About extends World {
  subjects: DemoSubjects;
  assignee: { kind: "user" | "team"; id: number };
}

async function act({ analyst, manager }: DemoCallers, planned: PlannedAction, about: About): Promise<void> {
  const { company, type, title, description, dueInDays, status, alert, comments } = planned;
  const alertId = about.subjects.alertIfAny(alert);
  const started = await manager.call(`action ${title}`, startAction, {
    body: {
      typeId: type as ActionTypeName,
      title,
      description,
      dueOn: dayFrom(about.now, dueInDays),
      assignees: [about.assignee],
      targetIds: [about.subjects.target(company)],
      alertIds: alertId === null ? [] : [alertId],
    },
  });
  const params = { actionId: started.id };
  for (const [n, text] of comments.entries()) {
    const who = n % 2 === 0 ? analyst : manager;
    await who.call(`comment ${n} on ${title}`, addActionComment, { params, body: { text } });
  }
  if (comments.length > 1) {
    const content = paperPdf(`Minutes: ${title}`, [description, ...comments]);
    const { mappedFilename } = await analyst.file(`minutes of ${title}`, "minutes.pdf", content);
    await analyst.call(`attach to ${title}`, addActionAttachment, { params, body: { mappedFilename } });
  }
  if (status !== "Planned") {
    const body = { metaStatus: status, version: started.version };
    await analyst.call(`change ${title}`, changeAction, { params, body });
  }
  await datedBack(about, started.id, dueInDays);
}

/**
 * Calls know only now: what is due was begun some weeks before, and talked about in between. The ledger keeps its own time. A customer
 * may add comments but change none, so the system does it.
 */
async function datedBack({ database, customerId, now }: About, id: number, dueInDays: number): Promise<void> {
  const begun = new Date(now.getTime() + days(Math.min(dueInDays - 24, -1 - (id % 9)))).toISOString();
  const done = new Date(now.getTime() + days(Math.min(dueInDays - 2, 0))).toISOString();
  await database.asSystem(async (tx) => {
    await tx.execute(sql`
      update actions set created_at = ${begun}, updated_at = ${done},
             completed_at = case when completed_at is null then null else ${done}::timestamptz end
       where customer_id = ${customerId} and id = ${id}`);
    await tx.execute(sql`
      update notifications set created_at = ${begun}::timestamptz, read_at = ${begun}::timestamptz + interval '1 day'
       where customer_id = ${customerId} and subject = ${`action:${id}`} and ${begun}::timestamptz < now() - interval '3 days'`);
    await tx.execute(sql`
      update action_comments c set created_at = ${begun}::timestamptz + (${done}::timestamptz - ${begun}::timestamptz) * o.part
        from (select id, row_number() over (order by id) / (1.0 + count(*) over ()) as part from action_comments
               where customer_id = ${customerId} and action_id = ${id}) o
       where c.customer_id = ${customerId} and c.id = o.id`);
  });
}
