import { sql } from "drizzle-orm";
import { addActionAttachment } from "~/backend/contract/action-attachments";
import { addActionComment } from "~/backend/contract/action-comments";
import { assessEffect } from "~/backend/contract/action-effects";
import { type ActionTypeName, LAST_RESORT } from "~/backend/contract/action-words";
import { changeAction, startAction } from "~/backend/contract/actions";
import { addExternalScore } from "~/backend/contract/scores";
import { addTeam, listTeams } from "~/backend/contract/teams";
import { days, minutes } from "~/time/duration";
import type { Database, Tx } from "../../../../platform/db/database";
import { ACTION_COMPLETION } from "../../../../work/actions/completion";
import { ACTION_PLANS } from "../data/action-plans";
import type { TEAMS } from "../data/administration";
import { OWN_SCORES, type PlannedAction } from "../data/follow-up";
import { dated, inOfficeHours, workdayFrom } from "../dated";
import { lotOf } from "../lot";
import { slugOf } from "../slug";
import { dateAction } from "./date-action";
import type { DemoCaller, DemoCallers } from "./demo-callers";
import { paperPdf } from "./paper-files";
import { type DemoSubjects, dayFrom } from "./subjects";

/** What is done about suppliers, with what was said about it. */
export async function followUp(
  planned: readonly PlannedAction[],
  world: World,
  callers: DemoCallers,
  subjects: DemoSubjects,
): Promise<void> {
  const teams = new Map((await callers.analyst.call("", listTeams, {})).map(({ name, id }) => [name, id]));
  for (const one of dated(planned, world.now)) {
    const given = teams.get(one.assignee);
    const assignee = given
      ? { kind: "team" as const, id: given }
      : { kind: "user" as const, id: personOf(callers, one.assignee).userId };
    await act(callers, one, { ...world, subjects, assignee });
  }
}

/** What the customer's own audits and visits say. */
export async function addOwnScores({ manager }: DemoCallers, subjects: DemoSubjects, now: Date): Promise<void> {
  for (const { company, type, value, from, comment } of dated(OWN_SCORES, now))
    await manager.call(`score ${company} ${type}`, addExternalScore, {
      params: { targetId: String(subjects.target(company)) },
      body: { eventTypeId: type, value, comment, validFrom: dayFrom(now, from) },
    });
}

export async function addTeams(callers: DemoCallers, teams: typeof TEAMS): Promise<void> {
  const known = await callers.administrator.call("", listTeams, {});
  for (const { name, roles } of teams) {
    if (known.some((team) => team.name === name)) continue;
    // A small customer's analyst is its manager, too.
    const memberIds = [...new Set(roles.map((role) => personOf(callers, role).userId))];
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
      dueOn: dayFrom(workdayFrom(new Date(about.now.getTime() + days(dueInDays))), 0),
      assignees: [about.assignee],
      targetIds: [about.subjects.target(company)],
      alertIds: alertId === null ? [] : [alertId],
      ...(type === LAST_RESORT && { reason: "Children were found at work, and the trader did not answer." }),
      ...planFor(title),
    },
  });
  const params = { actionId: started.id };
  for (const [n, text] of comments.entries()) {
    const who = n % 2 === 0 ? analyst : manager;
    await who.call(`comment ${n} on ${title}`, addActionComment, { params, body: { text } });
  }
  const isConfidential = ACTION_PLANS[title]?.confidential ?? false;
  const keeper = isConfidential ? manager : analyst;
  if (comments.length > 1 || isConfidential) {
    const content = paperPdf(`Minutes: ${title}`, [description, ...comments]);
    const { mappedFilename } = await keeper.file(`minutes of ${title}`, `minutes-${slugOf(title)}.pdf`, content);
    await keeper.call(`attach to ${title}`, addActionAttachment, { params, body: { mappedFilename } });
  }
  // What is confidential, and what breaks off, is the manager's, who began it.
  const who = isConfidential || type === LAST_RESORT ? manager : analyst;
  if (status !== "Planned") {
    const isBare = comments.length < 2 && ACTION_COMPLETION.value.proof.some((id) => id === type);
    const reason = status === "Completed" && isBare ? { completedReason: "The minutes are with purchasing." } : {};
    const body = { metaStatus: status, version: started.version, ...reason };
    const { version } = await who.call(`change ${title}`, changeAction, { params, body });
    await judge(who, { id: started.id, version, title, now: about.now });
  }
  await datedBack(about, { id: started.id, title, dueInDays, alertId });
}

function planFor(title: string) {
  const plan = ACTION_PLANS[title];
  if (!plan) return {};
  const {
    purpose,
    right = null,
    cause = "",
    steps,
    measure,
    confidential = false,
    everyMonths = null,
    cost = null,
  } = plan;
  return {
    ...{ purpose, rightConcerned: right, rootCause: cause, confidential, everyMonths, cost },
    steps: steps.map(([title, done]) => ({ title, done })),
    ...(measure && { success: { measure: measure[0], before: measure[1], after: measure[2] } }),
  };
}

/** Says what holds it up, or whether it worked; what did not is due on a working day again. */
async function judge(
  who: DemoCaller,
  action: { id: number; version: number; title: string; now: Date },
): Promise<void> {
  const { id, version, title, now } = action;
  const { blocked, effect } = ACTION_PLANS[title] ?? {};
  const params = { actionId: id };
  if (blocked) await who.call(`block ${title}`, changeAction, { params, body: { version, blockedReason: blocked } });
  if (!effect) return;
  const [result, note] = effect;
  const { next } = await who.call(`judge ${title}`, assessEffect, { params, body: { version, result, note } });
  if (!next) return;
  const body = { version: next.version, dueOn: dayFrom(workdayFrom(new Date(now.getTime() + days(30))), 0) };
  await who.call(`plan again ${title}`, changeAction, { params: { actionId: next.id }, body });
}

interface Begun {
  id: number;
  title: string;
  dueInDays: number;
  alertId: number | null;
}

/** What is due was begun some weeks before, but after the alert that it is about. */
async function datedBack(
  { database, customerId, now }: About,
  { id, title, dueInDays, alertId }: Begun,
): Promise<void> {
  const lot = lotOf(`begun ${title}`);
  const since = await database.asSystem((tx) => alertedAt(tx, customerId, alertId));
  const after = (at: number): Date =>
    new Date(Math.min(now.getTime(), Math.max(inOfficeHours(new Date(at), lot.next()).getTime(), since + minutes(40))));
  const begun = after(now.getTime() + days(Math.min(dueInDays - 24, -1 - lot.int(0, 8))));
  const done = after(now.getTime() + days(Math.min(dueInDays - 2, 0)));
  await dateAction(database, { customerId, actionId: id, begun, done: done < begun ? now : done });
}

/** When the customer heard of it, in milliseconds; 0 without an alert. */
async function alertedAt(tx: Tx, customerId: number, alertId: number | null): Promise<number> {
  if (alertId === null) return 0;
  const { rows } = await tx.execute<{ at: Date }>(
    sql`select at from alerts where customer_id = ${customerId} and id = ${alertId}`,
  );
  return rows[0] ? new Date(rows[0].at).getTime() : 0;
}
