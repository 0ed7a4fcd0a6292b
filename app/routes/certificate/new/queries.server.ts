import { callBackend } from "~/backend/client.server";
import { readTargetProfile } from "~/backend/contract/profile";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { targetOf } from "~/paths";

/** The target that the form is about, when one was named that is there. */
export async function namedTarget(context: LoadContext, param: string | null) {
  const id = targetOf(param ?? undefined);
  if (id === null) return null;
  const params = { targetId: String(id) };
  const found = await callBackend(context, readTargetProfile, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
  return found && { id, name: found.name };
}
