import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { reportTargetInfo, requestTargetInfo } from "~/backend/contract/target-tickets";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { reportForm } from "./schema";

/** Opens a ticket about a target and answers its number. Throws 404 for a target that is not there. */
export async function openTargetTicket(
  context: LoadContext,
  targetId: number,
  { kind, message }: z.output<typeof reportForm>,
  idempotencyKey?: string,
): Promise<number> {
  const call = kind === "wrong" ? reportTargetInfo : requestTargetInfo;
  const params = { targetId: String(targetId) };
  const { ticket } = await callBackend(context, call, { params, body: { message }, idempotencyKey }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  return ticket;
}
