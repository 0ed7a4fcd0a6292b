import { callBackend } from "~/backend/client.server";
import { type ApiToken, listApiTokens } from "~/backend/contract/api-tokens";
import type { LoadContext } from "~/load-context";

export function tokensOf(context: LoadContext): Promise<ApiToken[]> {
  return callBackend(context, listApiTokens, {});
}
