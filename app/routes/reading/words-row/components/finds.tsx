import { Link } from "@remix-run/react";
import { MarkedText } from "~/domain/reading/marked-text";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import type { RowView } from "../queries.server";

/** The latest news that the row found, and the alerts that came of it. */
export function Finds({ finds }: { finds: RowView["newest"] }) {
  const { t } = useTranslation("reading");
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">{t("words.newest")}</h2>
      {finds.length === 0 ? (
        <p className="mt-1 text-ink-2">{t("words.noFinds")}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line-2">
          {finds.map(({ itemId, title, meta, newsHref, alertHref }) => (
            <li key={itemId} className="py-2 [overflow-wrap:anywhere]">
              <Link to={newsHref} className="underline-offset-2 hover:underline">
                <MarkedText parts={title} />
              </Link>
              <p className="text-ink-3 text-xs">
                {meta}
                {DOT}
                {alertHref ? (
                  <Link to={alertHref} className="text-accent-strong underline underline-offset-2">
                    {t("why.toAlert")}
                  </Link>
                ) : (
                  t("words.noTarget")
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
