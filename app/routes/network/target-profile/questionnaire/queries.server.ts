import { callBackend } from "~/backend/client.server";
import { type QuestionnaireInFull, readQuestionnaire } from "~/backend/contract/questionnaires";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One of a target's questionnaires. Throws 404 for one that is not there, or another target's. */
export async function questionnaireOf(
  context: LoadContext,
  targetId: number,
  questionnaireId: number,
): Promise<QuestionnaireInFull> {
  const params = { questionnaireId: String(questionnaireId) };
  const found = await callBackend(context, readQuestionnaire, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
  if (found?.targetId !== targetId) throw new Response(null, { status: 404 });
  return found;
}
