import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { type evidenceEntry, listEvidence } from "~/backend/contract/evidence";
import { readTargetInfo } from "~/backend/contract/target-info";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

export type Entry = z.output<typeof evidenceEntry>;

/** What can be updated of a target, and what was. Throws 404 for a target that is not there. */
export async function infoOf(context: LoadContext, targetId: number) {
  const params = { targetId: String(targetId) };
  const mayRead = context.session?.permissions.includes("evidence:read") ?? false;
  const [info, history] = await Promise.all([
    callBackend(context, readTargetInfo, { params }).catch((error) => {
      if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
      throw error;
    }),
    mayRead
      ? callBackend(context, listEvidence, { query: { subject: `target:${targetId}`, size: 50 } })
      : { content: [] as Entry[] },
  ]);
  return { info, history: history.content.filter(({ kind }) => kind === "target.changed") };
}
