import { useTranslation } from "~/i18n/use-translation";
import type { EventView } from "../view.server";

/** Reports side by side, each with the reason why it is one of this event's. */
export function Reports({ reports }: Pick<EventView, "reports">) {
  const { t } = useTranslation("eventPages");
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
      {reports.map(({ id, source, title, url, language, summary, facts, why, withdrawn }) => (
        <li key={id} className="flex min-w-0 flex-col rounded-control border border-line p-3">
          <p className="text-ink-3 text-xs">{source}</p>
          <p lang={language} className="wrap-anywhere font-medium">
            {url ? (
              <a href={url} rel="noreferrer noopener" className="underline-offset-2 hover:underline">
                {title}
              </a>
            ) : (
              title
            )}
          </p>
          {withdrawn && <p className="text-bad text-s">{t("withdrawn")}</p>}
          {summary && (
            <p lang={language} className="wrap-anywhere mt-1 line-clamp-6 text-ink-2 text-s">
              {summary}
            </p>
          )}
          <dl className="mt-2 mb-3 space-y-0.5 text-s">
            {facts.map(({ key, text }) => (
              <div key={key} className="wrap-anywhere">
                <dt className="inline text-ink-3 after:content-[':_'] lang-zh:after:content-['：']">
                  {t(`event.${key}`)}
                </dt>
                <dd className="inline">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="wrap-anywhere mt-auto border-line-2 border-t pt-2 text-s">
            {why === null ? (
              <span className="font-medium">{t("event.firstReport")}</span>
            ) : (
              <>
                <span className="block text-ink-3 text-xs">{t("event.why")}</span>
                {why}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
