import { callBackend } from "~/backend/client.server";
import { listActionAttachments } from "~/backend/contract/action-attachments";
import { readActionEffect } from "~/backend/contract/action-effects";
import { readAction } from "~/backend/contract/actions";
import { readAlert } from "~/backend/contract/feed";
import { listSupplierPlans } from "~/backend/contract/supplier-plans";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Alerts that are printed; more are counted. */
const ALERTS = 20;

/** An action with what led to it, what proves it and what became of it. Throws 404 for one that is not there. */
export async function printed(context: LoadContext, actionId: number) {
  const params = { actionId };
  const action = await callBackend(context, readAction, { params }).catch((error) => {
    if (isGone(error)) throw new Response(null, { status: 404 });
    throw error;
  });
  const [attachments, comparison, { plans }, alerts] = await Promise.all([
    callBackend(context, listActionAttachments, { params }),
    callBackend(context, readActionEffect, { params }),
    callBackend(context, listSupplierPlans, { params }),
    Promise.all(action.alertIds.slice(0, ALERTS).map((alertId) => alertOrNull(context, alertId))),
  ]);
  return { action, attachments, comparison, plans, alerts };
}
export type Printed = Awaited<ReturnType<typeof printed>>;

async function alertOrNull(context: LoadContext, alertId: number) {
  return callBackend(context, readAlert, { params: { alertId } }).catch((error) => {
    if (isGone(error)) return null;
    throw error;
  });
}

const isGone = (error: unknown): boolean => error instanceof BackendRefusedError && error.status === 404;
