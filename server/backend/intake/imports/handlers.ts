import { and, eq, sql } from "drizzle-orm";
import {
  applyImport,
  cancelImport,
  listImports,
  previewImportUndo,
  readImport,
  rereadImport,
  startImport,
  stopApplyingImport,
  undoImport,
} from "~/backend/contract/imports";
import { requireFillable } from "../../network/following/changes/require-collections";
import { actorOf } from "../../people/session/actor";
import { fileBytes } from "../../platform/call/file-bytes";
import { type AskedBySession, answer, answerPrepared, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { collections } from "../../platform/db/schema/follows";
import { imports } from "../../platform/db/schema/imports";
import { forecastGraph } from "./forecast-graph";
import { kindOf } from "./kinds/kind-of";
import { mayWrite } from "./kinds/may-write";
import { mustBeOfKind } from "./kinds/must-be-of-kind";
import { cursorOf, keyOf, loadImport, newestImports, pageOf, withCreators } from "./queries";
import { askForStep } from "./run/ask-for-step";
import { cancelImport as cancel } from "./run/cancel-import";
import type { ImportKey } from "./run/import-key";
import type { ImportOptions } from "./run/import-options";
import { countRows, lockImport, one } from "./run/import-steps";
import { rereadImport as reread } from "./run/reread-import";
import { mustBeAsSeen, raiseRevision, type SeenState } from "./run/revision";
import { mustBeNewFile, sameFileOf } from "./run/same-file";
import { startImport as start } from "./run/start-import";
import { stopApplying } from "./run/stop-applying";
import { previewUndo } from "./steps/preview-undo";

/** Beyond this many the total is "1000+". */
const COUNTED_AT_MOST = 1000;

export const importHandlers: Handler[] = [
  answer(startImport, async (asked) => {
    const { tx, scope, session, body } = asked;
    const { kind, fileName, content, mapping, options, dryRun } = body;
    mustBeOfKind(kind, mapping);
    mayWrite(session, kind);
    const file = { kind, fileName, content: fileBytes(content), mapping, dryRun };
    const said = await optionsOf(asked, options);
    const made = await start(tx, scope.customerId, { ...file, options: said, actor: actorOf(session) });
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

  answer(readImport, async ({ tx, scope, session, params }) => {
    const key = keyOf(scope.customerId, params);
    const found = await loadImport(tx, key);
    const sameFile = await sameFileOf(tx, key, found);
    return { ...found, sameFile, graph: await forecastGraph(tx, { customerId: scope.customerId, session }, key) };
  }),

  answer(rereadImport, async ({ tx, scope, session, params, body }) => {
    const key = keyOf(scope.customerId, params);
    mustBeOfKind((await loadImport(tx, key)).kind, body.mapping);
    await reread(tx, key, { mapping: body.mapping, options: body.options }, actorOf(session));
    return loadImport(tx, key);
  }),

  answer(cancelImport, async ({ tx, scope, session, params }) => {
    const key = keyOf(scope.customerId, params);
    await cancel(tx, key, actorOf(session));
    return loadImport(tx, key);
  }),

  answerPrepared(
    applyImport,
    (asked) => lookAgain(asked),
    (asked) => askFor("apply", asked, { seen: asked.query, again: asked.query.again === "true" }),
  ),
  answer(stopApplyingImport, async ({ tx, scope, session, params }) => {
    const key = keyOf(scope.customerId, params);
    mayWrite(session, (await loadImport(tx, key)).kind);
    await stopApplying(tx, key, actorOf(session));
    return loadImport(tx, key);
  }),
  answer(previewImportUndo, async ({ tx, scope, params }) => {
    const key = keyOf(scope.customerId, params);
    return previewUndo(tx, key, await loadImport(tx, key));
  }),
  answer(undoImport, (asked) => askFor("undo", asked)),
];

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

async function forgetCollection(tx: Tx, key: ImportKey): Promise<void> {
  const options = sql`${imports.options} - '{collection,collectionId,collectionMade}'::text[]`;
  await tx.update(imports).set({ options }).where(one(key));
}

/**
 * Whoever says how they saw the import is told what happened to its rows since. That is written down in a transaction of its own: it stays
 * when the import is then not applied, so that the page shows it.
 */
async function lookAgain(asked: AskedBySession & { params: { importId: string }; query: SeenState }): Promise<void> {
  const { deps, scope, session, params, query } = asked;
  if (query.revision === undefined) return;
  const key = keyOf(scope.customerId, params);
  await deps.database.asCustomer(scope, async (tx) => {
    const { kind, step, state, dryRun } = await lockImport(tx, key);
    mayWrite(session, kind);
    if (dryRun || state !== "Done" || (step !== "review" && step !== "applied")) return;
    if (((await kindOf({ kind }).letOvertakenWait?.(tx, key)) ?? 0) === 0) return;
    await raiseRevision(tx, key, null);
    await tx
      .update(imports)
      .set({ counts: await countRows(tx, key) })
      .where(one(key));
  });
}

async function askFor(
  step: "apply" | "undo",
  asked: AskedBySession & { tx: Tx; params: { importId: string } },
  { seen = {}, again = false }: { seen?: SeenState; again?: boolean } = {},
) {
  const { tx, scope, session, params } = asked;
  const key = keyOf(scope.customerId, params);
  mayWrite(session, (await loadImport(tx, key)).kind);
  if (step === "apply") await mayFillItsCollection(asked, key);
  await askForStep(tx, key, step, actorOf(session), async (found) => {
    await mustBeAsSeen(tx, key, found, seen, session.user.id);
    if (step === "apply") await mustBeNewFile(tx, key, found, { again });
  });
  return loadImport(tx, key);
}

/** Who applies an import may be another person than who sent it, and the collection may have other editors by then. */
async function mayFillItsCollection(asked: AskedBySession & { tx: Tx }, key: ImportKey): Promise<void> {
  const [found] = await asked.tx.select().from(imports).where(one(key));
  if (found === undefined || typeof found.options.collectionId !== "number") return;
  const { collectionId: id } = found.options as { collectionId: number };
  const isThere = and(eq(collections.customerId, key.customerId), eq(collections.id, id));
  const [there] = await asked.tx.select({ id: collections.id }).from(collections).where(isThere);
  // Deleted since: its targets stayed followed then, and so are those that come now.
  if (there === undefined) await forgetCollection(asked.tx, key);
  else if (found.step === "review") await requireFillable(asked, [id]);
}
