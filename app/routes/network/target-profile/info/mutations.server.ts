import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeTargetInfo, type TargetInfo } from "~/backend/contract/target-info";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { infoForm } from "./schema";

/** Specification §8: "Couldn't update target information". */
export function updateInfo(
  context: LoadContext,
  targetId: number,
  { version, website, employees, size, email, phone }: z.output<typeof infoForm>,
  idempotencyKey?: string,
): Promise<Attempted<TargetInfo>> {
  const params = { targetId: String(targetId) };
  const facts = { website: website ?? null, employees: employees ?? null, size: size ?? null };
  const body = { ...facts, contact: { email: email ?? "", phone }, version };
  const title = "targetInfo:problems.cantUpdate";
  const changed = { title, key: "targetInfo:problems.changed" } as const;
  return attempt(
    () => callBackend(context, changeTargetInfo, { params, body, idempotencyKey }),
    { stale_version: () => ({ problem: changed }) },
    (general) => ({ ...general, title }),
  );
}
