import { callBackend } from "~/backend/client.server";
import { type AlertLabel, readAlertLabel } from "~/backend/contract/alert-labels";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** A label that the user may change. Throws a 404 for one that is not there, 403 for one that is the managers'. */
export async function labelOf(context: LoadContext, param: string | undefined): Promise<AlertLabel> {
  const labelId = /^[1-9]\d{0,14}$/.test(param ?? "") ? Number(param) : 0;
  if (labelId === 0) throw new Response(null, { status: 404 });
  const label = await callBackend(context, readAlertLabel, { params: { labelId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  const mayChange = label.scope === "User" || context.session?.permissions.includes("labels:manage");
  if (!mayChange) throw new Response(null, { status: 403 });
  return label;
}
