import { assignAlert } from "~/backend/contract/alert-assignee";
import { snoozeAlert } from "~/backend/contract/alert-snooze";
import type { Operation } from "~/backend/contract/operations";
import { type AlertChange, changeAlertStatus } from "~/backend/contract/triage";
import { BackendRefusedError } from "~/backend/errors";
import type { Message, MessageKey } from "~/i18n/message";

export type Outcome =
  | { ok: true; operation: Operation | null; message: Message }
  | { ok: false; status: number; problem?: Message; errors?: Record<string, MessageKey[]> };

/** What a change of alerts is called once it is made. */
export function done(operation: Operation, change: AlertChange): Outcome {
  const count = operation.changed ?? operation.total ?? 0;
  if (operation.state !== "Done")
    return { ok: true, operation, message: { key: "feed:done.started", params: { count } } };
  const message: Message =
    change.kind === "status"
      ? { key: `feed:done.status.${change.statusId}`, params: { count } }
      : { key: `feed:done.${kindOf(change)}`, params: { count } };
  return { ok: true, operation, message };
}

function kindOf(change: Exclude<AlertChange, { kind: "status" }>) {
  if (change.kind === "assign" && change.userId === null) return "unassign";
  return change.kind === "snooze" && change.until === null ? "unsnooze" : change.kind;
}

/** What the backend refuses, in words; what it cannot help is thrown on. */
export async function orRefusal(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.code === "stale_version") return { ok: false, status: 409, problem: conflict(error) };
    const invalid = error.code === "invalid_input" ? JSON.stringify(error.details ?? null) : "";
    if (invalid.includes("userId")) return refused("feed:problems.assigneeGone");
    // Of a page that stood open over midnight.
    if (invalid.includes("until")) return refused("feed:problems.snoozePast");
    if (error.code === "too_many") return { ok: false, status: 422, problem: { key: "feed:problems.tooMany" } };
    if (error.status === 404) return { ok: false, status: 404, problem: { key: "feed:problems.gone" } };
    if (error.status === 403) return { ok: false, status: 403, problem: { key: "feed:problems.forbidden" } };
    throw error;
  }
}

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
  if (error.call === snoozeAlert.name) return { key: "feed:problems.snoozeConflict" };
  if (error.call === changeAlertStatus.name) {
    return {
      key: "feed:problems.statusConflict",
      params: { name: current?.statusChangedBy ?? "", status: current?.statusId ?? "" },
    };
  }
  return { key: "feed:problems.noteConflict", params: { note: current?.note ?? "" } };
}

export const refused = (key: Message["key"]): Outcome => ({ ok: false, status: 400, problem: { key } });
