import { Form } from "@remix-run/react";
import { targetFilterFields } from "~/domain/target/target-filter";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { ExportMenu } from "~/ui/export-menu";
import { Icon } from "~/ui/icon";
import { UNFOLDED, Unfold } from "~/ui/unfold";
import { ViewTabs } from "../../components/view-tabs";
import type { TablePageView } from "../table-page.server";
import { ColumnMenu } from "./column-menu";
import { DefaultForm } from "./default-form";

/** What one looks at, how much of it there is; the other views, the settings, the columns and the search. */
export function TableHeading({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  const { q, ...kept } = targetFilterFields(view.filter);
  return (
    <div className="heading-room relative mb-3 flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-[1_1_13rem]">
        <h1 id="network-heading" className="text-balance break-words font-semibold text-l tracking-[-0.015em]">
          {view.name}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3">
          <p role="status" className="text-ink-3 text-xs tabular-nums">
            {view.total}
            {view.isMyDefault && `${DOT}${t("myDefault.is")}`}
          </p>
          {view.isMyDefault !== null && <DefaultForm here={view.here} isMyDefault={view.isMyDefault} />}
        </div>
      </div>
      <ViewTabs collectionId={view.id} current="list" />
      {view.addHref && (
        <LinkButton to={view.addHref} look="primary">
          <Icon name="plus" />
          {t("addSuppliers")}
        </LinkButton>
      )}
      <Unfold word={t("more")} />
      <div className={UNFOLDED}>
        <ColumnMenu view={view} />
        <ExportMenu
          group="network-menus"
          word={t("export.label")}
          files={view.exports.map((one) => ({ ...one, text: t(`export.${one.format}`) }))}
        />
        {view.settingsHref && (
          <LinkButton to={view.settingsHref} title={t("settings.link")}>
            <Icon name="settings" />
            <span className="m:sr-only">{t("settings.link")}</span>
          </LinkButton>
        )}
        <Form method="get" action={view.path} role="search">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            aria-label={t("search.label")}
            placeholder={t("search.label")}
            className="h-8 min-w-0 flex-1 rounded-control border border-line-strong bg-card px-2.5 text-s placeholder:text-ink-3 pointer-coarse:h-11 pointer-coarse:text-m"
          />
          <button
            type="submit"
            className="h-8 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11"
          >
            {t("search.submit")}
          </button>
        </Form>
      </div>
    </div>
  );
}
