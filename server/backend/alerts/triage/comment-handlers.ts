import { sql } from "drizzle-orm";
import type { AlertComment } from "~/backend/contract/alert";
import { addAlertComment, deleteAlertComment } from "~/backend/contract/alert-comments";
import { MOST_ALERT_COMMENTS } from "~/backend/contract/alert-words";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { notifyCommented } from "./notify-assigned";

export const alertCommentHandlers: Handler[] = [
  answer(addAlertComment, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const { customerId, userId } = scope;
    await requireRoom(tx, customerId, params.alertId);
    const { rows } = await tx.execute<{ id: string; at: string }>(sql`
      insert into alert_comments (customer_id, alert_id, text, created_by)
      values (${customerId}, ${params.alertId}, ${body.text}, ${userId}) returning id, created_at as at`);
    const [row] = rows;
    if (!row) throw new Error("An insert answered no row");
    const { id, firstname, lastname } = session.user;
    const comment: AlertComment = {
      id: Number(row.id),
      text: body.text,
      createdBy: { id, name: `${firstname} ${lastname}` },
      createdAt: new Date(row.at).toISOString(),
    };
    await notifyCommented(tx, scope, params.alertId);
    // Without its text: what is deleted is gone, and the ledger forgets nothing.
    await record(asked, "alert.commented", null, { id: comment.id });
    return comment;
  }),

  answer(deleteAlertComment, async (asked) => {
    const { tx, scope, session, params } = asked;
    const { rows } = await tx.execute<{ createdBy: string | null; name: string | null }>(sql`
      select c.created_by as "createdBy", u.firstname || ' ' || u.lastname as name
        from alert_comments c left join users u on u.customer_id = c.customer_id and u.id = c.created_by
       where c.customer_id = ${scope.customerId} and c.alert_id = ${params.alertId} and c.id = ${params.commentId}
         for update of c`);
    const [comment] = rows;
    if (!comment) throw notFound("comment");
    if (Number(comment.createdBy) !== session.user.id) requirePermission(session, "admin:access");
    await tx.execute(sql`
      delete from alert_comments where customer_id = ${scope.customerId} and id = ${params.commentId}`);
    await record(asked, "alert.comment-deleted", { id: params.commentId, by: comment.name }, null);
  }),
];

/** Two statements: the second one sees what was said while the first one waited for the lock. */
async function requireRoom(tx: Tx, customerId: number, alertId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from alerts where customer_id = ${customerId} and id = ${alertId} for update`);
  if (rows.length === 0) throw notFound("alert");
  const { rows: counted } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from alert_comments where customer_id = ${customerId} and alert_id = ${alertId}`);
  if ((counted[0]?.n ?? 0) < MOST_ALERT_COMMENTS) return;
  const details = { most: MOST_ALERT_COMMENTS };
  throw new Refusal(409, "too_many", `An alert has at most ${MOST_ALERT_COMMENTS} comments`, details);
}

type Asked = AskedBySession & { tx: Tx; params: { alertId: number } };

async function record({ tx, scope, session, params }: Asked, kind: string, before: unknown, after: unknown) {
  await appendEvidence(tx, scope.customerId, [
    { actor: actorOf(session), subjectType: "alert", subjectId: String(params.alertId), kind, before, after },
  ]);
}
