import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { reportTargetInfo, requestTargetInfo } from "~/backend/contract/target-tickets";
import type { LoadContext } from "~/load-context";
import type { reportForm } from "./schema";

/** Opens a ticket about a target and answers its number. */
export async function openTargetTicket(
  context: LoadContext,
  targetId: number,
  { kind, message }: z.output<typeof reportForm>,
  idempotencyKey?: string,
): Promise<number> {
  const call = kind === "wrong" ? reportTargetInfo : requestTargetInfo;
  const params = { targetId: String(targetId) };
  return (await callBackend(context, call, { params, body: { message }, idempotencyKey })).ticket;
}
