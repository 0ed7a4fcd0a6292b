import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { askForAccess } from "~/backend/contract/signup";
import { type Attempted, attempt } from "~/forms/attempt.server";
import { languageOf } from "~/i18n/locale.server";
import type { LoadContext } from "~/load-context";
import { searchOf, type signupForm } from "./schema";

/** Leaves the wish with the provider, with what the address says of where it came from. */
export async function askProvider(
  request: Request,
  context: LoadContext,
  form: z.output<typeof signupForm>,
): Promise<Attempted<unknown>> {
  const { state, reason } = searchOf(new URL(request.url).searchParams);
  const origin = [state, reason].filter(Boolean).join(", ");
  const body = { ...form, origin, language: await languageOf(request, context) };
  return attempt(() => callBackend(context, askForAccess, { body }), {});
}
