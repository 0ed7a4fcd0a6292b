import { callBackend } from "~/backend/client.server";
import { listQuestionnaireDefinitions, listQuestionnaires } from "~/backend/contract/questionnaires";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** All that was sent to a target's contact, newest first, and what can be asked. Throws 404 for a target that is not there. */
export async function questionnairesOf(context: LoadContext, targetId: number) {
  const params = { targetId: String(targetId) };
  try {
    const [{ contact, questionnaires }, definitions] = await Promise.all([
      callBackend(context, listQuestionnaires, { params }),
      callBackend(context, listQuestionnaireDefinitions, {}),
    ]);
    return { contact, questionnaires, definitions };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
