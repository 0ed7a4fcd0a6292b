import { callBackend } from "~/backend/client.server";
import type { EdgeTypeName } from "~/backend/contract/collection-words";
import { chooseCollection } from "~/backend/contract/collections";
import type { Operation } from "~/backend/contract/operations";
import { changeTargets, type TargetChange } from "~/backend/contract/target-changes";
import { BackendRefusedError } from "~/backend/errors";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { closedIn, graphSizeProblem } from "../collection-refusals.server";
import { orNotFound } from "../queries.server";
import type { TableForm } from "./schema";

export type Outcome =
  | { ok: true; operation: Operation; message: Message }
  | { ok: false; status: number; problem: Message };

interface Selected {
  collectionId: number;
  filter: TargetListFilter;
}

/** Makes a collection what `my` shows the reader, or not any more. Throws 404 for the root, which nobody can choose. */
export async function chooseDefault(context: LoadContext, collectionId: number, isDefault: boolean): Promise<Message> {
  const chosen = callBackend(context, chooseCollection, { params: { collectionId }, body: { isDefault } });
  const { name } = await orNotFound(chosen);
  return { key: isDefault ? "network:myDefault.made" : "network:myDefault.ended", params: { name } };
}

/** Changes the targets that were ticked, or all that the filter shows. */
export async function changeMany(
  context: LoadContext,
  { collectionId, filter }: Selected,
  form: TableForm,
  idempotencyKey?: string,
): Promise<Outcome> {
  const change = changeOf(form);
  if (!change) return refused("network:problems.noCollection");
  const ticked = form.targetIds ?? [];
  if (form.selection !== "all" && ticked.length === 0) return refused("network:problems.nothingSelected");
  const selection =
    form.selection === "all" ? { collectionId, filter: targetMatchFields(filter) } : { targetIds: ticked };
  try {
    const operation = await callBackend(context, changeTargets, { body: { selection, change }, idempotencyKey });
    return { ok: true, operation, message: messageOf(operation, change) };
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.code === "too_many") return { ok: false, status: 422, problem: { key: "network:problems.tooMany" } };
    if (error.code === "graph_size_reached") return { ok: false, status: 409, problem: graphSizeProblem(error) };
    if (error.code === "not_editor") return { ok: false, status: 403, problem: closedProblem(change, error) };
    return { ok: false, status: error.status === 403 ? 403 : 400, problem: problemOf(change) };
  }
}

function changeOf({ change, collectionId }: TableForm): TargetChange | null {
  const collectionIds = collectionId ? [collectionId] : null;
  switch (change) {
    case "follow":
      return { kind: "follow" };
    case "unfollow":
      return { kind: "unfollow" };
    case "assign":
      return collectionIds && { kind: "assign", collectionIds };
    case "remove":
      return collectionIds && { kind: "unfollow", collectionIds };
    case "action":
    case "self-assessment":
      return null;
    default:
      return { kind: "edges", type: change.slice("edges:".length) as EdgeTypeName };
  }
}

/** In the words of the specification's error catalogue (§8). */
function problemOf(change: TargetChange): Message {
  if (change.kind === "edges") return { key: `network:problems.edges.${change.type}` };
  if (change.kind === "assign") return { key: "network:problems.assign" };
  return { key: "network:problems.failed" };
}

function closedProblem({ kind }: TargetChange, error: BackendRefusedError): Message {
  const key = kind === "unfollow" ? "network:problems.removeClosed" : "network:problems.assignClosed";
  return { key, params: closedIn(error) };
}

function messageOf({ state, changed, total, remaining }: Operation, change: TargetChange): Message {
  const count = changed ?? total ?? 0;
  if (state !== "Done") return { key: "network:done.started", params: { count } };
  switch (change.kind) {
    case "edges":
      return { key: `network:done.edges.${change.type}` };
    case "assign":
      return { key: "network:done.assigned", params: { count } };
    case "follow":
      return { key: "network:done.followed", params: { count } };
    case "unfollow":
      if (remaining) return { key: "network:done.unfollowedRemaining", params: { count, remaining } };
      return { key: change.collectionIds ? "network:done.removed" : "network:done.unfollowed", params: { count } };
  }
}

const refused = (key: Message["key"]): Outcome => ({ ok: false, status: 400, problem: { key } });
