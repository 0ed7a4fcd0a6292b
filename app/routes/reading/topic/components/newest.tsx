import { Link } from "@remix-run/react";
import { MarkedText } from "~/domain/reading/marked-text";
import { useTranslation } from "~/i18n/use-translation";
import type { TopicView } from "../queries.server";

/** The latest alerts of the topic. */
export function Newest({ hits }: { hits: TopicView["newest"] }) {
  const { t } = useTranslation("reading");
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">{t("topics.newest")}</h2>
      {hits.length === 0 ? (
        <p className="mt-1 text-ink-2">{t("topics.noHits")}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line-2">
          {hits.map(({ alertId, title, meta, href }) => (
            <li key={alertId} className="py-2 [overflow-wrap:anywhere]">
              <Link to={href} className="underline-offset-2 hover:underline">
                <MarkedText parts={title} />
              </Link>
              <p className="text-ink-3 text-xs">{meta}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
