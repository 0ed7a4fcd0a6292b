import type { ParsedItem, Source } from "../../../platform/db/shapes/raw-event";
import { cut, limitsWith, type ParseLimits, refused, withinLimits } from "../limits";
import { languageTag } from "../news/language-tag";
import { newsReport } from "../news/news-report";
import { childOf, textIn } from "../reading/xml-element";
import { type FoundElement, readElements } from "../reading/xml-elements";
import { instantOf } from "../values/instants";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";

export interface SitemapOptions {
  limits?: Partial<ParseLimits>;
  /** Where the sitemap came from: relative addresses start there. */
  url?: string | undefined;
  sourceName: string;
}

/**
 * A news sitemap: `urlset` whose pages carry `news:news` with title, date, language and keywords, as Google describes it in "News
 * sitemaps". It holds no text but the title. Pages without `news:news` are no news and are left out without a word.
 */
export function parseSitemap(source: Source, options: SitemapOptions): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(options.limits);
  return withinLimits(read(source, options, limits), limits);
}

const WANTED = new Set(["url", "sitemap"]);
const NO_SITEMAP = "this is no news sitemap: no page in it has a title of news";

async function* read(source: Source, options: SitemapOptions, limits: ParseLimits): AsyncGenerator<ParsedItem, void> {
  const last = { path: "", line: 1 };
  let [pages, news] = [0, 0];
  for await (const one of readElements(source, WANTED, limits)) {
    if (!one.ok) {
      yield one;
      continue;
    }
    Object.assign(last, { path: one.path, line: one.line });
    if (one.path !== "urlset/url") continue;
    pages++;
    const item = reportOf(one, options);
    if (item === null) continue;
    news++;
    yield item;
  }
  // Between two pieces of news a news sitemap may well be empty; one full of other pages is the wrong address.
  if (news === 0 && (pages > 0 || last.path !== "")) yield refused({ position: last, message: NO_SITEMAP });
}

function reportOf({ element, line, path, base }: FoundElement, { url: from, sourceName }: SitemapOptions) {
  const news = childOf(element, "news");
  if (news === undefined) return null;
  const url = webAddress(textIn(element, "loc"), webAddress(base, from ?? null) ?? from ?? null);
  const publication = childOf(news, "publication");
  return newsReport(
    {
      id: url,
      sourceName: cut(sourceName, 200),
      title: oneLine(plainText(textIn(news, "title") ?? "")),
      summary: "",
      url,
      publishedAt: instantOf(textIn(news, "publication_date") ?? ""),
      updatedAt: instantOf(textIn(element, "lastmod") ?? ""),
      language: languageTag(publication ? textIn(publication, "language") : null),
      places: [],
      publisher: publication ? textIn(publication, "name") : null,
      raw: news.children.map(({ name, text }) => [name, text.trim()]),
    },
    { line, path },
  );
}
