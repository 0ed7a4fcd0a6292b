import type { z } from "zod";
import type { changeActions } from "~/backend/contract/action-changes";
import { CHANGE_ACTIONS, type NotChanged } from "~/backend/contract/action-words";
import type { Operation } from "~/backend/contract/operations";
import { actorOf } from "../../people/session/actor";
import { dayOf } from "../../platform/call/day-of";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { operations } from "../../platform/db/schema/imports";
import { appendEvidence } from "../../platform/evidence/ledger";
import { toOperation } from "../../platform/operations/operation-row";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { type ActionColumns, type BriefAction, lockActions, writeAssignees, writeColumns } from "./action-columns";
import { bulkEntries } from "./bulk-entries";
import { actionCompletionSchema } from "./completion";
import { type Around, hindrance, isDifferent } from "./hindrance";
import { type Holder, holderOf, readersAmong } from "./new-holder";
import { notifyAssigned } from "./notify-people";
import { findAction } from "./read-actions";
import { selectedActions } from "./selected-actions";
import { startNext } from "./start-next";
import { type Completer, outcomeOf } from "./transition";

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
  const before = await lockActions(tx, customerId, [...selected.keys()]);
  const around = await aroundOf(asked, [...before.values()], change);
  const { possible, failed } = split(selected, before, change, around);
  const pairs = possible.map((action) => ({ before: action, after: changed(action, change, holder, around) }));
  const after = pairs.map((pair) => pair.after);
  await writeColumns(tx, customerId, after);
  if (change.assignee !== undefined) await writeAssignees(tx, customerId, after);
  if (holder) await tellOnce(asked, pairs);
  const started = await startNexts(asked, pairs);
  const [operation] = await tx
    .insert(operations)
    .values({
      customerId,
      kind: CHANGE_ACTIONS,
      createdBy: scope.userId,
      ...{ total: selected.size, done: selected.size, state: "Done" as const },
      input: { change },
      result: { changed: pairs.map((pair) => undoOf(pair, change)), started, ...told(failed, before) },
      finishedAt: new Date(),
    })
    .returning();
  if (!operation) throw new Error("An insert answered no row");
  const actor = actorOf(session);
  await appendEvidence(
    tx,
    customerId,
    pairs.flatMap(({ before, after }) => bulkEntries(actor, before, after, change.reason)),
  );
  return toOperation(operation);
}

async function aroundOf({ tx, scope, session }: Asked, actions: readonly BriefAction[], change: Body["change"]) {
  const { value: rule } = await ruleAt(tx, "action-completion", registerDay(), actionCompletionSchema);
  const approves = session.permissions.includes("reports:approve");
  const secret = actions.filter(({ confidential }) => confidential).map(({ id }) => id);
  const own = await readersAmong(tx, scope, secret, change.assignee ?? null);
  const by: Completer = { userId: scope.userId, dayOf: (moment) => dayOf({ session }, moment) };
  return { rule, approves, by, reads: ({ id }: { id: number }) => approves || own.has(id) };
}

/** Those that change, and the others that were to, each with why; what is so already is neither. */
function split(
  selected: ReadonlyMap<number, number | undefined>,
  actions: ReadonlyMap<number, BriefAction>,
  change: Body["change"],
  around: Around,
) {
  const possible: BriefAction[] = [];
  const failed: [id: number, why: NotChanged][] = [];
  let repeating = 0;
  for (const [id, version] of selected) {
    const action = actions.get(id);
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
  before: BriefAction;
  after: BriefAction;
}

type Known = Awaited<ReturnType<typeof aroundOf>>;

/** The action as it is then. */
function changed(before: BriefAction, change: Body["change"], holder: Holder | null, around: Known): BriefAction {
  const { metaStatus, dueOn, reason, assignee } = change;
  const after = {
    ...before,
    ...(dueOn !== undefined && { dueOn }),
    ...(assignee !== undefined && { assignees: holder ? [holder] : [] }),
  };
  if (metaStatus === undefined || metaStatus === before.metaStatus) return after;
  const completedReason = metaStatus === "Completed" ? reason : undefined;
  const { completedAt, ...outcome } = outcomeOf(
    before,
    { metaStatus, ...(completedReason && { completedReason }), ...(reason && { reason }) },
    around.rule,
    around.by,
  );
  return { ...after, ...(outcome as Partial<ActionColumns>), completedAt: completedAt?.toISOString() ?? null };
}

/** Who was given thirty actions at once is told of the first, and how many more there are. */
async function tellOnce(asked: Asked, pairs: readonly Pair[]): Promise<void> {
  const given = pairs.filter(({ before, after }) =>
    after.assignees.some(({ kind, id }) => !before.assignees.some((one) => one.kind === kind && one.id === id)),
  );
  const [first] = given;
  if (!first) return;
  const title = given.length > 1 ? `${first.after.title} (+${given.length - 1})` : first.after.title;
  const action = await findAction(asked.tx, asked.scope.customerId, first.after.id);
  if (action) await notifyAssigned(asked, null, { ...action, title });
}

async function startNexts(asked: Asked, pairs: readonly Pair[]): Promise<number[]> {
  const started: number[] = [];
  for (const { before, after } of pairs) {
    if (after.everyMonths === null || after.metaStatus !== "Completed" || before.metaStatus === "Completed") continue;
    const done = await findAction(asked.tx, asked.scope.customerId, after.id);
    const next = done && (await startNext(asked, done));
    if (next) started.push(next.id);
  }
  return started;
}

/** What taking this back needs. */
export function undoOf({ before, after }: Pair, { assignee }: Pick<Body["change"], "assignee"> = {}): Changed {
  const columns = Object.fromEntries(
    COLUMNS.flatMap((name) => (before[name] === after[name] ? [] : [[name, before[name]]])),
  );
  const assignees = before.assignees.map(({ kind, id }) => ({ kind, id }));
  return { id: before.id, version: before.version + 1, columns, ...(assignee !== undefined && { assignees }) };
}

const COLUMNS = [
  ...(["metaStatus", "dueOn", "completedAt", "completedBy", "completedReason"] as const),
  ...(["effectDueOn", "effect", "effectNote", "effectBy", "effectAt", "effectWaived"] as const),
];

function told(failed: readonly (readonly [id: number, why: NotChanged])[], actions: ReadonlyMap<number, BriefAction>) {
  if (failed.length === 0) return {};
  const failedBy: Record<string, number> = {};
  for (const [, why] of failed) failedBy[why] = (failedBy[why] ?? 0) + 1;
  const failures = failed.slice(0, MOST_NAMED).map(([id, why]) => ({ id, name: nameOf(actions.get(id)), why }));
  return { failures, failedBy };
}

/** An operation is read by everybody of the customer, and what is confidential is not. */
const nameOf = (action: BriefAction | undefined): string | null =>
  action === undefined || action.confidential ? null : action.title;
