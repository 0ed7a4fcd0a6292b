import { Link } from "@remix-run/react";
import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { ExplorerViews } from "~/domain/explorer/explorer-views";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { ExportMenu } from "~/ui/export-menu";
import { FilterChips } from "~/ui/filter-chips";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { LaterNote } from "../../components/later-note";
import type { ExplorerView } from "../view.server";
import { FacetColumn } from "./facet-column";
import { KeepButton } from "./keep-button";
import { NothingFound } from "./nothing-found";
import { ResultTable } from "./result-table";
import { SearchForm } from "./search-form";

/** What is known of all targets that the customer may see: looked for by words, told apart by facets. */
export function ExplorerPage({ view, failed }: { view: ExplorerView; failed: FailedForm | undefined }) {
  const { t } = useTranslation(["explorer", "network"]);
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] m:grid-cols-[15.5rem_minmax(0,1fr)] m:grid-rows-1">
      <div className="min-w-0 px-3 pt-4 m:border-line m:border-r m:pb-6 m:pl-4">
        <details className="peer m:hidden">
          <summary className="flex h-11 list-none items-center gap-2 rounded-control border border-line-strong bg-card px-3 font-medium text-s">
            <Icon name="layers" />
            {t("explorer:facets.label")}
            <Icon name="chevron-down" className="ml-auto size-3.5" />
          </summary>
        </details>
        <div className="max-m:not-peer-open:hidden max-m:pt-3">
          <FacetColumn view={view} />
        </div>
      </div>
      <div className="min-w-0 px-3 py-4 m:px-4">
        <section aria-labelledby="explorer-heading">
          <div className="heading-room relative flex flex-wrap items-center gap-2">
            <div className="min-w-0 flex-[1_1_8rem]">
              <h1 id="explorer-heading" className="font-semibold text-l tracking-[-0.015em]">
                {t("explorer:title")}
              </h1>
              <p role="status" className="text-ink-3 text-xs tabular-nums">
                {view.total}
              </p>
            </div>
            <ExplorerViews current="list" search={view.listSearch} />
            {view.save && (
              <>
                <LinkButton to={view.save.href}>{t("explorer:save")}</LinkButton>
                <KeepButton action={view.save.keepAction} word={t("explorer:keep")} />
              </>
            )}
            <ExportMenu
              group="network-menus"
              word={t("network:export.label")}
              files={view.exports.map((one) => ({ ...one, text: t(`network:export.${one.format}`) }))}
            />
          </div>
          <ExplorerTabs current="search" mayMerge={view.mayMerge} />
          <SearchForm search={view.search} />
          {view.notices.map((notice) => (
            <div key={notice} className="mb-3">
              <Notice>{notice}</Notice>
            </div>
          ))}
          <FilterChips
            chips={view.chips}
            clearHref={view.clearHref}
            words={{
              label: t("explorer:chips.label"),
              remove: t("explorer:chips.remove"),
              clear: t("explorer:chips.clear"),
            }}
          />
          <Problem failed={failed} />
          {view.operation && <LaterNote operation={view.operation} doneHref={view.bulk.selectNoneHref} />}
          {view.order && (
            <p className="mb-2 text-ink-2 text-s">
              {view.order.isExplained && <>{t("explorer:order.text")} </>}
              <Link to={view.order.href} preventScrollReset className="text-accent-strong underline underline-offset-2">
                {t(view.order.isExplained ? "explorer:order.hide" : "explorer:order.show")}
              </Link>
            </p>
          )}
          {view.rows.length === 0 ? <NothingFound view={view} /> : <ResultTable view={view} />}
        </section>
      </div>
    </div>
  );
}
