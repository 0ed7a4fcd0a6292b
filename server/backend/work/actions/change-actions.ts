import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { changeActions } from "~/backend/contract/action-changes";
import { CHANGE_ACTIONS, type NotChanged } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import type { Operation } from "~/backend/contract/operations";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { toOperation } from "../../platform/operations/operation-row";
import { ruleAt } from "../../platform/rules/register";
import { type ActionColumns, lockActions, type NumberedColumns, writeAssignees, writeColumns } from "./action-columns";
import { actionCompletionSchema } from "./completion";
import { type Around, hindrance, isDifferent } from "./hindrance";
import { type Holder, holderOf, readersAmong } from "./new-holder";
import { notifyAssigned } from "./notify-people";
import { readActions } from "./read-actions";
import { today } from "./recommend";
import { entriesOf } from "./record-action";
import { selectedActions } from "./selected-actions";
import { startNext } from "./start-next";
import { outcomeOf } from "./transition";

type Asked = AskedBySession & { tx: Tx };
type Body = z.output<NonNullable<typeof changeActions.body>>;

/** What undoing needs of an action: which version it has since, and what of it was another before. */
export interface Changed {
  id: number;
  version: number;
  columns: Partial<ActionColumns>;
  assignees?: { kind: "user" | "team"; id: number }[];
}

/** Of actions that come again, so many are completed at once: each starts its next one by itself. */
const MOST_REPEATING = 100;
/** So many of those that could not be changed are named; all are counted. */
const MOST_NAMED = 100;

/**
 * Changes the selected actions in one transaction, in as many statements for one as for thousands, each by its own rules; those that cannot
 * are left as they are and told with why. Throws 422 `too_many`, and for an assignee that the customer does not have.
 */
export async function changeMany(asked: Asked, { selection, change }: Body): Promise<Operation> {
  const { tx, scope, session } = asked;
  const { customerId } = scope;
  const selected = await selectedActions(tx, scope, selection);
  const holder = change.assignee ? await holderOf(tx, customerId, change.assignee) : null;
  const rows = await lockActions(tx, customerId, [...selected.keys()]);
  const before = await readActions(tx, sql`where x.customer_id = ${customerId} and x.id = any(${ids(rows.keys())})`);
  const around = await aroundOf(asked, before, change);
  const { possible, failed } = split(selected, before, change, around);
  const pairs = possible.map((action) => apply(action, rows.get(action.id), change, holder, around));
  await writeColumns(
    tx,
    customerId,
    pairs.map(({ row }) => row),
  );
  if (change.assignee !== undefined)
    await writeAssignees(
      tx,
      customerId,
      pairs.map(({ after }) => after),
    );
  if (holder) await tellOnce(asked, pairs);
  const started = await startNexts(asked, pairs);
  const changed = pairs.map(({ before, row }): Changed => undoOf(before, rows.get(before.id), row, change));
  const [operation] = await tx
    .insert(operations)
    .values({
      customerId,
      kind: CHANGE_ACTIONS,
      createdBy: scope.userId,
      ...{ total: selected.size, done: selected.size, state: "Done" as const },
      input: { change },
      result: { changed, started, ...told(failed, before) },
      finishedAt: new Date(),
    })
    .returning();
  if (!operation) throw new Error("An insert answered no row");
  const actor = actorOf(session);
  await appendEvidence(
    tx,
    customerId,
    pairs.flatMap(({ before, after }) => entriesOf(actor, before, after, change.reason)),
  );
  return toOperation(operation);
}

const ids = (all: Iterable<number>) => sql`${sql.param([...all])}::bigint[]`;

async function aroundOf({ tx, scope, session }: Asked, actions: readonly Action[], change: Body["change"]) {
  const { customerId } = scope;
  const { value: rule } = await ruleAt(tx, "action-completion", today(), actionCompletionSchema);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct action_id::int as id from action_documents
     where customer_id = ${customerId} and action_id = any(${ids(actions.map(({ id }) => id))})`);
  const approves = session.permissions.includes("reports:approve");
  const secret = actions.filter(({ confidential }) => confidential).map(({ id }) => id);
  const own = await readersAmong(tx, scope, secret, change.assignee ?? null);
  const around: Around = {
    rule,
    proven: new Set(rows.map(({ id }) => id)),
    approves,
    reads: ({ id }) => approves || own.has(id),
  };
  return around;
}

/** Those that change, and the others that were to, each with why; what is so already is neither. */
function split(
  selected: ReadonlyMap<number, number | undefined>,
  actions: readonly Action[],
  change: Body["change"],
  around: Around,
) {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const possible: Action[] = [];
  const failed: [id: number, why: NotChanged][] = [];
  let repeating = 0;
  for (const [id, version] of selected) {
    const action = byId.get(id);
    if (!action) failed.push([id, "not_found"]);
    else if (version !== undefined && version !== action.version) failed.push([id, "changed"]);
    else if (isDifferent(action, change)) {
      const why = hindrance(action, change, around);
      const comesAgain = change.metaStatus === "Completed" && action.everyMonths !== null;
      if (why) failed.push([id, why]);
      else if (comesAgain && repeating >= MOST_REPEATING) failed.push([id, "too_many_repeating"]);
      else possible.push(action);
      if (!why && comesAgain) repeating += 1;
    }
  }
  return { possible, failed };
}

interface Pair {
  before: Action;
  after: Action;
  /** As it is to be written. */
  row: NumberedColumns;
}

function apply(
  before: Action,
  locked: NumberedColumns | undefined,
  change: Body["change"],
  holder: Holder | null,
  { rule }: Around,
): Pair {
  if (!locked) throw new Error(`Action ${before.id} was read and not locked`);
  const { metaStatus, dueOn, reason } = change;
  const completing = metaStatus === "Completed" && before.metaStatus !== "Completed";
  const { completedAt, ...outcome } = outcomeOf(
    before,
    {
      version: before.version,
      ...(metaStatus && { metaStatus }),
      ...(completing && reason && { completedReason: reason }),
    },
    rule,
  );
  const row = {
    ...locked,
    ...(metaStatus !== undefined && {
      ...(outcome as Partial<ActionColumns>),
      completedAt: completedAt?.toISOString() ?? null,
    }),
    ...(dueOn !== undefined && { dueOn }),
  };
  const after: Action = {
    ...before,
    ...{ metaStatus: row.metaStatus, dueOn: row.dueOn, effectDueOn: row.effectDueOn },
    ...{
      completedAt: row.completedAt && new Date(row.completedAt).toISOString(),
      completedReason: row.completedReason,
    },
    effect: row.effect === null ? null : before.effect,
    assignees: change.assignee === undefined ? before.assignees : holder ? [holder] : [],
    version: before.version + 1,
  };
  return { before, after, row };
}

/** Who was given thirty actions at once is told of the first, and how many more there are. */
async function tellOnce(asked: Asked, pairs: readonly Pair[]): Promise<void> {
  const given = pairs.filter(({ before, after }) =>
    after.assignees.some(({ kind, id }) => !before.assignees.some((one) => one.kind === kind && one.id === id)),
  );
  const [first] = given;
  if (!first) return;
  const title = given.length > 1 ? `${first.after.title} (+${given.length - 1})` : first.after.title;
  await notifyAssigned(asked, null, { ...first.after, title });
}

async function startNexts(asked: Asked, pairs: readonly Pair[]): Promise<number[]> {
  const started: number[] = [];
  for (const { before, after } of pairs) {
    if (after.everyMonths === null || after.metaStatus !== "Completed" || before.metaStatus === "Completed") continue;
    const next = await startNext(asked, after);
    if (next) started.push(next.id);
  }
  return started;
}

function undoOf(
  before: Action,
  was: NumberedColumns | undefined,
  row: NumberedColumns,
  { assignee }: Body["change"],
): Changed {
  const columns = Object.fromEntries(
    Object.entries(was ?? {}).filter(([name, value]) => value !== row[name as keyof NumberedColumns]),
  );
  const assignees = before.assignees.map(({ kind, id }) => ({ kind, id }));
  return { id: before.id, version: before.version + 1, columns, ...(assignee !== undefined && { assignees }) };
}

function told(failed: readonly (readonly [id: number, why: NotChanged])[], actions: readonly Action[]) {
  if (failed.length === 0) return {};
  const titles = new Map(actions.map(({ id, title }) => [id, title]));
  const failedBy: Record<string, number> = {};
  for (const [, why] of failed) failedBy[why] = (failedBy[why] ?? 0) + 1;
  const failures = failed.slice(0, MOST_NAMED).map(([id, why]) => ({ id, name: titles.get(id) ?? null, why }));
  return { failures, failedBy };
}
