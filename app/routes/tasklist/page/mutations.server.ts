import { callBackend } from "~/backend/client.server";
import { addActionComment } from "~/backend/contract/action-comments";
import { changeAction, readAction } from "~/backend/contract/actions";
import type { Operation } from "~/backend/contract/operations";
import { TASK_NOT_CHANGED, type TaskNotChanged } from "~/backend/contract/task-words";
import { changeTask, changeTasks } from "~/backend/contract/tasks";
import { withTicks } from "~/domain/action/ticks";
import { type Attempted, attempt, type No } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/texts";
import type { LoadContext } from "~/load-context";
import type { PaneForm } from "./pane-schema";
import type { Selected } from "./schema";

interface One {
  key: string;
  version: number;
  idempotencyKey: string | undefined;
}

/** Takes a postponed task up again. */
export function takeUp(context: LoadContext, { key, version, idempotencyKey }: One): Promise<Attempted<void>> {
  const body = { change: { putOff: null }, version };
  return attempt(() => callBackend(context, changeTask, { params: { key }, body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "tasks:problems.stale" } }),
    not_found: () => ({ problem: { key: "tasks:problems.gone" } }),
  });
}

/** Finishes a task, so that it can be taken back. */
export async function finish(
  context: LoadContext,
  { key, version, idempotencyKey }: One,
): Promise<Attempted<Operation>> {
  const body = { ...asSeen([{ key, version }]), change: { done: true } as const };
  const done = await attempt(() => callBackend(context, changeTasks, { body, idempotencyKey }), {});
  if (!done.ok || done.value.changed !== 0) return done;
  const why = TASK_NOT_CHANGED.find((one) => one in (done.value.failedBy ?? {})) ?? "refused";
  const problem = { key: NOT_FINISHED[why] ?? "tasks:problems.refused" } as const;
  return { ok: false, no: { status: 409, problem, isStale: why === "changed" } };
}

/** Beside what the action's own rules ask for before it is completed. */
const NOT_FINISHED: Partial<Record<TaskNotChanged, MessageKey>> = {
  changed: "tasks:problems.stale",
  gone: "tasks:problems.gone",
  not_here: "tasks:problems.elsewhere",
};

/** Puts the tasks off until a day begins where the asker is. */
export async function putOff(
  context: LoadContext,
  selected: readonly Selected[],
  { until, reason, timeZone, today }: { until: string; reason: string; timeZone: string; today: string },
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  if (selected.length === 0) return NOTHING;
  if (until <= today) return no("until", "tasks:problems.past");
  const body = { ...asSeen(selected), change: { putOff: { until, reason }, timeZone } };
  const done = await attempt(() => callBackend(context, changeTasks, { body, idempotencyKey }), {
    invalid_input: ({ details }) => {
      const path = (details as { path?: string }[] | undefined)?.[0]?.path ?? "";
      const errors: Record<string, MessageKey[]> = path.endsWith("reason")
        ? { reason: ["tasks:problems.reason"] }
        : { until: ["tasks:problems.far"] };
      return { errors };
    },
  });
  return orNothing(done);
}

/** Gives the tasks to a person or a team, written as `user:7`. */
export async function give(
  context: LoadContext,
  selected: readonly Selected[],
  to: { kind: "user" | "team"; id: number },
  idempotencyKey?: string,
): Promise<Attempted<Operation>> {
  if (selected.length === 0) return NOTHING;
  if (to.kind === "team" && selected.every(({ key }) => key.startsWith("alert:")))
    return no("to", "tasks:problems.alertPerson");
  const body = { ...asSeen(selected), change: { assign: to } };
  const done = await attempt(() => callBackend(context, changeTasks, { body, idempotencyKey }), {
    invalid_input: () => ({ errors: { to: ["tasks:problems.ownerGone"] } }),
    owner_without_permission: () => ({ errors: { to: ["tasks:problems.ownerMayNot"] } }),
  });
  return orNothing(done);
}

/** The tasks as they were seen: what somebody changed since is left as it is. */
function asSeen(selected: readonly Selected[]) {
  const seen = selected.flatMap(({ key, version }) => (version === null ? [] : [[key, version] as const]));
  return { keys: selected.map(({ key }) => key), versions: Object.fromEntries(seen) };
}

/** Where nothing was changed the form stays, and says why. */
function orNothing(done: Attempted<Operation>): Attempted<Operation> {
  if (!done.ok || done.value.changed !== 0) return done;
  const [why, ...others] = Object.keys(done.value.failedBy ?? {});
  const only = others.length === 0 ? TASK_NOT_CHANGED.find((one) => one === why) : undefined;
  return { ok: false, no: { status: 409, problem: { key: only ? PROBLEMS[only] : "tasks:problems.noneChanged" } } };
}

const PROBLEMS = {
  changed: "tasks:problems.allChanged",
  statutory: "tasks:problems.law",
  gone: "tasks:problems.allGone",
  // A confidential action is not given away by who reads it only for having it.
  not_reader: "tasks:problems.notGiven",
  owner_not_reader: "tasks:problems.ownerNotReader",
  second_person: "tasks:problems.ownerWrote",
  person: "tasks:problems.alertPerson",
  not_here: "tasks:problems.noneChanged",
  steps_open: "tasks:problems.noneChanged",
  proof_missing: "tasks:problems.noneChanged",
  last_resort: "tasks:problems.noneChanged",
  refused: "tasks:problems.noneChanged",
} as const satisfies Record<TaskNotChanged, MessageKey>;

function no(field: string, error: MessageKey): { ok: false; no: No } {
  return { ok: false, no: { status: 400, errors: { [field]: [error] } } };
}

const NOTHING: { ok: false; no: No } = { ok: false, no: { status: 400, problem: { key: "tasks:problems.none" } } };

/** Does what a form beside the list asks for, by the action's own calls, and says what was done. */
export async function changeShown(
  context: LoadContext,
  form: PaneForm,
  idempotencyKey: string | undefined,
): Promise<Attempted<MessageKey>> {
  const params = { actionId: form.actionId };
  if (form.intent === "comment") {
    const asked = { params, body: { text: form.text }, idempotencyKey };
    const added = await attempt(() => callBackend(context, addActionComment, asked), PANE_SAYS);
    return added.ok ? { ok: true, value: "tasks:made.commented" } : added;
  }
  const read = await attempt(() => callBackend(context, readAction, { params }), PANE_SAYS);
  if (!read.ok) return read;
  // Whatever else a step is stays, and so does what others ticked since.
  const body = withTicks(read.value, form);
  const changed = await attempt(() => callBackend(context, changeAction, { params, body, idempotencyKey }), PANE_SAYS);
  return changed.ok ? { ok: true, value: "tasks:made.steps" } : changed;
}

const PANE_SAYS: Parameters<typeof attempt>[1] = {
  stale_version: () => ({ problem: { key: "tasks:problems.stale" } }),
  not_found: () => ({ problem: { key: "tasks:problems.gone" } }),
  invalid_input: () => ({ problem: { key: "tasks:problems.steps" } }),
};
