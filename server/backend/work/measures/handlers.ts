import { readLaw } from "~/backend/contract/laws";
import {
  exportMeasures,
  listMeasures,
  readMeasure,
  recommendMeasures,
  startMeasures,
} from "~/backend/contract/measures";
import {
  createOwnMeasure,
  importMeasures,
  listOwnMeasures,
  moveOwnMeasure,
  putOwnMeasure,
  readOwnMeasure,
} from "~/backend/contract/own-measures";
import { selectedTargets } from "../../network/following/changes/selected-targets";
import { actorOf } from "../../people/session/actor";
import { answer, answerStream, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { exportMeasures as exportFile } from "./export-measures";
import { groupsByTopic } from "./groups-by-topic";
import { importOwn } from "./import-measures";
import { knownMeasures, retiredMeasure, successorOf } from "./known-measures";
import { readLaw as oneLaw } from "./laws/read-law";
import { changeOwn, createOwn, listOwn, moveOwn, readOwn } from "./own-measures";
import { NO_RESULTS, ownResults } from "./own-results";
import { recommendMeasures as recommend } from "./recommend-measures";
import { startMeasures as start } from "./start-measures";
import { toSummary, toWhole } from "./to-measure";

export const measureHandlers: Handler[] = [
  answer(listMeasures, async ({ tx, scope, session }) => {
    const measures = await knownMeasures(tx, scope.customerId, session.user.language);
    const [results, groups] = [await ownResults(tx, scope.customerId), await groupsByTopic(tx)];
    return { content: measures.map((one) => toSummary(one, results.get(one.id) ?? NO_RESULTS, groups)) };
  }),

  // Before the call by id, which would take "export" for one.
  answerStream(exportMeasures, ({ database, scope, session, query }) =>
    exportFile(database, scope, { format: query.format, language: session.user.language }),
  ),

  answer(readMeasure, async ({ tx, scope, session, params, query }) => {
    const [{ customerId }, { language }] = [scope, session.user];
    const asked = { measureId: params.measureId, version: query.version };
    const all = await knownMeasures(tx, customerId, language);
    const offered = all.find(({ id, version }) => id === asked.measureId && version === (asked.version ?? version));
    const found = offered ?? (await retiredMeasure(tx, customerId, asked, language));
    if (!found) throw notFound("measure");
    const results = (await ownResults(tx, customerId)).get(found.id) ?? NO_RESULTS;
    const next = offered ? null : await successorOf(tx, customerId, found.id);
    const successor = all.find(({ id, version }) => `${id}@${version}` === next);
    return toWhole(found, results, await groupsByTopic(tx), all, successor ?? null);
  }),

  answer(readLaw, ({ tx, params }) => oneLaw(tx, params.lawId)),

  answer(recommendMeasures, async (asked) => {
    const { tx, scope, session, body } = asked;
    const reader = { customerId: scope.customerId, language: session.user.language };
    const given = body.selection ? await selectedTargets(asked, body.selection) : body.targetIds;
    return recommend(tx, reader, given, body.measureId);
  }),

  answer(startMeasures, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const { version, selection, selectedCount, ...wanted } = body;
    const starter = { ...scope, actor: actorOf(session) };
    const measured = { measureId: params.measureId, version, language: session.user.language };
    const targetIds = await selectedTargets(asked, selection);
    const count = targetIds.length;
    if (selectedCount !== undefined && selectedCount !== count)
      throw new Refusal(409, "selection_changed", "Another number of targets is selected by now", { count });
    return start(tx, starter, measured, targetIds, wanted, session.permissions.includes("reports:approve"));
  }),

  answer(listOwnMeasures, async ({ tx, scope }) => ({ content: await listOwn(tx, scope.customerId) })),

  answer(readOwnMeasure, ({ tx, scope, params }) => readOwn(tx, scope.customerId, params.ownMeasureId)),

  answer(createOwnMeasure, (asked) => {
    const { replaces, ...content } = asked.body;
    return createOwn(asked, content, replaces);
  }),

  answer(putOwnMeasure, (asked) => {
    const { version, ...content } = asked.body;
    return changeOwn(asked, asked.params.ownMeasureId, content, version);
  }),

  answer(moveOwnMeasure, (asked) => moveOwn(asked, asked.params.ownMeasureId, asked.body)),

  answer(importMeasures, (asked) => importOwn(asked, asked.body.measures)),
];
