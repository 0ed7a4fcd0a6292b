import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";

interface TemplatesPageProps {
  mayChange: boolean;
  rows: readonly {
    id: number;
    title: string;
    facts: string;
    evidence: string | null;
    startHref: string;
    changeHref: string;
  }[];
}

/** What a customer does again and again, each to start from. */
export function TemplatesPage({ mayChange, rows }: TemplatesPageProps) {
  const { t } = useTranslation("actions");
  return (
    <Page>
      <PageHead title={t("templates.heading")} lead={t("templates.lead")}>
        {rows.length > 0 && (
          <LinkButton to={paths.actionTemplatesExport()} reloadDocument>
            {t("templates.export")}
          </LinkButton>
        )}
        {mayChange && (
          <LinkButton to={paths.actionTemplateNew()} look="primary">
            {t("templates.new")}
          </LinkButton>
        )}
      </PageHead>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {rows.length === 0 && <Nothing>{t("templates.none")}</Nothing>}
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-2 border-t py-3 first:border-0 first:pt-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="break-words font-medium">{row.title}</h2>
                <p className="text-ink-3 text-xs">{row.facts}</p>
                {row.evidence && <p className="break-words text-ink-2 text-s">{row.evidence}</p>}
              </div>
              {mayChange && (
                <p className="flex gap-1.5">
                  <LinkButton to={row.startHref} aria-label={t("templates.useOf", { title: row.title })}>
                    {t("templates.use")}
                  </LinkButton>
                  <LinkButton
                    to={row.changeHref}
                    look="quiet"
                    aria-label={t("templates.changeOf", { title: row.title })}
                  >
                    {t("templates.change")}
                  </LinkButton>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
