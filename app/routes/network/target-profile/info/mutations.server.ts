import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeTargetInfo, readTargetInfo, type TargetInfo } from "~/backend/contract/target-info";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { infoForm } from "./schema";

/** Sets where a target is, or what was known before that with null; all else stays as it is. */
export async function updatePlace(
  context: LoadContext,
  targetId: number,
  location: { lat: number; lon: number } | null,
  version: number,
  idempotencyKey?: string,
): Promise<Attempted<TargetInfo>> {
  const params = { targetId: String(targetId) };
  const title = "targetInfo:problems.cantUpdate";
  const change = async () => {
    const { website, employees, size, contact } = await callBackend(context, readTargetInfo, { params });
    const body = { website, employees, size, contact, location, version };
    return callBackend(context, changeTargetInfo, { params, body, idempotencyKey });
  };
  const changed = { title, key: "targetInfo:problems.changed" } as const;
  return attempt(change, { stale_version: () => ({ problem: changed }) }, (general) => ({ ...general, title }));
}

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
