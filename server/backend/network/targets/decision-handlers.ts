import { listTargetDecisions } from "~/backend/contract/decisions";
import { answer, type Handler } from "../../platform/call/handler";
import { readCursor } from "../../platform/evidence/cursor";
import { namesOf } from "../../platform/evidence/names-of";
import { countTargetDecisions, MOST_COUNTED, readTargetDecisions } from "./target-decisions";
import { visibleTarget } from "./visible-target";

export const targetDecisionHandlers: Handler[] = [
  answer(listTargetDecisions, async ({ tx, scope, params, query }) => {
    const { id: targetId } = await visibleTarget(tx, scope.customerId, params.targetId);
    const { size, after, ...period } = query;
    const before = after === undefined ? undefined : readCursor(after);
    const asked = { targetId, ...period, size, before };
    const decisions = await readTargetDecisions(tx, scope.customerId, asked);
    const total = await countTargetDecisions(tx, scope.customerId, { targetId, ...period });
    const shown = decisions.slice(0, size);
    const nameOf = await namesOf(tx, scope.customerId, shown);
    const content = shown.map((decision) => ({ ...decision, subject: nameOf(decision) }));
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements: Math.min(total, MOST_COUNTED),
      totalPages: Math.ceil(Math.min(total, MOST_COUNTED) / size),
      totalIsExact: total <= MOST_COUNTED,
      after: decisions.length > size ? String(content.at(-1)?.seq) : null,
    };
  }),
];
