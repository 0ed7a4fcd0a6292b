import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { OwnMeasure, OwnMeasureContent } from "~/backend/contract/own-measures";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { ownMeasures } from "../../platform/db/schema/own-measures";
import { appendEvidence } from "../../platform/evidence/ledger";
import { groupsByTopic } from "./groups-by-topic";
import { contentOf, type OwnRow, ownId } from "./known-measures";

type Asked = AskedBySession & { tx: Tx };

const one = (customerId: number, id: number) => and(eq(ownMeasures.customerId, customerId), eq(ownMeasures.id, id));

/** A customer has no more of them, in any state. */
const MOST_OWN = 500;

export async function listOwn(tx: Tx, customerId: number): Promise<OwnMeasure[]> {
  const rows = await tx
    .select()
    .from(ownMeasures)
    .where(eq(ownMeasures.customerId, customerId))
    .orderBy(desc(ownMeasures.updatedAt), desc(ownMeasures.id))
    .limit(MOST_OWN);
  return told(tx, customerId, rows);
}

export async function readOwn(tx: Tx, customerId: number, id: number): Promise<OwnMeasure> {
  const [row] = await tx.select().from(ownMeasures).where(one(customerId, id));
  const [own] = row ? await told(tx, customerId, [row]) : [];
  if (!own) throw notFound("own measure");
  return own;
}

/** Writes a draft. Throws 422 for an unknown topic, and 404 where what it replaces is not a published one. */
export async function createOwn(asked: Asked, content: OwnMeasureContent, replaces?: number): Promise<OwnMeasure> {
  const { tx, scope, session } = asked;
  const { customerId } = scope;
  await requireTopics(tx, content.topics);
  const [count] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(ownMeasures)
    .where(eq(ownMeasures.customerId, customerId));
  if ((count?.n ?? 0) >= MOST_OWN) throw new Refusal(422, "too_many", `At most ${MOST_OWN} own measures`);
  if (replaces !== undefined) {
    const [before] = await tx.select().from(ownMeasures).where(one(customerId, replaces));
    if (before?.state !== "published") throw notFound("published own measure");
  }
  const [row] = await tx
    .insert(ownMeasures)
    .values({ customerId, ...stored(content), replacesId: replaces ?? null, writtenBy: session.user.id })
    .returning();
  if (!row) throw new Error("An insert answered no row");
  await record(asked, "own-measure.added", null, row);
  return readOwn(tx, customerId, row.id);
}

/** Changes what is not published yet; it has to be reviewed anew. */
export async function changeOwn(
  asked: Asked,
  id: number,
  content: OwnMeasureContent,
  version: number,
): Promise<OwnMeasure> {
  const { tx, scope, session } = asked;
  const before = await locked(asked, id, version);
  if (before.state === "published" || before.state === "retired") {
    throw new Refusal(409, "measure_published", "A published measure is not changed but replaced");
  }
  await requireTopics(tx, content.topics);
  const after = await update(asked, before, {
    ...stored(content),
    state: "draft",
    writtenBy: session.user.id,
    reviewedBy: null,
    ...NOT_RETURNED,
  });
  await record(asked, "own-measure.changed", before, after);
  return readOwn(tx, scope.customerId, id);
}

const NOT_RETURNED = { returnNote: null, returnedBy: null };

const FROM = {
  draft: ["draft", "reviewed"],
  reviewed: ["draft"],
  published: ["reviewed"],
  retired: ["draft", "reviewed", "published"],
} as const;

interface Move {
  state: keyof typeof FROM;
  version: number;
  /** What is to be changed of a text that is sent back. */
  note?: string | undefined;
}

/**
 * A draft is reviewed by another person than its writer, then published, then retired. Until then the other person may send it back with
 * a note, which stays until its text is changed or reviewed.
 */
export async function moveOwn(asked: Asked, id: number, { state, version, note }: Move): Promise<OwnMeasure> {
  const { tx, scope, session } = asked;
  if (state === "draft" && note === undefined) throw noteMissing();
  const before = await locked(asked, id, version);
  const from: readonly string[] = FROM[state];
  if (!from.includes(before.state)) {
    throw new Refusal(409, "wrong_state", `A ${before.state} measure cannot become ${state}`);
  }
  const { id: me } = session.user;
  if ((state === "reviewed" || state === "draft") && before.writtenBy === me) {
    throw new Refusal(409, "second_person", "Somebody else than its writer has to review it");
  }
  const sentBack = state === "draft" && note !== undefined;
  const after = await update(asked, before, {
    state,
    ...(state === "reviewed" && { reviewedBy: me }),
    ...(sentBack ? { reviewedBy: null, returnNote: note, returnedBy: me } : NOT_RETURNED),
  });
  await record(asked, sentBack ? "own-measure.returned" : `own-measure.${state}`, before, after, note);
  if (state === "published" && before.replacesId !== null) await retireReplaced(asked, before.replacesId);
  return readOwn(tx, scope.customerId, id);
}

function noteMissing(): Refusal {
  const problem = { path: "body.note", message: "is needed to send it back" };
  return new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
}

async function retireReplaced(asked: Asked, id: number): Promise<void> {
  const [before] = await asked.tx.select().from(ownMeasures).where(one(asked.scope.customerId, id)).for("update");
  if (before?.state !== "published") return;
  await record(asked, "own-measure.retired", before, await update(asked, before, { state: "retired" }));
}

async function locked({ tx, scope }: Asked, id: number, version: number): Promise<OwnRow> {
  const [row] = await tx.select().from(ownMeasures).where(one(scope.customerId, id)).for("update");
  if (!row) throw notFound("own measure");
  if (row.version !== version) throw staleVersion(await readOwn(tx, scope.customerId, id));
  return row;
}

async function update({ tx, scope }: Asked, before: OwnRow, set: Partial<OwnRow>): Promise<OwnRow> {
  const [after] = await tx
    .update(ownMeasures)
    .set({ ...set, version: before.version + 1, updatedAt: new Date() })
    .where(one(scope.customerId, before.id))
    .returning();
  return after ?? before;
}

function stored({ source, confidence, ...content }: OwnMeasureContent) {
  return { content: content as unknown as Record<string, unknown>, source, confidence };
}

/** Throws 422 with the place of each event type that there is not. */
async function requireTopics(tx: Tx, topics: readonly string[]): Promise<void> {
  const problems = await unknownTopics(tx, topics);
  if (problems.length > 0) throw new Refusal(422, "invalid_input", "Some of the input is not valid", problems);
}

export async function unknownTopics(tx: Tx, topics: readonly string[]) {
  const known = await groupsByTopic(tx);
  return topics.flatMap((topic, at) =>
    known.has(topic) ? [] : [{ path: `body.topics.${at}`, message: "is no event type" }],
  );
}

async function told(tx: Tx, customerId: number, rows: readonly OwnRow[]): Promise<OwnMeasure[]> {
  if (rows.length === 0) return [];
  const people = [
    ...new Set(rows.flatMap(({ writtenBy, reviewedBy, returnedBy }) => [writtenBy, reviewedBy, returnedBy])),
  ];
  const { rows: named } = await tx.execute<{ id: string; name: string }>(sql`
    select id, firstname || ' ' || lastname as name from users
     where customer_id = ${customerId} and id = any(${sql.param(people.filter((id) => id !== null))}::bigint[])`);
  const nameOf = (id: number | null) => named.find((one) => Number(one.id) === id)?.name ?? null;
  const ids = rows.map(({ id }) => id);
  const next = await tx
    .select({ id: ownMeasures.id, replacesId: ownMeasures.replacesId })
    .from(ownMeasures)
    .where(
      and(
        eq(ownMeasures.customerId, customerId),
        eq(ownMeasures.state, "published"),
        inArray(ownMeasures.replacesId, ids),
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    measureId: ownId(row.id),
    state: row.state,
    content: contentOf(row),
    replaces: row.replacesId,
    successor: next.find(({ replacesId }) => replacesId === row.id)?.id ?? null,
    writtenBy: { id: row.writtenBy, name: nameOf(row.writtenBy) },
    reviewedBy: nameOf(row.reviewedBy),
    returned: row.returnNote === null ? null : { note: row.returnNote, by: nameOf(row.returnedBy) },
    version: row.version,
  }));
}

async function record(
  { tx, scope, session }: Asked,
  kind: string,
  before: OwnRow | null,
  after: OwnRow,
  reason?: string,
) {
  const kept = (row: OwnRow) => ({ state: row.state, ...contentOf(row) });
  const subject = { subjectType: "own-measure", subjectId: String(after.id) };
  await appendEvidence(tx, scope.customerId, [
    {
      actor: actorOf(session),
      ...subject,
      kind,
      before: before && kept(before),
      after: kept(after),
      ...(reason && { reason }),
    },
  ]);
}
