import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import type { QualityView } from "../view.server";
import { Learned } from "./learned";
import { QualityTable } from "./quality-table";

/** May one trust these alerts? What each type is measured at, in words first. */
export function QualityPage({ view, mayReview }: { view: QualityView; mayReview: boolean }) {
  const { t } = useTranslation("reading");
  const { rows, columns, languages, states, clearHref, exportHref, changes, learned, reader } = view;
  return (
    <div className="max-w-6xl">
      <header className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-semibold text-xl leading-tight tracking-[-0.02em]">{t("pages.quality")}</h1>
          <p className="mt-1 max-w-prose text-pretty text-ink-2">{t("quality.lead")}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          {mayReview && <LinkButton to={paths.readingReview()}>{t("quality.review")}</LinkButton>}
          <LinkButton to={paths.readingWhy()}>{t("quality.why")}</LinkButton>
          {rows.length > 0 && (
            <LinkButton to={exportHref} reloadDocument>
              {t("quality.export")}
            </LinkButton>
          )}
        </p>
      </header>
      <Summary view={view} />
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        <Choices label={t("quality.language")} choices={languages} />
        <Choices label={t("quality.state")} choices={states} />
      </div>
      {rows.length > 0 ? (
        <QualityTable rows={rows} columns={columns} />
      ) : (
        <p className="rounded-card bg-card p-4 text-ink-2 shadow-card">
          {t("quality.none")}{" "}
          {clearHref && (
            <Link to={clearHref} className="font-medium text-accent-strong underline underline-offset-2">
              {t("quality.clear")}
            </Link>
          )}
        </p>
      )}
      <p className="mt-3 text-pretty text-ink-3 text-xs">{t("quality.note")}</p>
      <p className="wrap-anywhere mt-1 text-ink-3 text-xs">{t("quality.reader", { name: reader })}</p>
      {changes && <p className="mt-1 text-pretty text-ink-3 text-xs">{changes}</p>}
      <Learned learned={learned} mayReview={mayReview} />
    </div>
  );
}

function Summary({ view: { summary, promises } }: { view: QualityView }) {
  const { t } = useTranslation("reading");
  return (
    <section aria-labelledby="summary" className="mb-5 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="summary" className="sr-only">
        {t("quality.summary")}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 s:grid-cols-2 l:grid-cols-3">
        {summary.map(({ key, language, share, trial }) => (
          <div key={key} className="min-w-0">
            <dt className="text-ink-3 text-xs">{language}</dt>
            <dd className="font-semibold">{share}</dd>
            {trial && <dd className="text-ink-2 text-s">{trial}</dd>}
          </div>
        ))}
      </dl>
      <h3 className="mt-4 border-line-2 border-t pt-3 font-semibold text-s">{t("quality.promises")}</h3>
      {promises.length > 0 ? (
        <ul className="mt-1 space-y-0.5 text-s">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 max-w-prose text-pretty text-ink-2 text-s">{t("quality.noPromise")}</p>
      )}
    </section>
  );
}

function Choices({ label, choices }: { label: string; choices: QualityView["languages"] }) {
  return (
    <nav aria-label={label} className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-1 text-s">
      <span className="mr-1 text-ink-3 text-xs">{label}</span>
      {choices.map(({ key, label: name, href, isChosen }) => (
        <Link
          key={key}
          to={href}
          preventScrollReset
          aria-current={isChosen ? "true" : undefined}
          className="inline-flex min-h-7 items-center rounded-full bg-sunken px-2.5 text-ink-2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-9"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
