import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { readTargetProfile } from "~/backend/contract/profile";
import type { LoadContext } from "~/load-context";
import { orNotFound, overviewOf } from "../../queries.server";

export interface Loss {
  following: boolean;
  /** Collections that the target leaves, as the reader may fill them. */
  leaves: { id: number; name: string }[];
  /** Collections that the reader sees and others manage: it stays there. */
  stays: { id: number; name: string }[];
  /** How many more hold it that the reader does not see, such as the private ones of colleagues. */
  hidden: number;
}

/** What unfollowing a target would take away. Throws 404 for one that is not there. */
export async function lossOf(context: LoadContext, targetId: number): Promise<Loss> {
  const [{ customer }, { content }, overview] = await orNotFound(
    Promise.all([
      callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } }),
      callBackend(context, fetchTargets, { body: { ids: [targetId] } }),
      overviewOf(context),
    ]),
  );
  const collections = content[0]?.collections ?? [];
  const filled = new Set(overview.content.filter(({ mayFill }) => mayFill).map(({ id }) => id));
  return {
    following: customer?.following ?? false,
    leaves: collections.filter(({ id }) => filled.has(id)),
    stays: collections.filter(({ id }) => !filled.has(id)),
    hidden: Math.max(0, (customer?.collectionCount ?? 0) - collections.length),
  };
}
