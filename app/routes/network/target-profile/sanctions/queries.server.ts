import { callBackend } from "~/backend/client.server";
import { canBeScreened } from "~/backend/contract/can-be-screened";
import { readTargetProfile } from "~/backend/contract/profile";
import { listSanctionsMatches, readSanctions } from "~/backend/contract/sanctions";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

const PAGE = 20;

/** What is known of a target's sanctions, and its matches page by page. Throws 404 for a target that is not there or cannot be screened. */
export async function sanctionsOf(context: LoadContext, targetId: number, after: string | null) {
  const params = { targetId: String(targetId) };
  const matchesFrom = (cursor: string | null) =>
    callBackend(context, listSanctionsMatches, {
      params,
      query: { size: PAGE, ...(cursor && { after: cursor }) },
    });
  try {
    const [target, sanctions, matches] = await Promise.all([
      callBackend(context, readTargetProfile, { params }),
      callBackend(context, readSanctions, { params }),
      matchesFrom(after && /^\d{1,15}$/.test(after) ? after : null),
    ]);
    if (!canBeScreened(target)) throw new Response(null, { status: 404 });
    return { target, sanctions, matches };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
export type SanctionsAnswer = Awaited<ReturnType<typeof sanctionsOf>>;
