import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { addSupplier, type Supplier } from "~/backend/contract/suppliers";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { addForm } from "./schema";

export function tellSupplier(
  context: LoadContext,
  targetId: number,
  body: z.output<typeof addForm>,
  idempotencyKey?: string,
): Promise<Attempted<Supplier>> {
  const params = { targetId: String(targetId) };
  return attempt(() => callBackend(context, addSupplier, { params, body, idempotencyKey }), {
    edge_exists: () => ({ problem: { key: "suppliers:problems.exists" } }),
    same_target: () => ({ problem: { key: "suppliers:problems.same" } }),
    not_found: () => ({ problem: { key: "suppliers:problems.gone" } }),
  });
}
