import {
  adoptTargetMatches,
  cancelTargetMatching,
  decideTargetMatch,
  decideTargetMatches,
  importUnmatchedNames,
  listNameLists,
  listTargetMatches,
  matchTargets,
} from "~/backend/contract/name-lists";
import { actorOf } from "../../people/session/actor";
import { answer, answerPrepared, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { lockOperation, one, toOperation } from "../../platform/operations/operation-row";
import { loadImport } from "../imports/queries";
import { readList } from "./reading/read-list";
import { adopt } from "./run/adopt";
import { cancelList } from "./run/cancel-list";
import { decideFound, decideLine } from "./run/decide";
import type { ListKey } from "./run/list-key";
import { restAsImport } from "./run/rest-as-import";
import { startList } from "./run/start-list";
import { lineOf, linesOf } from "./shown-lines";
import { loadList, newestLists, type StoredList, withFigures } from "./shown-lists";

/** Before the first line. */
const NO_LINE = 0;

export const nameListHandlers: Handler[] = [
  answerPrepared(
    matchTargets,
    ({ body }) => readList(body),
    async ({ tx, scope, prepared }) => toOperation(await startList(tx, scope, prepared)),
  ),

  answer(listNameLists, async ({ tx, scope: { customerId }, query: { size, after } }) => {
    const found = await newestLists(tx, customerId, cursorOf(after), size);
    const content = await withFigures(tx, customerId, found.slice(0, size));
    const isMore = found.length > size;
    return {
      ...{ content, number: 0, numberOfElements: content.length, totalElements: content.length, totalPages: 1 },
      ...{ totalIsExact: after === undefined && !isMore, after: isMore ? String(content.at(-1)?.operationId) : null },
    };
  }),

  answer(listTargetMatches, async ({ tx, scope: { customerId }, params: { operationId }, query }) => {
    const key = { customerId, operationId };
    const stored = await loadList(tx, key);
    const list = await figured(tx, key, stored);
    const { part, size, after } = query;
    const lines = await linesOf(tx, key, { part, size, after: cursorOf(after) ?? NO_LINE });
    const content = lines.slice(0, size);
    const { found, several, none, decided } = list.counts;
    const total = part === undefined ? found + several + none + decided : list.counts[part];
    return {
      ...{ content, number: 0, numberOfElements: content.length, totalElements: total, totalIsExact: true },
      ...{ totalPages: Math.ceil(total / size), after: lines.length > size ? String(content.at(-1)?.line) : null },
      ...{ list, adopted: await adoptedBy(tx, customerId, stored), importId: stored.result?.importId ?? null },
    };
  }),

  answer(cancelTargetMatching, async ({ tx, scope: { customerId }, session, params: { operationId } }) => {
    const key = { customerId, operationId };
    const { createdBy } = await loadList(tx, key);
    if (createdBy?.id !== session.user.id) requirePermission(session, "targets:follow");
    await cancelList(tx, key, actorOf(session));
    return toOperation(await lockOperation(tx, customerId, operationId));
  }),

  answer(decideTargetMatch, async ({ tx, scope, session, params: { operationId, line }, body }) => {
    const key = { customerId: scope.customerId, operationId };
    await loadList(tx, key);
    const { before, name } = await decideLine(tx, key, line, body, session.user.id);
    const after = await lineOf(tx, key, line);
    const { decision } = body;
    await appendEvidence(tx, scope.customerId, [
      {
        ...{ actor: actorOf(session), subjectType: "name-list", subjectId: String(operationId) },
        ...{ kind: "name-list.decided", before: { line, ...before } },
        after: { line, name, decision, targetId: after.decision?.target?.id ?? null },
      },
    ]);
    return after;
  }),

  answer(decideTargetMatches, async ({ tx, scope, session, params: { operationId }, body: { leastScore } }) => {
    const key = { customerId: scope.customerId, operationId };
    await loadList(tx, key, true);
    const decided = await decideFound(tx, key, leastScore, session.user.id);
    if (decided > 0) {
      await appendEvidence(tx, scope.customerId, [
        {
          ...{ actor: actorOf(session), subjectType: "name-list", subjectId: String(operationId) },
          ...{ kind: "name-list.all-decided", after: { leastScore, lines: decided } },
        },
      ]);
    }
    return { decided, list: await figured(tx, key, await loadList(tx, key)) };
  }),

  answer(adoptTargetMatches, async (asked) => {
    const { operationId } = asked.params;
    const { result } = await loadList(asked.tx, { customerId: asked.scope.customerId, operationId }, true);
    return adopt(asked, operationId, asked.body, result?.adoptedBy);
  }),

  answer(importUnmatchedNames, async ({ tx, scope, session, params: { operationId } }) => {
    const key = { customerId: scope.customerId, operationId };
    const { input, state } = await loadList(tx, key, true);
    if (state !== "Done") throw new Refusal(409, "not_done", "It is still being matched");
    const { id } = await restAsImport(tx, key, { name: input.name, actor: actorOf(session) });
    return loadImport(tx, { customerId: scope.customerId, importId: id });
  }),
];

async function figured(tx: Tx, { customerId }: ListKey, stored: StoredList) {
  const [list] = await withFigures(tx, customerId, [stored]);
  if (list === undefined) throw new Error("A list without figures");
  return list;
}

async function adoptedBy(tx: Tx, customerId: number, { result }: StoredList) {
  if (result?.adoptedBy === undefined) return null;
  const [row] = await tx.select().from(operations).where(one(customerId, result.adoptedBy));
  return row ? toOperation(row) : null;
}

function cursorOf(after: string | undefined): number | null {
  if (after === undefined) return null;
  if (/^\d{1,15}$/.test(after)) return Number(after);
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
