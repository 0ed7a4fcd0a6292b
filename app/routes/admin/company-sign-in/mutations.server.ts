import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeCompanySignIn, removeCompanySignIn } from "~/backend/contract/company-sign-in";
import { attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { providerForm, removeForm } from "./schema";

export function saveProvider(context: LoadContext, form: z.output<typeof providerForm>) {
  return attempt(() => callBackend(context, changeCompanySignIn, { body: form }), {
    stale_version: () => ({ problem: { key: "admin:changed" } }),
    client_secret_missing: () => ({ errors: { clientSecret: ["admin:problems.clientSecret"] } }),
    provider_away: () => ({ errors: { issuer: ["admin:problems.providerAway"] } }),
    ...BY_PASSWORD,
  });
}

export function removeProvider(context: LoadContext, form: z.output<typeof removeForm>) {
  return attempt(() => callBackend(context, removeCompanySignIn, { body: form }), BY_PASSWORD);
}

const atPassword = (key: MessageKey) => () => ({ errors: { currentPassword: [key] } });
const BY_PASSWORD = {
  wrong_password: atPassword("admin:problems.wrongPassword"),
  password_needed: atPassword("admin:problems.passwordNeeded"),
};
