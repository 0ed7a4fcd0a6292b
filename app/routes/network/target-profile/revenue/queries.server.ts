import { callBackend } from "~/backend/client.server";
import { readQuestionnaire } from "~/backend/contract/questionnaires";
import { listRevenueRequests } from "~/backend/contract/revenue";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Where the revenue discovery of a target stands, and what it answered last. Throws 404 for a target that is not there. */
export async function revenueOf(context: LoadContext, targetId: number) {
  const params = { targetId: String(targetId) };
  const { contact, requests } = await callBackend(context, listRevenueRequests, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  const last = requests.find(({ state }) => state === "submitted");
  const mayRead = context.session?.permissions.includes("questionnaires:read") ?? false;
  const answered =
    last && mayRead
      ? await callBackend(context, readQuestionnaire, { params: { questionnaireId: String(last.id) } })
      : null;
  return { contact, newest: requests[0] ?? null, answered };
}
