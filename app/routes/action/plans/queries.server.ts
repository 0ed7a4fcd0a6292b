import { callBackend } from "~/backend/client.server";
import { listSupplierPlans } from "~/backend/contract/supplier-plans";
import type { LoadContext } from "~/load-context";
import { oneAction } from "../queries.server";

/** An action with its plans. Throws 404 for an action that is not there. */
export async function plansPage(context: LoadContext, actionId: number) {
  const action = await oneAction(context, actionId);
  return { action, ...(await callBackend(context, listSupplierPlans, { params: { actionId } })) };
}
export type PlansAnswer = Awaited<ReturnType<typeof plansPage>>;
