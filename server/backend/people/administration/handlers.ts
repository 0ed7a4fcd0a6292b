import { and, desc, eq, lt, sql } from "drizzle-orm";
import {
  type Job,
  listFeatureFlags,
  listJobs,
  listMails,
  type Mail,
  readMail,
  switchFeatureFlag,
} from "~/backend/contract/administration";
import { FEATURES } from "~/backend/contract/features";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import { customerFeatureFlags } from "../../platform/db/schema/customers";
import { mails } from "../../platform/db/schema/mails";
import { recordChange } from "../people/record-change";

export const administrationHandlers: Handler[] = [
  answer(listFeatureFlags, async ({ tx, scope }) => {
    const rows = await tx
      .select({ flag: customerFeatureFlags.flag })
      .from(customerFeatureFlags)
      .where(eq(customerFeatureFlags.customerId, scope.customerId));
    return FEATURES.map((name) => ({ name, on: rows.some(({ flag }) => flag === name) }));
  }),

  answer(switchFeatureFlag, async (asked) => {
    const { tx, scope, params, body } = asked;
    const flag = FEATURES.find((one) => one === params.name);
    if (!flag) throw notFound("feature flag");
    const own = { customerId: scope.customerId, flag };
    const changed = body.on
      ? await tx.insert(customerFeatureFlags).values(own).onConflictDoNothing().returning()
      : await tx
          .delete(customerFeatureFlags)
          .where(and(eq(customerFeatureFlags.customerId, own.customerId), eq(customerFeatureFlags.flag, flag)))
          .returning();
    if (changed.length > 0) await recordChange(asked, "feature-flag.switched", flag, !body.on, body.on);
    return { name: flag, on: body.on };
  }),

  answer(listMails, async ({ tx, scope, query }) => {
    const { size } = query;
    const before = query.after === undefined ? undefined : readCursor(query.after);
    const own = eq(mails.customerId, scope.customerId);
    const rows = await tx
      .select()
      .from(mails)
      .where(and(own, before === undefined ? undefined : lt(mails.id, before)))
      .orderBy(desc(mails.id))
      .limit(size + 1);
    const total = await tx.$count(mails, own);
    const content = rows.slice(0, size).map(toMail);
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements: total,
      totalPages: Math.ceil(total / size),
      totalIsExact: true,
      after: rows.length > size ? String(content.at(-1)?.id) : null,
    };
  }),

  answer(readMail, async ({ tx, scope, params, deps }) => {
    const id = rowId(params.mailId, "mail");
    const [row] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.customerId, scope.customerId), eq(mails.id, id)));
    if (!row) throw notFound("mail");
    // Where real people work, a link that sets somebody's password is that somebody's alone.
    const isClosed = row.secret && deps.config.stage === "production";
    return { ...toMail(row), text: isClosed ? null : row.text };
  }),

  answer(listJobs, async ({ tx }) => {
    const { rows } = await tx.execute<JobRow>(sql`select * from jobs_of_customer()`);
    return rows.map((row) => ({
      id: String(row.id),
      task: row.task,
      state: row.state,
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      createdAt: new Date(row.created_at).toISOString(),
      runAt: new Date(row.run_at).toISOString(),
      lastError: row.last_error?.slice(0, 300) ?? null,
    }));
  }),
];

function readCursor(after: string): number {
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  const problem = {
    path: "query.after",
    message: "is not a cursor of this list; leave it out to start at the first page",
  };
  throw new Refusal(422, "invalid_input", "The cursor is not one of this list", [problem]);
}

interface JobRow extends Record<string, unknown> {
  id: string;
  task: string;
  state: Job["state"];
  attempts: number;
  max_attempts: number;
  created_at: Date | string;
  run_at: Date | string;
  last_error: string | null;
}

function toMail({ id, recipient, subject, state, createdAt, sentAt, error }: typeof mails.$inferSelect): Mail {
  return {
    id,
    recipient,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    error,
  };
}
