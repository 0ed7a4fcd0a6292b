import { callBackend } from "~/backend/client.server";
import { assignAlert } from "~/backend/contract/alert-assignee";
import type { AlertChange } from "~/backend/contract/triage";
import {
  alertChange,
  changeAlertStatus,
  changeAlerts,
  decideAlertUpdate,
  flagAlert,
  writeAlertNote,
} from "~/backend/contract/triage";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import type { LoadContext } from "~/load-context";
import { done, type Outcome, orRefusal, refused } from "./outcome.server";
import type { FeedForm } from "./schema";
import { snoozeOne } from "./snooze/mutations.server";

type Change = Extract<FeedForm, { intent: "change" }>;

/** Changes one alert, those that were ticked, or all that the filter shows. */
export async function changeFeed(
  context: LoadContext,
  filter: FeedFilter,
  form: Change,
  timeZone: string,
  idempotencyKey?: string,
): Promise<Outcome> {
  const { change, alertId } = changeOf(form, context.session?.user.id ?? null, timeZone);
  if (!change) return refused(form.change.startsWith("assign:") ? "feed:problems.assignee" : "feed:problems.change");
  return orRefusal(async () => {
    if (alertId !== null && change.kind === "status" && form.expected) {
      const body = { statusId: change.statusId, expected: form.expected };
      return done(await callBackend(context, changeAlertStatus, { params: { alertId }, body, idempotencyKey }), change);
    }
    if (alertId !== null && change.kind === "assign" && form.expectedAssignee) {
      const expected = form.expectedAssignee === "nobody" ? null : form.expectedAssignee;
      const body = { userId: change.userId, expected };
      return done(await callBackend(context, assignAlert, { params: { alertId }, body, idempotencyKey }), change);
    }
    if (alertId !== null && change.kind === "snooze" && form.expectedSnooze) {
      return snoozeOne(context, alertId, change, form.expectedSnooze, idempotencyKey);
    }
    const selection = selectionOf(form, alertId, filter);
    if (!selection) return refused("feed:problems.nothingSelected");
    return done(await callBackend(context, changeAlerts, { body: { selection, change }, idempotencyKey }), change);
  });
}

/** The note is written over the one that its writer saw; another one in between is shown to them instead. */
export function writeNote(
  context: LoadContext,
  { alertId, note, before }: Extract<FeedForm, { intent: "note" }>,
  idempotencyKey?: string,
): Promise<Outcome> {
  return orRefusal(async () => {
    const body = { note: note || null, before: before || null };
    await callBackend(context, writeAlertNote, { params: { alertId }, body, idempotencyKey });
    return { ok: true, operation: null, message: { key: "feed:done.note" } };
  });
}

export function flag(
  context: LoadContext,
  form: Extract<FeedForm, { intent: "flag" | "unflag" }>,
  idempotencyKey?: string,
): Promise<Outcome> {
  const reason = form.intent === "flag" ? form.reason : null;
  const comment = form.intent === "flag" ? (form.comment ?? null) : null;
  return orRefusal(async () => {
    await callBackend(context, flagAlert, {
      params: { alertId: form.alertId },
      body: { reason, comment },
      idempotencyKey,
    });
    return { ok: true, operation: null, message: { key: reason ? "feed:done.flag" : "feed:done.unflag" } };
  });
}

export function decideUpdate(
  context: LoadContext,
  { alertId, updateId, decision }: Extract<FeedForm, { intent: "update" }>,
  idempotencyKey?: string,
): Promise<Outcome> {
  return orRefusal(async () => {
    const params = { alertId, updateId };
    await callBackend(context, decideAlertUpdate, { params, body: { decision }, idempotencyKey });
    return { ok: true, operation: null, message: { key: `feed:done.update.${decision}` } };
  });
}

/** `status:archived@42` → the change and the alert that it means. */
function changeOf(
  form: Change,
  userId: number | null,
  timeZone: string,
): { change: AlertChange | null; alertId: number | null } {
  const [what = "", alert] = form.change.split("@");
  const [kind, subject, on] = what.split(":");
  const candidates: Record<string, unknown> = {
    status: { kind, statusId: subject },
    label: { kind, labelId: Number(subject), on: on === "on" },
    relevancy: { kind, relevancy: subject },
    mute: { kind, on: subject === "on" },
    assign: { kind, userId: assigneeOf(subject, form, userId) },
    snooze: { kind, until: subject === "off" ? null : subject, timeZone },
  };
  const parsed = alertChange.safeParse(candidates[kind ?? ""]);
  return { change: parsed.success ? parsed.data : null, alertId: alert ? Number(alert) : null };
}

/** Undefined where nobody was chosen. */
function assigneeOf(subject: string | undefined, { assignee }: Change, userId: number | null) {
  if (subject === "nobody") return null;
  return (subject === "me" ? userId : assignee) ?? undefined;
}

function selectionOf({ alertIds, selection }: Change, alertId: number | null, filter: FeedFilter) {
  if (alertId !== null) return { alertIds: [alertId] };
  if (selection === "all") {
    const { order: _, ...query } = toQuery(filter);
    return { filter: query };
  }
  return alertIds && alertIds.length > 0 ? { alertIds } : null;
}
