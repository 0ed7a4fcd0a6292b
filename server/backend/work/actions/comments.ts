import { sql } from "drizzle-orm";
import type { ActionComment } from "~/backend/contract/action-comments";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actionComments } from "../../platform/db/schema/actions";
import { appendEvidence } from "../../platform/evidence/ledger";
import { notifyCommented } from "./notify-people";
import { findAction } from "./read-actions";

/** A page of what was said, newest first. Throws 404 for an action that is not there, 422 for no cursor of ours. */
export async function listComments(
  tx: Tx,
  customerId: number,
  actionId: number,
  { size, after }: { size: number; after?: string },
) {
  if (!(await findAction(tx, customerId, actionId))) throw notFound("action");
  const whose = sql`c.customer_id = ${customerId} and c.action_id = ${actionId}`;
  const before = after === undefined ? sql`` : sql`and c.id < ${cursorOf(after)}`;
  const rows = await read(tx, sql`${whose} ${before}`, size + 1);
  const { rows: counted } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from action_comments c where ${whose} limit ${MOST_COUNTED}) found`,
  );
  const total = counted[0]?.n ?? 0;
  const content = rows.slice(0, size);
  return {
    content,
    number: 0,
    numberOfElements: content.length,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    totalIsExact: total < MOST_COUNTED,
    after: rows.length > size ? String(content.at(-1)?.id) : null,
  };
}

const MOST_COUNTED = 1001;

/** Keeps a comment, tells it in the action's ledger, and notifies whom the action concerns. */
export async function addComment(asked: AskedBySession & { tx: Tx }, actionId: number, text: string) {
  const { tx, scope, session } = asked;
  const { customerId, userId } = scope;
  const action = await findAction(tx, customerId, actionId);
  if (!action) throw notFound("action");
  const [row] = await tx
    .insert(actionComments)
    .values({ customerId, actionId, text, createdBy: userId })
    .returning({ id: actionComments.id });
  const id = row?.id ?? 0;
  await notifyCommented(asked, action);
  const [comment] = await read(tx, sql`c.customer_id = ${customerId} and c.id = ${id}`, 1);
  if (!comment) throw notFound("comment");
  const subject = { subjectType: "action", subjectId: String(actionId) };
  await appendEvidence(tx, customerId, [
    {
      actor: actorOf(session),
      ...subject,
      kind: "action.commented",
      before: null,
      after: action.confidential ? { id } : { id, text },
    },
  ]);
  return comment;
}

interface Row extends Record<string, unknown> {
  id: number;
  text: string;
  createdBy: string | null;
  createdAt: string | Date;
}

async function read(tx: Tx, where: ReturnType<typeof sql>, limit: number): Promise<ActionComment[]> {
  const { rows } = await tx.execute<Row>(sql`
    select c.id::int, c.text, c.created_at as "createdAt", u.firstname || ' ' || u.lastname as "createdBy"
      from action_comments c left join users u on u.customer_id = c.customer_id and u.id = c.created_by
     where ${where} order by c.id desc limit ${limit}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() }));
}

function cursorOf(after: string): number {
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  const problem = {
    path: "query.after",
    message: "is not a cursor of this list; leave it out to start at the first page",
  };
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [problem]);
}
