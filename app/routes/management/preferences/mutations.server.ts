import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeLanguage, changePreferences } from "~/backend/contract/own-account";
import type { LoadContext } from "~/load-context";
import type { preferencesForm } from "./schema";

export async function savePreferences(context: LoadContext, form: z.output<typeof preferencesForm>): Promise<void> {
  const { language, theme, shortcuts, perspective } = form;
  const perspectives = perspective ? [perspective] : undefined;
  await callBackend(context, changePreferences, { body: { theme, shortcuts: shortcuts === "on", perspectives } });
  if (language !== context.session?.user.language) await callBackend(context, changeLanguage, { body: { language } });
}
