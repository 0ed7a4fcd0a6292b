import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Page, PageHead } from "~/ui/page";
import type { LawVersionView, LawView } from "../view.server";

/** A legal basis of measures or of a day: whether it applies on the day, and each version with its source and days. */
export function LawPage({ view: { name, onDay, versions, entriesHref } }: { view: LawView }) {
  const { t } = useTranslation("measures");
  return (
    <Page reading>
      <PageHead title={name} lead={onDay} />
      <div className="grid gap-4">
        {versions.map((version) => (
          <Version key={version.heading} version={version} />
        ))}
      </div>
      {entriesHref && (
        <p className="mt-4">
          <Link to={entriesHref} className={LINK}>
            {t("law.entries")}
          </Link>
        </p>
      )}
      <p className="mt-2 text-ink-3 text-xs">{t("law.noAdvice")}</p>
    </Page>
  );
}

const LINK = "wrap-anywhere font-medium text-accent-strong underline-offset-2 hover:underline";

function Version({ version: { heading, isOfDay, facts, source, confidence } }: { version: LawVersionView }) {
  const { t } = useTranslation("measures");
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 className="mb-2 font-[640] text-m">
        {heading}
        {isOfDay && <span className="font-normal text-ink-3 text-s"> · {t("law.ofDay")}</span>}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-s">
        {facts.map(({ name, text }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-3">{t("page.source")}</dt>
          <dd>
            {source.href ? (
              <a href={source.href} rel="noreferrer" className={LINK}>
                {source.text}
              </a>
            ) : (
              <span className="wrap-anywhere">{source.text}</span>
            )}
            <span className="block text-ink-3 text-xs">{confidence}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
