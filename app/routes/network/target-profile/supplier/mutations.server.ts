import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeSupplier, removeSupplier, type Supplier } from "~/backend/contract/suppliers";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { changeForm } from "./schema";

export interface Relation {
  targetId: number;
  edgeId: number;
}

const paramsOf = ({ targetId, edgeId }: Relation) => ({ targetId: String(targetId), edgeId: String(edgeId) });

export function saveSupplier(
  context: LoadContext,
  relation: Relation,
  body: z.output<typeof changeForm>,
  idempotencyKey?: string,
): Promise<Attempted<Supplier>> {
  return attempt(() => callBackend(context, changeSupplier, { params: paramsOf(relation), body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "suppliers:problems.changed" } }),
    edge_exists: () => ({ problem: { key: "suppliers:problems.exists" } }),
    not_found: () => ({ problem: { key: "suppliers:problems.gone" } }),
  });
}

/** One that is gone already is as good as removed. */
export function takeBack(context: LoadContext, relation: Relation, idempotencyKey?: string): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, removeSupplier, { params: paramsOf(relation), idempotencyKey }), {
    not_own: () => ({ problem: { key: "suppliers:problems.gone" } }),
  });
}
