import { callBackend } from "~/backend/client.server";
import { assignAlert } from "~/backend/contract/alert-assignee";
import type { Operation } from "~/backend/contract/operations";
import type { AlertChange } from "~/backend/contract/triage";
import {
  alertChange,
  changeAlertStatus,
  changeAlerts,
  decideAlertUpdate,
  flagAlert,
  writeAlertNote,
} from "~/backend/contract/triage";
import { BackendRefusedError } from "~/backend/errors";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { FeedForm } from "./schema";

type Change = Extract<FeedForm, { intent: "change" }>;

export type Outcome =
  | { ok: true; operation: Operation | null; message: Message }
  | { ok: false; status: number; problem: Message };

/** Changes one alert, those that were ticked, or all that the filter shows. */
export async function changeFeed(
  context: LoadContext,
  filter: FeedFilter,
  form: Change,
  idempotencyKey?: string,
): Promise<Outcome> {
  const { change, alertId } = changeOf(form, context.session?.user.id ?? null);
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
function changeOf(form: Change, userId: number | null): { change: AlertChange | null; alertId: number | null } {
  const [what = "", alert] = form.change.split("@");
  const [kind, subject, on] = what.split(":");
  const candidates: Record<string, unknown> = {
    status: { kind, statusId: subject },
    label: { kind, labelId: Number(subject), on: on === "on" },
    relevancy: { kind, relevancy: subject },
    mute: { kind, on: subject === "on" },
    assign: { kind, userId: assigneeOf(subject, form, userId) },
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

function done(operation: Operation, change: AlertChange): Outcome {
  const count = operation.changed ?? operation.total ?? 0;
  if (operation.state !== "Done")
    return { ok: true, operation, message: { key: "feed:done.started", params: { count } } };
  const message: Message =
    change.kind === "status"
      ? { key: `feed:done.status.${change.statusId}`, params: { count } }
      : {
          key: `feed:done.${change.kind === "assign" && change.userId === null ? "unassign" : change.kind}`,
          params: { count },
        };
  return { ok: true, operation, message };
}

/** What the backend refuses, in words; what it cannot help is thrown on. */
export async function orRefusal(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.code === "stale_version") return { ok: false, status: 409, problem: conflict(error) };
    if (error.code === "invalid_input" && error.status === 422 && isAboutUser(error))
      return refused("feed:problems.assigneeGone");
    if (error.code === "too_many") return { ok: false, status: 422, problem: { key: "feed:problems.tooMany" } };
    if (error.status === 404) return { ok: false, status: 404, problem: { key: "feed:problems.gone" } };
    if (error.status === 403) return { ok: false, status: 403, problem: { key: "feed:problems.forbidden" } };
    throw error;
  }
}

const isAboutUser = ({ details }: BackendRefusedError): boolean => JSON.stringify(details ?? null).includes("userId");

interface Current {
  statusChangedBy?: string;
  statusId?: string;
  note?: string | null;
  assignee?: { name: string } | null;
}

/** What somebody else made of the alert meanwhile, so that the second one knows. */
function conflict(error: BackendRefusedError): Message {
  const current = (error.details as { current?: Current })?.current;
  if (error.call === assignAlert.name) {
    const name = current?.assignee?.name;
    return name ? { key: "feed:problems.assigneeConflict", params: { name } } : { key: "feed:problems.assigneeTaken" };
  }
  if (error.call === changeAlertStatus.name) {
    return {
      key: "feed:problems.statusConflict",
      params: { name: current?.statusChangedBy ?? "", status: current?.statusId ?? "" },
    };
  }
  return { key: "feed:problems.noteConflict", params: { note: current?.note ?? "" } };
}

const refused = (key: Message["key"]): Outcome => ({ ok: false, status: 400, problem: { key } });
