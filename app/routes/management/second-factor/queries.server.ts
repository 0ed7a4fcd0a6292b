import { callBackend } from "~/backend/client.server";
import { readSecondFactor } from "~/backend/contract/second-factor";
import type { LoadContext } from "~/load-context";

export function secondFactorOf(context: LoadContext): Promise<{ active: boolean; recoveryCodesLeft: number }> {
  return callBackend(context, readSecondFactor, {});
}
