import { callBackend } from "~/backend/client.server";
import { listFeatureFlags } from "~/backend/contract/administration";
import type { LoadContext } from "~/load-context";

export function featuresOf(context: LoadContext) {
  return callBackend(context, listFeatureFlags, {});
}
