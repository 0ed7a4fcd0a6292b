import { callBackend } from "~/backend/client.server";
import { SELF_ASSESSMENT } from "~/backend/contract/questionnaire-words";
import { listQuestionnaires, readQuestionnaire } from "~/backend/contract/questionnaires";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** A target's self-assessments, newest first, and the last one that was handed in. Throws 404 for a target that is not there. */
export async function selfAssessmentsOf(context: LoadContext, targetId: number) {
  const params = { targetId: String(targetId) };
  const { contact, questionnaires } = await callBackend(context, listQuestionnaires, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  const sent = questionnaires.filter(({ definition }) => definition.id === SELF_ASSESSMENT);
  const last = sent.find(({ state }) => state === "submitted");
  const answered = last
    ? await callBackend(context, readQuestionnaire, { params: { questionnaireId: String(last.id) } })
    : null;
  return { contact, sent, answered };
}
