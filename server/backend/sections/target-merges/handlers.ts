import { sql } from "drizzle-orm";
import {
  decideDuplicate,
  listDuplicates,
  type MergePreview,
  mergeTargets,
  previewTargetMerge,
  readDuplicate,
  readTargetMerge,
  undoTargetMerge,
} from "~/backend/contract/target-merges";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { countMoving } from "./count-moving";
import { decidePair } from "./decide-pair";
import { mergeTargets as merge } from "./merge-targets";
import type { Pair } from "./pair";
import { readMerge } from "./read-merge";
import { countPairs, listPairs, MOST_COUNTED, type PairCursor, readPair } from "./read-pairs";
import { lockSides, mergeableSides } from "./sides";
import { undoMerge } from "./undo-merge";

export const targetMergeHandlers: Handler[] = [
  answer(listDuplicates, async ({ tx, scope: { customerId }, query: { state, size, after } }) => {
    const found = await listPairs(tx, customerId, { state, size, after: after === undefined ? null : cursorOf(after) });
    const content = found.slice(0, size);
    const counts = await countPairs(tx, customerId);
    const last = content.at(-1);
    return {
      ...{ content, number: 0, numberOfElements: content.length, totalElements: counts[state] },
      ...{ totalPages: Math.ceil(counts[state] / size), totalIsExact: counts[state] < MOST_COUNTED, counts },
      after: found.length > size && last ? `${last.score}~${last.id}` : null,
    };
  }),

  answer(readDuplicate, async ({ tx, scope: { customerId }, params: { pairId }, query: { keptId } }) => {
    const pair = await readPair(tx, customerId, pairId);
    const { one, other } = pair;
    // The public one stays; of two own ones the one that was asked for, or the older, which others have referred to for longer.
    const isOther = one.own && (!other.own || keptId === other.id);
    const [kept, merged] = isOther ? [other, one] : [one, other];
    return {
      ...pair,
      preview: await previewOf(tx, { customerId, keptId: kept.id, mergedId: merged.id }),
    };
  }),

  answer(decideDuplicate, ({ tx, scope: { customerId }, session, params: { pairId }, body: { state } }) =>
    decidePair(tx, { customerId, pairId, state, actor: actorOf(session) }),
  ),

  answer(previewTargetMerge, ({ tx, scope: { customerId }, query }) => previewOf(tx, { customerId, ...query })),

  answer(mergeTargets, async ({ tx, scope: { customerId }, session, body }) => {
    const { keptId, mergedId, choices, reason, versions } = body;
    const pair = { customerId, keptId, mergedId };
    const sides = await lockSides(tx, pair, versions);
    return { mergeId: await merge(tx, { ...pair, ...sides, choices, reason, actor: actorOf(session) }) };
  }),

  answer(readTargetMerge, async ({ tx, scope: { customerId }, params: { mergeId } }) => {
    const found = await readMerge(tx, customerId, mergeId);
    if (!found) throw notFound("merge");
    return found;
  }),

  answer(undoTargetMerge, ({ tx, scope: { customerId }, session, params: { mergeId } }) =>
    undoMerge(tx, { customerId, mergeId, actor: actorOf(session) }),
  ),
];

async function previewOf(tx: Tx, pair: Pair): Promise<MergePreview> {
  const { customerId, keptId, mergedId } = pair;
  const sides = await mergeableSides(tx, pair);
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from edges where owner_id = ${customerId}
       and (from_id, to_id) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))`);
  return { ...sides, moves: await countMoving(tx, pair), between: rows[0]?.n ?? 0 };
}

function cursorOf(after: string): PairCursor {
  const found = /^(0(?:\.\d{1,17})?|1)~(\d{1,15})$/.exec(after);
  if (found) return { score: Number(found[1]), id: Number(found[2]) };
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
