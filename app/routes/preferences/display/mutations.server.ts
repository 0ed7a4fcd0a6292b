import { callBackend } from "~/backend/client.server";
import { changeLanguage, changePreferences } from "~/backend/contract/own-account";
import { USER_LANGUAGES } from "~/i18n/languages";
import { rememberLanguage } from "~/i18n/locale.server";
import type { LoadContext } from "~/load-context";
import { rememberScheme } from "~/shell/scheme.server";
import { rememberSide } from "~/shell/side.server";
import type { Choice } from "./schema";

/**
 * Remembers what was chosen: with the user's account, so that it is there on every device, and in this browser, so that
 * it is still there when they have signed out. Answers the cookies.
 */
export async function choose(context: LoadContext, { language, scheme, shortcuts, side }: Choice): Promise<Headers> {
  const headers = new Headers();
  if (language) headers.append("Set-Cookie", await rememberLanguage(language));
  if (scheme) headers.append("Set-Cookie", await rememberScheme(scheme));
  if (side) headers.append("Set-Cookie", await rememberSide(side));
  if (!context.session) return headers;
  const own = USER_LANGUAGES.find((one) => one === language);
  if (own) await callBackend(context, changeLanguage, { body: { language: own } });
  if (scheme || shortcuts) {
    const body = { ...(scheme && { theme: scheme }), ...(shortcuts && { shortcuts: shortcuts === "on" }) };
    await callBackend(context, changePreferences, { body });
  }
  return headers;
}
