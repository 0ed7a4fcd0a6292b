import { useEffect } from "react";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";

/**
 * The language may be changed in another tab. What the server writes is in the new one then, what this document brought is in the old one:
 * the page is loaded anew. `chosen` is what the page's data were last made in.
 */
export function useOneLanguage(chosen: Language | undefined): void {
  useEffect(() => {
    if (chosen && document.documentElement.lang !== LANGUAGE_TAGS[chosen]) window.location.reload();
  }, [chosen]);
}
