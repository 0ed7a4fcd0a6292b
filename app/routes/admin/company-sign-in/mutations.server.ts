import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeCompanySignIn, removeCompanySignIn } from "~/backend/contract/company-sign-in";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { providerForm } from "./schema";

export function saveProvider(context: LoadContext, form: z.output<typeof providerForm>) {
  return attempt(() => callBackend(context, changeCompanySignIn, { body: form }), {
    stale_version: () => ({ problem: { key: "admin:changed" } }),
    client_secret_missing: () => ({ errors: { clientSecret: ["admin:problems.clientSecret"] } }),
    provider_away: () => ({ errors: { issuer: ["admin:problems.providerAway"] } }),
  });
}

export async function removeProvider(context: LoadContext): Promise<void> {
  await callBackend(context, removeCompanySignIn, {});
}
