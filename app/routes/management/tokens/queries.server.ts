import { callBackend } from "~/backend/client.server";
import { type ApiToken, listApiTokens } from "~/backend/contract/api-tokens";
import type { Permission } from "~/backend/contract/permissions";
import type { Scope } from "~/backend/contract/scopes";
import { scopesFor } from "~/backend/contract/scopes-for";
import type { LoadContext } from "~/load-context";

/** One's keys, and what one may give to a new one. */
export async function tokensOf(
  context: LoadContext,
  permissions: readonly Permission[],
): Promise<{ tokens: ApiToken[]; scopes: Scope[] }> {
  return { tokens: await callBackend(context, listApiTokens, {}), scopes: scopesFor(permissions) };
}
