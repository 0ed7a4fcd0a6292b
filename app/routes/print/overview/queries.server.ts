import { callBackend } from "~/backend/client.server";
import { type ContextHelpEntry, listContextHelp } from "~/backend/contract/context-help";
import { USER_LANGUAGES } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import type { LoadContext } from "~/load-context";

/** The company's help texts in the reader's language. */
export async function readHelp(request: Request, context: LoadContext): Promise<ContextHelpEntry[]> {
  const language = await languageOf(request, context);
  const locale = USER_LANGUAGES.find((one) => one === language) ?? "en";
  return callBackend(context, listContextHelp, { query: { locale } });
}
