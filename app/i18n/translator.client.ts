import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { seconds } from "~/time/duration";
import { languageOfTag } from "./languages";
import type { Catalogue } from "./texts";
import { createTranslator, type Translator } from "./translator";

/**
 * The translator of this document, filled with the texts that came with it. A section that is reached by a link is
 * fetched once; until its texts are there React keeps the page that is on screen.
 */
export function documentTranslator(tag: string, texts: Record<string, Catalogue>): Translator {
  return createTranslator(tag, texts, (section) => fetchTexts(paths.texts(languageOfTag(tag), section)));
}

/** Tries again and again, slower each time: a page without words is worse than a late one. */
async function fetchTexts(url: string, pause = seconds(0.4)): Promise<Catalogue> {
  const response = await fetch(sitePath(url)).catch(() => null);
  if (response?.ok) return (await response.json()) as Catalogue;
  await new Promise((done) => setTimeout(done, pause));
  return fetchTexts(url, Math.min(2 * pause, seconds(10)));
}
