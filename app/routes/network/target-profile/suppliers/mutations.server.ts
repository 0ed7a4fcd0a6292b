import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { decideSupplierProposal, type SupplierProposal } from "~/backend/contract/suppliers";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { decideForm } from "./schema";

export function decideProposal(
  context: LoadContext,
  targetId: number,
  { proposalId, decision, reason, version }: z.output<typeof decideForm>,
  idempotencyKey?: string,
): Promise<Attempted<SupplierProposal>> {
  const params = { targetId: String(targetId), proposalId: String(proposalId) };
  const body = { decision, reason: reason || null, version };
  return attempt(() => callBackend(context, decideSupplierProposal, { params, body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "suppliers:problems.decided" } }),
    not_found: () => ({ problem: { key: "suppliers:problems.decided" } }),
    not_permitted: () => ({ problem: { key: "suppliers:problems.managersOnly" } }),
  });
}
