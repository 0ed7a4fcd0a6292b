import { callBackend } from "~/backend/client.server";
import { compareTargets } from "~/backend/contract/comparison";
import { compareTarget } from "~/backend/contract/profile";
import { MOST_COMPARED } from "~/backend/contract/profile-words";
import { searchTargets } from "~/backend/contract/targets";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";
import type { Asked } from "./asked";

/** What stands side by side, and who could stand there, too. Throws 404 where one of them is not there. */
export async function readComparison(context: LoadContext, { targetIds, perspective, find }: Asked) {
  const query = perspective ? { perspective } : {};
  const [first] = targetIds;
  const hasRoom = targetIds.length < MOST_COMPARED;
  const [comparison, peers, found] = await orNotFound(
    Promise.all([
      first === undefined
        ? null
        : callBackend(context, compareTargets, { query: { ...query, targetIds: targetIds.join() } }),
      first === undefined || !hasRoom
        ? null
        : callBackend(context, compareTarget, { params: { targetId: String(first) }, query }),
      find === "" || !hasRoom ? null : callBackend(context, searchTargets, { query: { q: find } }),
    ]),
  );
  return { comparison, peers, found: found?.content ?? null };
}
export type ComparisonAnswer = Awaited<ReturnType<typeof readComparison>>;
