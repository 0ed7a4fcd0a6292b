import { callBackend } from "~/backend/client.server";
import { setTaskEscalation } from "~/backend/contract/task-escalation";
import type { TaskKind } from "~/backend/contract/task-words";
import { setTaskOwner } from "~/backend/contract/tasks";
import { type Attempted, attempt, type No } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";

/** Says who has tasks of these kinds that nobody was given; null: the manager who has been there longest. Those that are refused say why, the others are saved. */
export async function setOwners(
  context: LoadContext,
  chosen: readonly { kind: TaskKind; owner: Owner | null }[],
  idempotencyKey?: string,
): Promise<Attempted<null>> {
  const refused: No[] = [];
  for (const { kind, owner } of chosen) {
    const key = idempotencyKey && `${idempotencyKey}-${kind}`;
    const set = await setOwner(context, kind, owner, key);
    if (!set.ok) refused.push(set.no);
  }
  const last = refused.at(-1);
  if (!last) return { ok: true, value: null };
  return { ok: false, no: { ...last, errors: Object.assign({}, ...refused.map(({ errors }) => errors)) } };
}

interface Owner {
  kind: "user" | "team";
  id: number;
}

function setOwner(context: LoadContext, kind: TaskKind, owner: Owner | null, idempotencyKey?: string) {
  const at = (key: MessageKey) => () => ({ errors: { [`to.${kind}`]: [key] } });
  return attempt(() => callBackend(context, setTaskOwner, { params: { kind }, body: { owner }, idempotencyKey }), {
    invalid_input: at("tasks:problems.ownerGone"),
    owner_without_permission: at("tasks:problems.ownerMayNot"),
    owner_not_reader: at("tasks:problems.ownerReadsNotAll"),
  });
}

/** Says after how many days overdue tasks are reported; null: as the product has it. */
export const setEscalation = (
  context: LoadContext,
  own: number | "off" | null,
  idempotencyKey?: string,
): Promise<Attempted<void>> =>
  attempt(() => callBackend(context, setTaskEscalation, { body: { own }, idempotencyKey }), {
    invalid_input: () => ({ errors: { days: ["tasks:problems.escalationDays"] } }),
  });
