import { callBackend } from "~/backend/client.server";
import { listActionTemplates } from "~/backend/contract/action-templates";
import type { LoadContext } from "~/load-context";

/** One template. Throws 404 for one that is not there or somebody else's. */
export async function oneTemplate(context: LoadContext, templateId: number) {
  const found = (await callBackend(context, listActionTemplates, {})).find(({ id }) => id === templateId);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
