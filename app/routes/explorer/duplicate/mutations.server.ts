import { callBackend } from "~/backend/client.server";
import { type Duplicate, decideDuplicate, MERGE_FIELDS, mergeTargets } from "~/backend/contract/target-merges";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { MergeForm } from "./schema";

/** Makes the two one. Where somebody changed one of them meanwhile, what was chosen stays in the form. */
export function merge(context: LoadContext, form: MergeForm, idempotencyKey?: string) {
  const { keptId, mergedId, keptVersion, mergedVersion, reason } = form;
  const choices = Object.fromEntries(MERGE_FIELDS.flatMap((field) => (form[field] ? [[field, form[field]]] : [])));
  const body = { keptId, mergedId, choices, reason, versions: { kept: keptVersion, merged: mergedVersion } };
  return attempt(() => callBackend(context, mergeTargets, { body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "merges:problems.stale" } }),
    target_public: () => ({ problem: { key: "merges:problems.public" } }),
    targets_differ: () => ({ problem: { key: "merges:problems.differ" } }),
    not_found: () => ({ problem: { key: "merges:problems.gone" } }),
  });
}

/** Says that they are two, or takes that back. */
export function decide(context: LoadContext, pairId: number, state: Duplicate["state"], idempotencyKey?: string) {
  return attempt(() => callBackend(context, decideDuplicate, { params: { pairId }, body: { state }, idempotencyKey }), {
    not_found: () => ({ problem: { key: "merges:problems.gone" } }),
  });
}
