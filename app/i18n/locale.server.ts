import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { LoadContext } from "~/load-context";
import { chooseLanguage } from "./choose-language";
import { LANGUAGE_TAGS, type Language } from "./languages";

/** A visitor's choice of language; not a secret, so it is not signed, and what it says is checked on reading. */
export const languageCookie = createCookie("tierwatch-language", { path: "/", sameSite: "lax", httpOnly: true });

const cookieValue = z.enum(Object.keys(LANGUAGE_TAGS) as [Language, ...Language[]]);

/** The language in which this request is answered. */
export async function languageOf(request: Request, context: Pick<LoadContext, "session">): Promise<Language> {
  const cookie = cookieValue.safeParse(await languageCookie.parse(request.headers.get("cookie")));
  return chooseLanguage({
    user: context.session?.user.language ?? null,
    cookie: cookie.success ? cookie.data : null,
    acceptLanguage: request.headers.get("accept-language"),
  });
}
