import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  type ActionTemplate,
  type changeActionTemplate,
  type createActionTemplate,
  MOST_TEMPLATES,
} from "~/backend/contract/action-templates";
import type { ActionTypeName, RightName } from "~/backend/contract/action-words";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actionTemplates } from "../../platform/db/schema/actions";
import { appendEvidence } from "../../platform/evidence/ledger";

type Asked = AskedBySession & { tx: Tx };
type Body = z.output<NonNullable<typeof createActionTemplate.body>>;
type Change = z.output<NonNullable<typeof changeActionTemplate.body>>;
type Row = typeof actionTemplates.$inferSelect;

/** A customer's own, by title. */
export async function listTemplates(tx: Tx, customerId: number): Promise<ActionTemplate[]> {
  const rows = await tx
    .select()
    .from(actionTemplates)
    .where(eq(actionTemplates.customerId, customerId))
    .orderBy(sql`lower(${actionTemplates.title})`, actionTemplates.id);
  return rows.map(toTemplate);
}

export async function createTemplate(asked: Asked, body: Body): Promise<ActionTemplate> {
  const { tx, scope } = asked;
  const { customerId, userId } = scope;
  // Of two who add the last one, the second waits.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${customerId}::int)`);
  if ((await tx.$count(actionTemplates, eq(actionTemplates.customerId, customerId))) >= MOST_TEMPLATES) {
    throw new Refusal(409, "too_many", `There are ${MOST_TEMPLATES} templates already`, { most: MOST_TEMPLATES });
  }
  const [row] = await tx
    .insert(actionTemplates)
    .values({ ...body, customerId, createdBy: userId })
    .returning();
  if (!row) throw notFound("template");
  const made = toTemplate(row);
  await record(asked, null, made);
  return made;
}

const LOCK = 7_310_021;

export async function changeTemplate(asked: Asked, id: number, { version, ...body }: Change): Promise<ActionTemplate> {
  const before = await locked(asked, id);
  if (before.version !== version) throw staleVersion(before);
  const [row] = await asked.tx
    .update(actionTemplates)
    .set({ ...body, version: version + 1, updatedAt: new Date() })
    .where(one(asked, id))
    .returning();
  if (!row) throw notFound("template");
  const after = toTemplate(row);
  await record(asked, before, after);
  return after;
}

export async function deleteTemplate(asked: Asked, id: number): Promise<void> {
  const before = await locked(asked, id);
  await asked.tx.delete(actionTemplates).where(one(asked, id));
  await record(asked, before, null);
}

async function locked(asked: Asked, id: number): Promise<ActionTemplate> {
  const [row] = await asked.tx.select().from(actionTemplates).where(one(asked, id)).for("update");
  if (!row) throw notFound("template");
  return toTemplate(row);
}

const one = ({ scope }: Asked, id: number) =>
  and(eq(actionTemplates.customerId, scope.customerId), eq(actionTemplates.id, id));

function toTemplate({
  id,
  title,
  typeId,
  purpose,
  rightConcerned,
  description,
  evidence,
  steps,
  version,
}: Row): ActionTemplate {
  const words = { typeId: typeId as ActionTypeName, rightConcerned: rightConcerned as RightName | null };
  return { id, title, purpose, description, evidence, steps, version, ...words };
}

async function record({ tx, scope, session }: Asked, before: ActionTemplate | null, after: ActionTemplate | null) {
  const kind = `action-template.${before ? (after ? "changed" : "deleted") : "created"}`;
  const subjectId = String((after ?? before)?.id);
  await appendEvidence(tx, scope.customerId, [
    { actor: actorOf(session), subjectType: "action-template", subjectId, kind, before, after },
  ]);
}
