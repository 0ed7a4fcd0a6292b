import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { proposeSupplier, type SupplierProposal } from "~/backend/contract/suppliers";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { proposeForm } from "./schema";

export function propose(
  context: LoadContext,
  targetId: number,
  { name, country, website, comment }: z.output<typeof proposeForm>,
  idempotencyKey?: string,
): Promise<Attempted<SupplierProposal>> {
  const params = { targetId: String(targetId) };
  const body = { name, country: country ?? null, website: website ?? null, comment };
  return attempt(() => callBackend(context, proposeSupplier, { params, body, idempotencyKey }), {
    too_many: () => ({ problem: { key: "suppliers:problems.tooMany" } }),
    not_found: () => ({ problem: { key: "suppliers:problems.gone" } }),
    invalid_input: () => ({ errors: { website: ["suppliers:problems.website"] } }),
  });
}
