import { and, eq, sql } from "drizzle-orm";
import { MERGED_STATES, ROW_STATES } from "~/backend/contract/import-states";
import {
  applyImport,
  cancelImport,
  decideImportRow,
  decideImportRows,
  exportImportProblems,
  listImportRows,
  listImports,
  readImport,
  rereadImport,
  startImport,
  undoImport,
} from "~/backend/contract/imports";
import { requireFillable } from "../../network/following/changes/require-collections";
import { actorOf } from "../../people/session/actor";
import { fileBytes } from "../../platform/call/file-bytes";
import { type AskedBySession, answer, answerStream, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { collections } from "../../platform/db/schema/follows";
import { imports } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { exportProblems } from "./problems/export-problems";
import { cursorOf, loadImport, newestImports, numberIn, rowOf, rowsOf, sameFileBefore, withCreators } from "./queries";
import { askForStep } from "./run/ask-for-step";
import { cancelImport as cancel } from "./run/cancel-import";
import { decideRow, type RowDecision } from "./run/decide-row";
import { decideRows } from "./run/decide-rows";
import type { ImportKey } from "./run/import-key";
import type { ImportOptions } from "./run/import-options";
import { countRows, lockImport, one } from "./run/import-steps";
import { rememberDecisions } from "./run/remember-decisions";
import { rereadImport as reread } from "./run/reread-import";
import { startImport as start } from "./run/start-import";

/** Beyond this many the total is "1000+". */
const COUNTED_AT_MOST = 1000;

export const importHandlers: Handler[] = [
  answer(startImport, async (asked) => {
    const { tx, scope, session, body } = asked;
    const { fileName, content, mapping, options, dryRun } = body;
    const file = { fileName, content: fileBytes(content), mapping, dryRun, options: await optionsOf(asked, options) };
    const made = await start(tx, scope.customerId, { ...file, actor: actorOf(session) });
    return loadImport(tx, { customerId: scope.customerId, importId: made.id });
  }),

  answer(listImports, async ({ tx, scope, query }) => {
    const rows = await newestImports(tx, scope.customerId, cursorOf(query.after), query.size);
    const content = await withCreators(tx, scope.customerId, rows.slice(0, query.size));
    const { rows: counted } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from
        (select from imports where customer_id = ${scope.customerId} limit ${COUNTED_AT_MOST + 1}) counted`);
    const total = counted[0]?.count ?? 0;
    const more = rows.length > query.size;
    return pageOf(content, query.size, Math.min(total, COUNTED_AT_MOST), {
      totalIsExact: total <= COUNTED_AT_MOST,
      after: more ? String(content.at(-1)?.id) : null,
    });
  }),

  answer(readImport, async ({ tx, scope, params }) => {
    const key = keyOf(scope.customerId, params);
    const found = await loadImport(tx, key);
    return { ...found, sameFile: await sameFileBefore(tx, key, found.fileHash) };
  }),

  answer(rereadImport, async ({ tx, scope, session, params, body }) => {
    const key = keyOf(scope.customerId, params);
    await reread(tx, key, { mapping: body.mapping, options: body.options }, actorOf(session));
    return loadImport(tx, key);
  }),

  answer(cancelImport, async ({ tx, scope, params }) => {
    const key = keyOf(scope.customerId, params);
    await cancel(tx, key);
    return loadImport(tx, key);
  }),

  answer(listImportRows, async ({ tx, scope, params, query }) => {
    const key = keyOf(scope.customerId, params);
    const { counts } = await loadImport(tx, key);
    const { size } = query;
    const states = statesAsked(query);
    const rows = await rowsOf(tx, key, { states, after: cursorOf(query.after) ?? 0, size });
    const content = rows.slice(0, size);
    const total = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    return pageOf(content, size, total, {
      totalIsExact: true,
      after: rows.length > size ? String(content.at(-1)?.row) : null,
    });
  }),

  answer(decideImportRow, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const key = keyOf(scope.customerId, params);
    const row = numberIn(params.row, "row");
    await mustTakeDecisions(tx, key);
    const { before, candidate } = await decideRow(tx, key, row, toDecision(body));
    if (candidate) {
      const { decision, targetId } = body;
      await rememberDecisions(tx, key, decision, [{ row, candidate, targetId }], session.user.id);
    }
    const counts = await countRows(tx, key);
    await tx.update(imports).set({ counts }).where(one(key));
    const after = await rowOf(tx, key, row);
    await appendEvidence(tx, scope.customerId, [
      {
        ...{ actor: actorOf(session), subjectType: "import", subjectId: params.importId, kind: "import.row-decided" },
        before: { row, state: before },
        after: { row, state: after.state, name: after.name, targetId: after.target?.id ?? null },
      },
    ]);
    return after;
  }),

  answer(decideImportRows, async ({ tx, scope, session, params, body }) => {
    const key = keyOf(scope.customerId, params);
    await mustTakeDecisions(tx, key);
    const rows = await decideRows(tx, key, body);
    const decided = rows.length;
    if (decided > 0) {
      await rememberDecisions(tx, key, body.decision, rows, session.user.id);
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

  answerStream(exportImportProblems, ({ database, scope, session, params, query }) =>
    exportProblems(database, scope, keyOf(scope.customerId, params), {
      ...{ format: query.format, language: session.user.language },
    }),
  ),

  answer(applyImport, (asked) => askFor("apply", asked)),
  answer(undoImport, (asked) => askFor("undo", asked)),
];

type RowStateName = (typeof ROW_STATES)[number];

function statesAsked({ state, merged }: { state?: RowStateName; merged?: "true" }): RowStateName[] {
  return ROW_STATES.filter(
    (one) =>
      (state === undefined || one === state) &&
      (merged === undefined || (MERGED_STATES as readonly string[]).includes(one)),
  );
}

/** With the name of the collection that is meant by its number; somebody's own is not named to those who read imports. */
async function optionsOf(asked: AskedBySession & { tx: Tx }, options: ImportOptions | undefined) {
  if (options?.collectionId === undefined) return options;
  await requireFillable(asked, [options.collectionId]);
  const [into] = await asked.tx
    .select({ name: collections.name, scope: collections.scope })
    .from(collections)
    .where(and(eq(collections.customerId, asked.scope.customerId), eq(collections.id, options.collectionId)));
  return { ...options, collection: into?.scope === "Customer" ? into.name : undefined };
}

async function askFor(step: "apply" | "undo", asked: AskedBySession & { tx: Tx; params: { importId: string } }) {
  const { tx, scope, session, params } = asked;
  const key = keyOf(scope.customerId, params);
  if (step === "apply") await mayFillItsCollection(asked, key);
  await askForStep(tx, key, step, actorOf(session));
  return loadImport(tx, key);
}

/** Who applies an import may be another person than who sent it, and the collection may have other editors by then. */
async function mayFillItsCollection(asked: AskedBySession & { tx: Tx }, key: ImportKey): Promise<void> {
  const [found] = await asked.tx.select().from(imports).where(one(key));
  const id = found?.step === "review" ? found.options.collectionId : undefined;
  if (typeof id === "number") await requireFillable(asked, [id]);
}

const keyOf = (customerId: number, { importId }: { importId: string }): ImportKey => ({
  customerId,
  importId: numberIn(importId, "import"),
});

/** While a step is at work on the rows nobody changes them; the lock keeps one from being asked for meanwhile. */
async function mustTakeDecisions(tx: Tx, key: ImportKey): Promise<void> {
  const { step, state } = await lockImport(tx, key);
  if ((step === "review" || step === "applied") && state === "Done") return;
  // Whatever row it failed on may be left out.
  if (step === "apply" && state === "Failed") return;
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

function pageOf<T>(
  content: T[],
  size: number,
  totalElements: number,
  more: { totalIsExact: boolean; after: string | null },
) {
  const totalPages = Math.ceil(totalElements / size);
  return { content, number: 0, numberOfElements: content.length, totalElements, totalPages, ...more };
}
