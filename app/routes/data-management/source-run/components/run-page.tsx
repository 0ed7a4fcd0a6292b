import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { Table } from "~/ui/table";
import type { RunView } from "../queries.server";

/** One run of a source: what it counted, and what was wrong where. */
export function RunPage({ run: { title, lead, error, counts, problems, more } }: { run: RunView }) {
  const { t } = useTranslation("sources");
  return (
    <Page>
      <PageHead title={title} lead={lead} />
      {error && (
        <div className="mb-4">
          <Notice tone="bad">
            {error.text}
            {error.detail && (
              <span className="mt-1 block text-ink-3 text-xs [overflow-wrap:anywhere]">
                {t("error.technical")} <span lang="en">{error.detail}</span>
              </span>
            )}
          </Notice>
        </div>
      )}
      <section aria-labelledby="counts" className="mb-5 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="counts" className="font-semibold text-m">
          {t("run.counts")}
        </h2>
        <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 s:grid-cols-3 m:grid-cols-6">
          {counts.map(({ key, name, number }) => (
            <div key={key} className="min-w-0">
              <dt className="text-ink-3 text-xs">{name}</dt>
              <dd className="font-semibold tabular-nums">{number}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 className="mb-2 font-semibold text-m">{t("run.problems")}</h2>
        {problems.length === 0 ? (
          <p className="text-ink-2">{t("run.noProblems")}</p>
        ) : (
          <Table caption={t("run.problems")} columns={[t("run.where"), t("run.what")]}>
            {problems.map(({ key, where, text, language }) => (
              <tr key={key}>
                <td className="text-ink-3">{where}</td>
                <td lang={language} className="[overflow-wrap:anywhere]">
                  {text}
                </td>
              </tr>
            ))}
          </Table>
        )}
        {more && <p className="mt-3 text-ink-3 text-s">{more}</p>}
      </section>
    </Page>
  );
}
