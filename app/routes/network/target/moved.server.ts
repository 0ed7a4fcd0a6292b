import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/client.server";
import { readTargetProfile } from "~/backend/contract/profile";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** For a page of a target that is not there: leads to the one that it was merged into, for good; else the error stands. */
export async function orMoved(context: LoadContext, targetId: number, search: string, error: unknown): Promise<never> {
  if (!(error instanceof Response) || error.status !== 404) throw error;
  const profile = await callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } }).catch(
    () => null,
  );
  if (profile === null || profile.id === targetId) throw error;
  throw redirect(paths.networkTarget(profile.id, search), 301);
}
