import { callBackend } from "~/backend/client.server";
import { listOwnMeasures, type OwnMeasureContent } from "~/backend/contract/own-measures";
import type { LoadContext } from "~/load-context";

/** What each of them says. One that another took the place of is left out: imported, it would stand there twice. */
export async function ownContents(context: LoadContext): Promise<OwnMeasureContent[]> {
  const { content } = await callBackend(context, listOwnMeasures, {});
  return content.filter(({ successor }) => successor === null).map((one) => one.content);
}
