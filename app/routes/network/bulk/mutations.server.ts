import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import type { EdgeTypeName } from "~/backend/contract/collection-words";
import type { Operation } from "~/backend/contract/operations";
import { activateManySanctions } from "~/backend/contract/sanctions";
import { changeTargets, type TargetChange } from "~/backend/contract/target-changes";
import { BackendRefusedError } from "~/backend/errors";
import { graphSizeProblem } from "~/domain/collection/graph-size-problem";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import type { No } from "~/forms/attempt.server";
import { failureOf } from "~/forms/failure.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { edgesFailed } from "../adding-failed.server";
import { closedIn } from "../collection-refusals.server";
import type { BulkForm } from "./schema";

export type Outcome = { ok: true; operation: Operation; message: Message } | ({ ok: false } & No);

type Screened = z.output<typeof activateManySanctions.response>;

/** All that a filter shows of a collection. */
interface Selected {
  collectionId: number;
  filter: TargetListFilter;
}

/** Changes the targets that were ticked, or all that `selected` shows; null: only what is ticked can be changed here. */
export async function changeMany(
  context: LoadContext,
  selected: Selected | null,
  form: BulkForm,
  idempotencyKey?: string,
): Promise<Outcome> {
  const change = changeOf(form);
  if (!change) return refused("network:problems.noCollection");
  const selection = selectionOf(selected, form);
  if (!selection) return refused("network:problems.nothingSelected");
  try {
    const operation = await callBackend(context, changeTargets, { body: { selection, change }, idempotencyKey });
    return { ok: true, operation, message: messageOf(operation, change) };
  } catch (error) {
    const refusal = error instanceof BackendRefusedError ? error : null;
    if (refusal?.code === "too_many") return { ok: false, status: 422, problem: { key: "network:problems.tooMany" } };
    if (refusal?.code === "graph_size_reached") return { ok: false, status: 409, problem: graphSizeProblem(refusal) };
    if (refusal?.code === "not_editor")
      return { ok: false, status: 403, problem: closedProblem(context, change, refusal) };
    const failure = failureOf(error, () => problemOf(change));
    if (!failure) throw error;
    return { ok: false, ...failure };
  }
}

/** Has the targets that were ticked, or all that the filter shows, screened from now on. */
export async function screenMany(
  context: LoadContext,
  selected: Selected | null,
  form: BulkForm,
  idempotencyKey?: string,
): Promise<{ ok: true; message: Message } | ({ ok: false } & No)> {
  const selection = selectionOf(selected, form);
  if (!selection) return refused("network:problems.nothingSelected");
  try {
    const told = await callBackend(context, activateManySanctions, { body: { selection }, idempotencyKey });
    return { ok: true, message: screeningMessage(told) };
  } catch (error) {
    const tooMany = error instanceof BackendRefusedError && error.code === "too_many";
    if (tooMany) return { ok: false, status: 422, problem: { key: "network:problems.tooMany" } };
    const failure = failureOf(error, () => ({ title: "network:problems.failedTitle", key: "network:problems.failed" }));
    if (!failure) throw error;
    return { ok: false, ...failure };
  }
}

function screeningMessage({ activated, screenedAlready, leftOut }: Screened): Message {
  if (activated > 0) return { key: "network:done.screening", params: { count: activated } };
  if (screenedAlready > 0) return { key: "network:done.screenedAlready", params: { count: screenedAlready } };
  return { key: "network:done.notScreenable", params: { count: leftOut } };
}

function selectionOf(selected: Selected | null, { selection, targetIds = [] }: BulkForm) {
  if (selection === "all") {
    return selected && { collectionId: selected.collectionId, filter: targetMatchFields(selected.filter) };
  }
  return targetIds.length > 0 ? { targetIds } : null;
}

function changeOf({ change, collectionId }: BulkForm): TargetChange | null {
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
    case "measures":
    case "self-assessment":
    case "compare":
    case "screen":
      return null;
    default:
      return { kind: "edges", type: change.slice("edges:".length) as EdgeTypeName };
  }
}

/** In the words of the specification's error catalogue (§8). */
function problemOf(change: TargetChange): Message {
  if (change.kind === "edges") return edgesFailed(change.type);
  if (change.kind === "assign") return { title: "network:problems.assignTitle", key: "network:problems.assign" };
  return { title: "network:problems.failedTitle", key: "network:problems.failed" };
}

function closedProblem(context: LoadContext, { kind }: TargetChange, error: BackendRefusedError): Message {
  const params = closedIn(context, error);
  if (kind === "unfollow") return { key: "network:problems.removeClosed", params };
  return { title: "network:problems.assignTitle", key: "network:problems.assignClosed", params };
}

function messageOf({ state, changed, total, remaining, collections }: Operation, change: TargetChange): Message {
  const count = changed ?? total ?? 0;
  if (state !== "Done") return { key: "network:done.started", params: { count } };
  switch (change.kind) {
    case "edges":
      return { title: "network:done.added", key: `network:done.edges.${change.type}` };
    case "assign":
      return { key: "network:done.assigned", params: { count } };
    case "follow":
      return { key: "network:done.followed", params: { count } };
    case "unfollow":
      if (collections) return leftCollections(count, collections, remaining);
      if (remaining) return { key: "network:done.unfollowedRemaining", params: { count, remaining } };
      return { key: change.collectionIds ? "network:done.removed" : "network:done.unfollowed", params: { count } };
  }
}

function leftCollections(targets: number, count: number, remaining: number | undefined): Message {
  if (remaining) return { key: "network:away.fromRemaining", params: { targets, count, remaining } };
  return { key: "network:away.from", params: { targets, count } };
}

const refused = (key: Message["key"]) => ({ ok: false as const, status: 400, problem: { key } });
