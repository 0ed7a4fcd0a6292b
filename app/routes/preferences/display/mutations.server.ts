import { callBackend } from "~/backend/client.server";
import { readHeaderCounts } from "~/backend/contract/counts";
import { changeLanguage, changePreferences } from "~/backend/contract/own-account";
import { MOST_PINS } from "~/backend/contract/preference-values";
import type { Session } from "~/backend/contract/session";
import { USER_LANGUAGES } from "~/i18n/languages";
import { rememberLanguage } from "~/i18n/locale.server";
import type { LoadContext } from "~/load-context";
import { rememberScheme } from "~/shell/scheme.server";
import { rememberSide } from "~/shell/side.server";
import { toastCookie } from "~/toasts/toast.server";
import type { Choice } from "./schema";

/**
 * Remembers what was chosen: with the user's account, so that it is there on every device, and in this browser, so that
 * it is still there when they have signed out. Answers the cookies.
 */
export async function choose(context: LoadContext, choice: Choice): Promise<Headers> {
  const { language, scheme, shortcuts, side } = choice;
  const headers = new Headers();
  if (language) headers.append("Set-Cookie", await rememberLanguage(language));
  if (scheme) headers.append("Set-Cookie", await rememberScheme(scheme));
  if (side) headers.append("Set-Cookie", await rememberSide(side));
  if (!context.session) return headers;
  const own = USER_LANGUAGES.find((one) => one === language);
  if (own) await callBackend(context, changeLanguage, { body: { language: own } });
  const pins = pinsAfter(
    choice.pin ? await livingPins(context, context.session) : context.session.preferences.pins,
    choice,
  );
  if (pins.length > MOST_PINS) {
    headers.append("Set-Cookie", await toastCookie({ key: "shell:pin.full", params: { count: MOST_PINS } }, "bad"));
    return headers;
  }
  const body = {
    ...(scheme && { theme: scheme }),
    ...(shortcuts && { shortcuts: shortcuts === "on" }),
    ...((choice.pin || choice.unpin) && { pins }),
    ...(choice.closedGroups && { closedGroups: choice.closedGroups }),
  };
  if (Object.keys(body).length > 0) await callBackend(context, changePreferences, { body });
  return headers;
}

/** Without those whose collection or view is gone: nobody sees them, so they take no place. */
async function livingPins(context: LoadContext, { preferences: { pins } }: Session): Promise<readonly string[]> {
  if (pins.length < MOST_PINS) return pins;
  const { pins: named } = await callBackend(context, readHeaderCounts, {});
  return pins.filter((pin) => pin.startsWith("section:") || named.some((one) => one.pin === pin));
}

/** What is pinned comes last; what is pinned already stays where it is. */
function pinsAfter(before: readonly string[], { pin, unpin }: Choice): string[] {
  const kept = before.filter((one) => one !== unpin);
  return pin && !kept.includes(pin) ? [...kept, pin] : kept;
}
