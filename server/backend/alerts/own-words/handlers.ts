import { and, count, eq, isNull } from "drizzle-orm";
import {
  addLexiconRow,
  backTest,
  type LexiconRow,
  listLexicon,
  putLexiconRow,
  readLexiconRow,
  removeLexiconRow,
} from "~/backend/contract/lexicon";
import { MOST_LEXICON_ROWS } from "~/backend/contract/lexicon-words";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import { unlessTaken } from "../../platform/call/unless-taken";
import type { Tx } from "../../platform/db/database";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { lexiconEntries } from "../../platform/db/schema/lexicon";
import { appendEvidence } from "../../platform/evidence/ledger";
import { tryRow } from "./back-test";
import { checkQuery, checkRow } from "./check-row";
import { columnsOf, lockRow, newestFinds, oneRow, rowOf, rowsOf } from "./stored-row";

export const lexiconHandlers: Handler[] = [
  answer(listLexicon, ({ tx, scope }) => rowsOf(tx, scope.customerId)),

  answer(readLexiconRow, async ({ tx, scope, params }) => ({
    ...(await rowOf(tx, scope.customerId, params.rowId)),
    newest: await newestFinds(tx, scope.customerId, params.rowId),
  })),

  answer(addLexiconRow, async (asked) => {
    const { tx, scope, body } = asked;
    const { customerId, userId } = scope;
    // One row after the other, or two that harm each other would both pass.
    await oneAtATime(tx, `lexicon:${customerId}`);
    const there = and(eq(lexiconEntries.customerId, customerId), isNull(lexiconEntries.removedAt));
    const [known] = await tx.select({ n: count() }).from(lexiconEntries).where(there);
    if ((known?.n ?? 0) >= MOST_LEXICON_ROWS)
      throw new Refusal(409, "too_many", `There are ${MOST_LEXICON_ROWS} rows already`);
    await checkRow(tx, customerId, null, body);
    const [row] = await unlessTaken(
      "lexicon_entries_name",
      () => rowExists(body.name),
      () =>
        tx
          .insert(lexiconEntries)
          .values({ ...columnsOf(body), customerId, updatedBy: userId })
          .returning({ id: lexiconEntries.id }),
    );
    if (!row) throw new Error("An insert answered no row");
    const added = await rowOf(tx, customerId, row.id);
    await record(asked, row.id, null, added);
    return added;
  }),

  answer(putLexiconRow, async (asked) => {
    const { tx, scope, params, body } = asked;
    const { customerId, userId } = scope;
    const { version, ...written } = body;
    await rowOf(tx, customerId, params.rowId);
    await oneAtATime(tx, `lexicon:${customerId}`);
    const before = await lockRow(tx, customerId, params.rowId);
    if (before.version !== version) throw staleVersion(before);
    await checkRow(tx, customerId, before.id, written);
    await unlessTaken(
      "lexicon_entries_name",
      () => rowExists(written.name),
      () =>
        tx
          .update(lexiconEntries)
          .set({ ...columnsOf(written), version: version + 1, updatedBy: userId, updatedAt: new Date() })
          .where(oneRow(customerId, before.id)),
    );
    const after = await rowOf(tx, customerId, before.id);
    await record(asked, before.id, before, after);
    return after;
  }),

  answer(removeLexiconRow, async (asked) => {
    const { tx, scope, params } = asked;
    const before = await lockRow(tx, scope.customerId, params.rowId);
    await tx
      .update(lexiconEntries)
      .set({ active: false, removedAt: new Date(), version: before.version + 1, updatedBy: scope.userId })
      .where(oneRow(scope.customerId, before.id));
    await record(asked, before.id, before, null);
  }),

  answer(backTest, async ({ tx, scope, body }) => {
    checkQuery(body);
    if (body.rowId !== null) await rowOf(tx, scope.customerId, body.rowId);
    return tryRow(tx, scope.customerId, body);
  }),
];

const rowExists = (name: string) => new Refusal(409, "row_exists", `There is a row ${name} already`);

type Asked = AskedBySession & { tx: Tx };

async function record({ tx, scope, session }: Asked, id: number, before: LexiconRow | null, after: LexiconRow | null) {
  const subject = { actor: actorOf(session), subjectType: "lexicon-row", subjectId: String(id) };
  await appendEvidence(tx, scope.customerId, [
    { ...subject, kind: "lexicon-row.changed", before: before && kept(before), after: after && kept(after) },
  ]);
}

/** What a person wrote; who and when stands in the entry, and how much it found is no decision. */
const kept = ({ hits: _, lastHitAt: __, updatedAt: ___, updatedBy: ____, ...written }: LexiconRow) => written;
