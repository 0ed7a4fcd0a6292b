import { partsOfKey, type TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";

type Asked = AskedBySession & { tx: Tx };

/** Writes into the ledger what was decided about these tasks. */
export async function record(
  { tx, scope, session }: Asked,
  tasks: readonly Pick<Task, "key" | "kind" | "subject" | "target">[],
  kind: string,
  after: unknown,
): Promise<void> {
  const entries = tasks.map(
    (task): EvidenceEntry => ({
      actor: actorOf(session),
      ...subjectOf(task),
      kind,
      after: { task: task.key, change: after },
    }),
  );
  if (entries.length > 0) await appendEvidence(tx, scope.customerId, entries);
}

/** In the ledger it stands beside what else was decided about the same thing. */
function subjectOf({ key, kind, subject, target }: Pick<Task, "key" | "kind" | "subject" | "target">) {
  if (kind === "contact-bounced" && target) return { subjectType: "target", subjectId: String(target.id) };
  return subject.id === null
    ? { subjectType: "task", subjectId: key }
    : { subjectType: subject.type, subjectId: String(subject.id) };
}

export function numbered({ key }: Pick<Task, "key">): { kind: TaskKind; id: number } {
  const parts = partsOfKey(key);
  if (!parts) throw new Error(`${key} is no key of a task`);
  return parts;
}
