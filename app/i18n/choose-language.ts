import { DEFAULT_LANGUAGE, isLanguage, type Language, USER_LANGUAGES } from "./languages";

export interface LanguageWishes {
  /** The signed-in user's own. */
  user: string | null;
  cookie: string | null;
  /** That of the mail whose link was followed. */
  link: string | null;
  acceptLanguage: string | null;
}

/**
 * The language of a page: the user's own, else the cookie's, else the link's, else the browser's first that we have, else English.
 * French is for visitors: who is signed in gets one of the supported languages (§4 Language, product-decisions).
 */
export function chooseLanguage({ user, cookie, link, acceptLanguage }: LanguageWishes): Language {
  if (user !== null) return USER_LANGUAGES.find((language) => language === user) ?? DEFAULT_LANGUAGE;
  if (cookie !== null && isLanguage(cookie)) return cookie;
  if (link !== null && isLanguage(link)) return link;
  for (const tag of byPreference(acceptLanguage ?? "")) {
    const primary = tag.split("-")[0]?.toLowerCase();
    const language = primary === "zh" ? "ch" : primary;
    // A browser's `ch` is Chamorro, not ours.
    if (primary !== "ch" && isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** `de;q=0.5, fr` → `["fr", "de"]`; what is refused with q=0 is left out. */
function byPreference(header: string): string[] {
  return header
    .split(",")
    .slice(0, 32)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
