import { sql } from "drizzle-orm";
import {
  decideImportRow,
  decideImportRows,
  exportImportProblems,
  listImportRows,
  readImportRow,
  undoImportDecisions,
} from "~/backend/contract/import-rows";
import { MERGED_STATES, ROW_STATES } from "~/backend/contract/import-states";
import { actorOf } from "../../people/session/actor";
import { answer, answerPrepared, answerStream, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { imports } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { kindOf } from "./kinds/kind-of";
import { exportProblems } from "./problems/export-problems";
import { keyOf, loadImport, pageOf, rowCursorOf, rowNumberIn, rowOf, rowsOf } from "./queries";
import { readRow } from "./read-row";
import { restoreBefore } from "./run/before-image";
import type { RowDecision } from "./run/decide-row";
import type { ImportKey } from "./run/import-key";
import { countRows, type Import, lockImport, one, takesDecisions } from "./run/import-steps";
import { changedSince, countChanged, countWhich, raiseRevision } from "./run/revision";

export const importRowHandlers: Handler[] = [
  answer(listImportRows, async ({ tx, scope, session, params, query }) => {
    const key = keyOf(scope.customerId, params);
    const { counts } = await loadImport(tx, key);
    const { size } = query;
    const states = statesAsked(query);
    const changed = query.changedSince === undefined ? null : changedSince(query.changedSince, session.user.id);
    const alike = query.leastScore === undefined ? sql`true` : sql`coalesce(r.score, 0) >= ${query.leastScore}`;
    const which = sql`${changed ?? sql`true`} and ${alike}`;
    const rows = await rowsOf(tx, key, { states, which, after: rowCursorOf(query.after) ?? 0, size });
    const content = rows.slice(0, size);
    const isOf = sql`r.state = any(${sql.param([...states])}::text[])`;
    const total = changed
      ? await countChanged(tx, key, sql`${which} and ${isOf}`)
      : query.leastScore === undefined
        ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
        : await countWhich(tx, key, sql`${which} and ${isOf}`);
    return pageOf(content, size, total, {
      totalIsExact: true,
      after: rows.length > size ? String(content.at(-1)?.row) : null,
    });
  }),

  answerPrepared(
    readImportRow,
    ({ deps, scope, params }) =>
      readRow(deps.database, scope, keyOf(scope.customerId, params), rowNumberIn(params.row)),
    async ({ prepared }) => prepared,
  ),

  answer(decideImportRow, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const key = keyOf(scope.customerId, params);
    const row = rowNumberIn(params.row);
    const { kind } = await mustTakeDecisions(tx, key);
    await raiseRevision(tx, key, session.user.id);
    const by = { userId: session.user.id, seen: body };
    const { before, same = 0 } = await kindOf({ kind }).decide(tx, key, row, toDecision(body), by);
    const counts = await countRows(tx, key);
    await tx.update(imports).set({ counts }).where(one(key));
    const after = await rowOf(tx, key, row);
    await appendEvidence(tx, scope.customerId, [
      {
        ...{ actor: actorOf(session), subjectType: "import", subjectId: params.importId, kind: "import.row-decided" },
        before: { row, state: before },
        after: {
          row,
          state: after.state,
          name: after.name,
          targetId: after.target?.id ?? null,
          ...(same > 0 && { same }),
        },
      },
    ]);
    return { ...after, decidedToo: same };
  }),

  answer(decideImportRows, async ({ tx, scope, session, params, body }) => {
    const key = keyOf(scope.customerId, params);
    const { kind } = await mustTakeDecisions(tx, key);
    await raiseRevision(tx, key, session.user.id);
    const decided = await kindOf({ kind }).decideAll(tx, key, body, session.user.id);
    if (decided > 0) {
      const counts = await countRows(tx, key);
      await tx.update(imports).set({ counts }).where(one(key));
      await appendEvidence(tx, scope.customerId, [
        {
          ...{
            actor: actorOf(session),
            subjectType: "import",
            subjectId: params.importId,
            kind: "import.rows-decided",
          },
          after: { ...body, rows: decided },
        },
      ]);
    }
    return { decided, import: await loadImport(tx, key) };
  }),

  answer(undoImportDecisions, async ({ tx, scope, session, params, body: { revision } }) => {
    const key = keyOf(scope.customerId, params);
    await mustTakeDecisions(tx, key);
    await raiseRevision(tx, key, session.user.id);
    const undone = await restoreBefore(tx, key, revision);
    if (undone > 0) {
      const counts = await countRows(tx, key);
      await tx.update(imports).set({ counts }).where(one(key));
      await appendEvidence(tx, scope.customerId, [
        {
          ...{ actor: actorOf(session), subjectType: "import", subjectId: params.importId },
          ...{ kind: "import.rows-undecided", after: { rows: undone } },
        },
      ]);
    }
    return { undone, import: await loadImport(tx, key) };
  }),

  answerStream(exportImportProblems, ({ database, scope, session, params, query }) =>
    exportProblems(database, scope, keyOf(scope.customerId, params), {
      ...{ format: query.format, language: session.user.language },
    }),
  ),
];

type RowStateName = (typeof ROW_STATES)[number];

function statesAsked({ state, merged }: { state?: RowStateName; merged?: "true" }): RowStateName[] {
  return ROW_STATES.filter(
    (one) =>
      (state === undefined || one === state) &&
      (merged === undefined || (MERGED_STATES as readonly string[]).includes(one)),
  );
}

/** While a step is at work on the rows nobody changes them; the lock keeps one from being asked for meanwhile. */
async function mustTakeDecisions(tx: Tx, key: ImportKey): Promise<Import> {
  const found = await lockImport(tx, key);
  if (takesDecisions(found)) return found;
  const { step, state } = found;
  throw new Refusal(409, "import_wrong_step", `The import is at ${step} (${state})`);
}

function toDecision({
  decision,
  targetId,
}: {
  decision: RowDecision["decision"];
  targetId: number | null;
}): RowDecision {
  if (decision !== "join") return { decision, targetId: null };
  if (targetId !== null) return { decision, targetId };
  throw new Refusal(422, "invalid_input", "Say which target it is", [
    { path: "body.targetId", message: "is required where a row is merged" },
  ]);
}
