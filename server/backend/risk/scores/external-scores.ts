import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ExternalScore } from "~/backend/contract/scores";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { externalScores } from "../../platform/db/schema/scores";
import { users } from "../../platform/db/schema/users";
import { computeFor } from "./compute-scores";
import { lockMonitored } from "./lock-monitored";
import { readScoreRules } from "./score-rules";

export type Content = Pick<ExternalScore, "eventTypeId" | "value" | "comment" | "validUntil"> & { validFrom?: string };
type Asked = AskedBySession & { tx: Tx };

const MOST = 500;

/** The customer's own scores of a target that were not taken away, newest first. */
export async function readExternalScores(tx: Tx, customerId: number, targetId: number): Promise<ExternalScore[]> {
  return select(tx, customerId, eq(externalScores.targetId, targetId));
}

/** Writes a new one, and the target's score with it. Throws 422 for an event type that there is not. */
export async function giveScore(asked: Asked, targetId: number, content: Content): Promise<ExternalScore> {
  const { tx, scope } = asked;
  await checkEventType(tx, content.eventTypeId);
  const validFrom = content.validFrom ?? new Date().toISOString().slice(0, 10);
  checkPeriod(validFrom, content.validUntil);
  const values = { ...content, validFrom, customerId: scope.customerId, targetId, createdBy: scope.userId };
  const [row] = await tx.insert(externalScores).values(values).returning({ id: externalScores.id });
  return finish(asked, "external-score.added", targetId, row?.id ?? 0, null);
}

/** Throws 404, 409 with what stands there now, 422 for an event type that there is not. */
export async function changeScore(
  asked: Asked,
  { targetId, id }: { targetId: number; id: number },
  { version, ...content }: Content & { version: number },
): Promise<ExternalScore> {
  const { tx, scope } = asked;
  const before = await lock(tx, scope.customerId, targetId, id);
  if (before.version !== version) throw staleVersion(before);
  await checkEventType(tx, content.eventTypeId);
  const validFrom = content.validFrom ?? before.validFrom;
  checkPeriod(validFrom, content.validUntil);
  await tx
    .update(externalScores)
    .set({ ...content, validFrom, version: version + 1, updatedAt: sql`now()` })
    .where(one(scope.customerId, id));
  return finish(asked, "external-score.changed", targetId, id, before);
}

/** Throws 404. The row stays, for what was computed with it. */
export async function takeScoreAway(asked: Asked, targetId: number, id: number): Promise<void> {
  const { tx, scope } = asked;
  const before = await lock(tx, scope.customerId, targetId, id);
  await tx.update(externalScores).set({ deletedAt: sql`now()` }).where(one(scope.customerId, id));
  await compute(tx, scope.customerId, targetId);
  await recordChange(asked, "external-score.deleted", id, { targetId, ...before }, null);
}

async function finish(
  asked: Asked,
  kind: string,
  targetId: number,
  id: number,
  before: ExternalScore | null,
): Promise<ExternalScore> {
  const { tx, scope } = asked;
  await compute(tx, scope.customerId, targetId);
  const [after] = await select(tx, scope.customerId, eq(externalScores.id, id));
  if (!after) throw notFound("score");
  await recordChange(asked, kind, id, before && { targetId, ...before }, { targetId, ...after });
  return after;
}

/** At once, so that whoever gave the score sees what came of it. */
async function compute(tx: Tx, customerId: number, targetId: number): Promise<void> {
  const now = new Date();
  const rules = await readScoreRules(tx, now.toISOString().slice(0, 10));
  await lockMonitored(tx, customerId, [targetId]);
  await computeFor(tx, customerId, [targetId], { rules, now });
}

async function checkEventType(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from event_types where id = ${id}`);
  if (rows.length === 0) throw invalid("eventTypeId", "is no event type");
}

/** Against the day that stands when none was sent; the contract has compared those that were. */
function checkPeriod(validFrom: string, validUntil: string | null): void {
  if (validUntil !== null && validUntil < validFrom) throw invalid("validUntil", "is before the first day");
}

const invalid = (field: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${field}`, message }]);

const one = (customerId: number, id: number) =>
  and(eq(externalScores.customerId, customerId), eq(externalScores.id, id));

async function lock(tx: Tx, customerId: number, targetId: number, id: number): Promise<ExternalScore> {
  await tx.execute(sql`select from external_scores where customer_id = ${customerId} and id = ${id} for update`);
  const [row] = await select(tx, customerId, and(eq(externalScores.id, id), eq(externalScores.targetId, targetId)));
  if (!row) throw notFound("score");
  return row;
}

async function select(tx: Tx, customerId: number, which: ReturnType<typeof and>): Promise<ExternalScore[]> {
  const rows = await tx
    .select({ score: externalScores, firstname: users.firstname, lastname: users.lastname })
    .from(externalScores)
    .leftJoin(users, and(eq(users.customerId, customerId), eq(users.id, externalScores.createdBy)))
    .where(and(eq(externalScores.customerId, customerId), isNull(externalScores.deletedAt), which))
    .orderBy(desc(externalScores.createdAt), desc(externalScores.id))
    .limit(MOST);
  const today = new Date().toISOString().slice(0, 10);
  return rows.map(({ score, firstname, lastname }) => ({
    id: score.id,
    eventTypeId: score.eventTypeId,
    value: score.value,
    comment: score.comment,
    validFrom: score.validFrom,
    validUntil: score.validUntil,
    valid: score.validFrom <= today && (score.validUntil === null || score.validUntil >= today),
    createdBy: firstname === null ? null : `${firstname} ${lastname}`,
    createdAt: score.createdAt.toISOString(),
    updatedAt: score.updatedAt.toISOString(),
    version: score.version,
  }));
}
