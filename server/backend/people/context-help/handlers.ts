import { and, eq, sql } from "drizzle-orm";
import {
  addContextHelp,
  type ContextHelpEntry,
  changeContextHelp,
  deleteContextHelp,
  listContextHelp,
} from "~/backend/contract/context-help";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { contextHelp } from "../../platform/db/schema/context-help";
import { appendEvidence } from "../../platform/evidence/ledger";
import { actorOf } from "../session/actor";

export const contextHelpHandlers: Handler[] = [
  answer(listContextHelp, async ({ tx, query, scope }) => {
    const rows = await tx
      .select()
      .from(contextHelp)
      .where(and(eq(contextHelp.customerId, scope.customerId), eq(contextHelp.locale, query.locale)))
      .orderBy(contextHelp.key);
    return rows.map(toEntry);
  }),

  answer(addContextHelp, async (asked) => {
    const { tx, body, scope } = asked;
    const [row] = await tx
      .insert(contextHelp)
      .values({ customerId: scope.customerId, ...body, version: 1, updatedBy: scope.userId })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refusal(409, "context_help_exists", `There is help under ${body.key} already`);
    await record(asked, body.key, null, toEntry(row));
    return toEntry(row);
  }),

  answer(changeContextHelp, async (asked) => {
    const { tx, params, body, scope } = asked;
    const before = await lock(tx, scope.customerId, params.key, body.locale);
    if (before.version !== body.version) throw staleVersion(toEntry(before));
    const [after] = await tx
      .update(contextHelp)
      .set({
        title: body.title,
        body: body.body,
        version: before.version + 1,
        updatedBy: scope.userId,
        updatedAt: sql`now()`,
      })
      .where(one(scope.customerId, params.key, body.locale))
      .returning();
    if (!after) throw notFound("help entry");
    await record(asked, params.key, toEntry(before), toEntry(after));
    return toEntry(after);
  }),

  answer(deleteContextHelp, async (asked) => {
    const { tx, params, query, scope } = asked;
    const before = await lock(tx, scope.customerId, params.key, query.locale);
    await tx.delete(contextHelp).where(one(scope.customerId, params.key, query.locale));
    await record(asked, params.key, toEntry(before), null);
  }),
];

type Row = typeof contextHelp.$inferSelect;

const one = (customerId: number, key: string, locale: string) =>
  and(eq(contextHelp.customerId, customerId), eq(contextHelp.key, key), eq(contextHelp.locale, locale));

async function lock(tx: Tx, customerId: number, key: string, locale: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(contextHelp)
    .where(one(customerId, key, locale))
    .for("update");
  if (!row) throw notFound("help entry");
  return row;
}

async function record(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  key: string,
  before: ContextHelpEntry | null,
  after: ContextHelpEntry | null,
): Promise<void> {
  await appendEvidence(tx, scope.customerId, [
    {
      actor: actorOf(session),
      subjectType: "context-help",
      subjectId: key,
      kind: "context-help.changed",
      before,
      after,
      reason: null,
      ruleVersion: null,
    },
  ]);
}

function toEntry({ key, locale, title, body, version, updatedAt }: Row): ContextHelpEntry {
  return {
    key,
    locale: locale as ContextHelpEntry["locale"],
    title,
    body,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
