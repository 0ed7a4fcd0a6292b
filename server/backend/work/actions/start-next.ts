import { and, eq, sql } from "drizzle-orm";
import { type ActionTypeName, LAST_RESORT } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { dayOf } from "../../platform/call/day-of";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { actions } from "../../platform/db/schema/actions";
import { plusMonths } from "./plus-months";
import { start } from "./start-action";

type Asked = AskedBySession & { tx: Tx };

/** What comes again starts anew, counted from the day of completion; completed a second time it starts no second one. */
export async function startNext(asked: Asked, done: Action): Promise<Action | null> {
  if (done.everyMonths === null) return null;
  const { customerId } = asked.scope;
  const follower = and(eq(actions.customerId, customerId), eq(actions.followsId, done.id));
  if ((await asked.tx.$count(actions, follower)) > 0) return null;
  return startFollower(
    asked,
    done,
    plusMonths(dayOf(asked, new Date(done.completedAt ?? Date.now())), done.everyMonths),
  );
}

/**
 * The same once more, with all steps to be done again, for who is still there; due when its type usually is unless said. Breaking off is
 * not done twice: it answers null.
 */
export async function startFollower(asked: Asked, done: Action, dueOn?: string): Promise<Action | null> {
  const {
    typeId,
    title,
    description,
    purpose,
    rightConcerned,
    rootCause,
    success,
    confidential,
    everyMonths,
    measure,
  } = done;
  if (typeId === LAST_RESORT) return null;
  const { userIds, alertIds } = await stillThere(asked, done);
  return start(asked, {
    ...{ title, description, purpose, rightConcerned, rootCause, success, confidential, everyMonths, dueOn, alertIds },
    ...(measure && { measure }),
    typeId: typeId as ActionTypeName,
    assignees: done.assignees.filter(({ kind, id }) => kind === "team" || userIds.includes(id)),
    targetIds: done.targets.map(({ id }) => id),
    steps: done.steps.map(({ title, assigneeId }) => ({
      title,
      assigneeId: assigneeId !== null && userIds.includes(assigneeId) ? assigneeId : null,
    })),
    followsId: done.id,
  });
}

async function stillThere({ tx, scope }: Asked, { assignees, steps, alertIds }: Action) {
  const people = [
    ...assignees.flatMap(({ kind, id }) => (kind === "user" ? [id] : [])),
    ...steps.flatMap(({ assigneeId }) => assigneeId ?? []),
  ];
  const { rows } = await tx.execute<{ userIds: number[]; alertIds: number[] }>(sql`
    select (select coalesce(jsonb_agg(id), '[]') from users
             where customer_id = ${scope.customerId} and deactivated_at is null and id = any(${sql.param(people)}::bigint[])) as "userIds",
           (select coalesce(jsonb_agg(id), '[]') from alerts
             where customer_id = ${scope.customerId} and id = any(${sql.param(alertIds)}::bigint[])) as "alertIds"`);
  return rows[0] ?? { userIds: [], alertIds: [] };
}
