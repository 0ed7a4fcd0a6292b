import { callBackend } from "~/backend/client.server";
import { listOwnMeasures, type OwnMeasureContent } from "~/backend/contract/own-measures";
import type { LoadContext } from "~/load-context";

/** What each of them says, but for what was retired, or replaced by another: imported, it would be there again. */
export async function ownContents(context: LoadContext): Promise<OwnMeasureContent[]> {
  const { content } = await callBackend(context, listOwnMeasures, {});
  return content.filter(({ successor, state }) => successor === null && state !== "retired").map((one) => one.content);
}
