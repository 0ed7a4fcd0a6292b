import { days } from "~/time/duration";
import { withContentHash } from "../../../intake/connectors/content-hash";
import { ARTICLES } from "./data/events/articles";
import { addressOf, type Story } from "./story";

/** Articles of which nobody says what they report, as a feed brings them. */
export function planArticles(now: Date): Story[] {
  return ARTICLES.map(({ key, daysAgo, language, source, title, body }): Story => {
    const at = new Date(now.getTime() - days(daysAgo)).toISOString();
    const event = withContentHash({
      externalId: `demo-article-${key}`,
      sourceName: source,
      kind: "report",
      revision: null,
      updatedAt: at,
      publishedAt: at,
      happenedAt: null,
      period: null,
      withdrawn: false,
      title,
      summary: body,
      url: addressOf(source, key),
      severity: {},
      places: [],
      organizations: [],
      language,
      raw: {},
    });
    return { first: { eventTypeId: null, event }, again: [], corrected: null };
  });
}
