import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { ExportMenu } from "~/ui/export-menu";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { SelectField } from "~/ui/select-field";
import type { MeasuresView } from "../view.server";
import { MeasureRows, Recommended } from "./measure-rows";

/** What can be done about risks: what fits the customer's own first, then the whole catalogue under a filter. */
export function MeasuresPage({ view }: { view: MeasuresView }) {
  const { t } = useTranslation("measures");
  const files = (["xlsx", "json"] as const).map((format) => ({
    format,
    href: paths.measuresExport(format),
    text: t(`export.${format}`),
  }));
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        <ExportMenu group="measures-menus" word={t("export.label")} files={files} />
        {view.own && (
          <LinkButton to={paths.ownMeasureNew()} look="primary">
            <Icon name="plus" />
            {t("own.new")}
          </LinkButton>
        )}
      </PageHead>
      <Card id="recommended" heading={t("recommended.heading")} lead={view.considered}>
        {view.allTargetsHref && (
          <p className="mb-2 text-s">
            <Link to={view.allTargetsHref} className={LINK}>
              {t("recommended.all")}
            </Link>
          </p>
        )}
        {view.recommended.length > 0 ? (
          <Recommended rows={view.recommended} />
        ) : (
          <Nothing>{t("recommended.none")}</Nothing>
        )}
      </Card>
      <Card id="catalogue" heading={t("catalogue.heading")} lead={view.count}>
        <Filter key={JSON.stringify(view.choices.map(({ value }) => value))} view={view} />
        {view.rows.length > 0 ? (
          <MeasureRows rows={view.rows} />
        ) : (
          <>
            <Nothing>{t("catalogue.none")}</Nothing>
            {view.clearHref && (
              <p className="mt-3">
                <LinkButton to={view.clearHref}>{t("filter.clear")}</LinkButton>
              </p>
            )}
          </>
        )}
      </Card>
      {view.own && <Own own={view.own} />}
    </Page>
  );
}

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

function Own({ own }: { own: NonNullable<MeasuresView["own"]> }) {
  const { t } = useTranslation("measures");
  return (
    <Card id="own" heading={t("own.heading")} lead={t("own.lead")}>
      {own.length === 0 ? (
        <Nothing>{t("own.none")}</Nothing>
      ) : (
        <ul>
          {own.map(({ href, title, state, who }) => (
            <li
              key={href}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-line-2 border-t py-2.5 first:border-0"
            >
              <Link to={href} className={`wrap-anywhere min-w-0 ${LINK}`}>
                {title}
              </Link>
              <span className="rounded-full bg-sunken px-2 text-xs">{state}</span>
              <span className="text-ink-3 text-xs">{who}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap gap-3">
        {own.length === 0 && (
          <LinkButton to={paths.ownMeasureNew()} look="primary">
            {t("own.new")}
          </LinkButton>
        )}
        <LinkButton to={paths.ownMeasureImport()}>{t("import.open")}</LinkButton>
        {own.length > 0 && (
          <LinkButton to={paths.ownMeasuresExport()} reloadDocument look="quiet">
            {t("own.export")}
          </LinkButton>
        )}
      </p>
    </Card>
  );
}

interface CardProps {
  id: string;
  heading: string;
  lead: string;
  children: React.ReactNode;
}

function Card({ id, heading, lead, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="mb-4 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id={id} className="font-[640] text-m">
        {heading}
      </h2>
      <p className="mb-3 text-ink-2 text-s">{lead}</p>
      {children}
    </section>
  );
}

function Filter({ view: { choices, whom, clearHref } }: { view: MeasuresView }) {
  const { t } = useTranslation("measures");
  return (
    <Form method="get" role="search" aria-label={t("filter.label")} className="filter-bar">
      {whom.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          id={`filter-${name}`}
          name={name}
          label={label}
          options={options}
          defaultValue={value}
        />
      ))}
      <Button>{t("filter.apply")}</Button>
      {clearHref && <LinkButton to={clearHref}>{t("filter.clear")}</LinkButton>}
    </Form>
  );
}
