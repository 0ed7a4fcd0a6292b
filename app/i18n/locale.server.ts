import { createCookie } from "@remix-run/node";
import { LanguageDetector } from "remix-i18next/server";
import { z } from "zod";
import type { LoadContext } from "~/load-context";
import { days, seconds } from "~/time/duration";
import { chooseLanguage } from "./choose-language";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language, languageOfTag } from "./languages";

/** A visitor's choice of language; not a secret, so it is not signed, and what it says is checked on reading. */
export const languageCookie = createCookie("tierwatch-language", { path: "/", sameSite: "lax", httpOnly: true });

const cookieValue = z.enum(Object.keys(LANGUAGE_TAGS) as [Language, ...Language[]]);

/** The `Set-Cookie` value that remembers a visitor's choice for a year. */
export function rememberLanguage(language: Language): Promise<string> {
  return languageCookie.serialize(language, { maxAge: days(365) / seconds(1) });
}

/**
 * The language in which this request is answered. remix-i18next detects it and keeps it within what we have; the order of
 * wishes is ours, because its own reads `de-AT, fr` as French.
 */
export async function languageOf(request: Request, context: Pick<LoadContext, "session">): Promise<Language> {
  const cookie = cookieValue.safeParse(await languageCookie.parse(request.headers.get("cookie")));
  const detector = new LanguageDetector({
    supportedLanguages: Object.values(LANGUAGE_TAGS),
    fallbackLanguage: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    order: ["custom"],
    findLocale: async () =>
      LANGUAGE_TAGS[
        chooseLanguage({
          user: context.session?.user.language ?? null,
          cookie: cookie.success ? cookie.data : null,
          link: new URL(request.url).searchParams.get("lang"),
          acceptLanguage: request.headers.get("accept-language"),
        })
      ],
  });
  return languageOfTag(await detector.detect(request));
}
