import {
  addExternalScore,
  changeExternalScore,
  deleteExternalScore,
  listExternalScores,
  listScoreHistory,
  readTargetScore,
} from "~/backend/contract/scores";
import { visibleTarget } from "../../network/targets/visible-target";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { changeScore, giveScore, readExternalScores, takeScoreAway } from "./external-scores";
import { perspectiveOf } from "./perspective-of";
import { readHistory } from "./read-history";
import { readScore } from "./read-score";

export const scoreHandlers: Handler[] = [
  answer(readTargetScore, async ({ tx, params, query, scope, session }) => {
    const perspective = perspectiveOf(session, query);
    const score = await readScore(tx, scope.customerId, rowId(params.targetId, "target"), perspective);
    if (!score) throw notFound("target");
    return score;
  }),

  answer(listScoreHistory, async (asked) => {
    const perspective = perspectiveOf(asked.session, asked.query);
    const targetId = await targetOf(asked);
    return { perspective, ...(await readHistory(asked.tx, asked.scope.customerId, targetId, perspective)) };
  }),

  answer(listExternalScores, async (asked) =>
    readExternalScores(asked.tx, asked.scope.customerId, await targetOf(asked)),
  ),

  answer(addExternalScore, async (asked) => giveScore(asked, await targetOf(asked), asked.body)),

  answer(changeExternalScore, async (asked) => {
    const score = { targetId: await targetOf(asked), id: rowId(asked.params.scoreId, "score") };
    return changeScore(asked, score, asked.body);
  }),

  answer(deleteExternalScore, async (asked) => {
    await takeScoreAway(asked, await targetOf(asked), rowId(asked.params.scoreId, "score"));
  }),
];

/** Throws 404 for a target that the customer cannot see. */
async function targetOf({ tx, scope, params }: AskedBySession & { tx: Tx; params: { targetId: string } }) {
  return (await visibleTarget(tx, scope.customerId, params.targetId)).id;
}
