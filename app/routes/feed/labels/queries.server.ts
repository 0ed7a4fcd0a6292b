import { callBackend } from "~/backend/client.server";
import { type AlertLabel, listAlertLabels } from "~/backend/contract/alert-labels";
import type { LoadContext } from "~/load-context";

export interface ListedLabel extends AlertLabel {
  /** The user's own, or one of the customer's that they may manage. */
  mayChange: boolean;
}

export async function labelsOf(context: LoadContext): Promise<{ labels: ListedLabel[]; mayManage: boolean }> {
  const mayManage = context.session?.permissions.includes("labels:manage") ?? false;
  const labels = await callBackend(context, listAlertLabels, {});
  return {
    mayManage,
    labels: labels.map((label) => ({ ...label, mayChange: mayManage || label.scope === "User" })),
  };
}
