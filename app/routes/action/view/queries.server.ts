import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { listActionAttachments } from "~/backend/contract/action-attachments";
import { listActionComments } from "~/backend/contract/action-comments";
import { readActionEffect } from "~/backend/contract/action-effects";
import { type evidenceEntry, listEvidence } from "~/backend/contract/evidence";
import { type Measure, measureId as measureIdSchema, readMeasure } from "~/backend/contract/measures";
import { listSupplierPlans } from "~/backend/contract/supplier-plans";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { alertsOf, may, oneAction } from "../queries.server";

export type Entry = z.output<typeof evidenceEntry>;

const COMMENTS = 20;
export const ENTRIES = 50;

/** All that an action's page shows. Throws 404 for an action that is not there. */
export async function actionPage(context: LoadContext, actionId: number, after: string | null) {
  const [action, comparison, comments, attachments, plans, activity] = await Promise.all([
    oneAction(context, actionId),
    comparisonOf(context, actionId),
    commentsOf(context, actionId, after),
    attachmentsOf(context, actionId),
    plansOf(context, actionId),
    may(context, "evidence:read")
      ? callBackend(context, listEvidence, { query: { subject: `action:${actionId}`, size: ENTRIES } })
      : null,
  ]);
  const [alerts, entry] = await Promise.all([alertsOf(context, action.alertIds), entryOf(context, action.measure)]);
  return { action, entry, comparison, comments, attachments, plans, activity, alerts };
}
export type ActionAnswer = Awaited<ReturnType<typeof actionPage>>;

/** Null for an action that is not there, which `oneAction` tells. */
async function comparisonOf(context: LoadContext, actionId: number) {
  return callBackend(context, readActionEffect, { params: { actionId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
}

/** Null for an action that is not there, which `oneAction` tells; a cursor that was cut short is a first page. */
async function commentsOf(context: LoadContext, actionId: number, after: string | null) {
  const page = (cursor: string | null) =>
    callBackend(context, listActionComments, {
      params: { actionId },
      query: { size: COMMENTS, ...(cursor && { after: cursor }) },
    });
  return page(after).catch((error) => {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.status === 404) return null;
    if (after && error.status === 422) return page(null);
    throw error;
  });
}

/** None for an action that is not there, which `oneAction` tells. */
function attachmentsOf(context: LoadContext, actionId: number) {
  return callBackend(context, listActionAttachments, { params: { actionId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return [];
    throw error;
  });
}

/** None for an action that is not there, which `oneAction` tells. */
async function plansOf(context: LoadContext, actionId: number) {
  return callBackend(context, listSupplierPlans, { params: { actionId } })
    .then(({ plans }) => plans)
    .catch((error) => {
      if (error instanceof BackendRefusedError && error.status === 404) return [];
      throw error;
    });
}

/** The entry of the catalogue that an action was started from, in the version of then; null without one, and for who may not read it. */
export async function entryOf(context: LoadContext, ref: string | null): Promise<Measure | null> {
  const [measureId = "", version = ""] = (ref ?? "").split("@");
  // A program may give any text.
  if (!measureIdSchema.safeParse(measureId).success || version === "" || version.length > 40) return null;
  if (!may(context, "actions:recommend")) return null;
  return callBackend(context, readMeasure, { params: { measureId }, query: { version } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
}
