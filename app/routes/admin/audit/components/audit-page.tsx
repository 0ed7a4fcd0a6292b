import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Panel } from "~/ui/section-page";
import type { AuditView, VerifiedView } from "../view.server";
import { EntryTable } from "./entry-table";
import { FilterForm } from "./filter-form";
import { VerifyPanel } from "./verify-panel";

interface AuditPageProps {
  view: AuditView;
  verified: VerifiedView | null;
  failed: FailedForm | undefined;
}

/** Who decided what, newest first, and whether the ledger is what it was. */
export function AuditPage({ view, verified, failed }: AuditPageProps) {
  const { t } = useTranslation("audit");
  const { rows, count, exportHref, exportLimit, firstHref, nextHref } = view;
  return (
    <>
      <Panel title={t("title")} lead={t("lead")} first wide>
        <FilterForm view={view} />
        <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {count && <h2 className="font-semibold text-s">{count}</h2>}
          {exportHref && rows.length > 0 && (
            <LinkButton to={exportHref} reloadDocument>
              {t("export")}
            </LinkButton>
          )}
        </div>
        {rows.length > 0 ? <EntryTable rows={rows} /> : <NoEntries view={view} />}
        {exportLimit && rows.length > 0 && (
          <p className="mt-3 max-w-prose text-ink-3 text-xs">{t("exportLimit", { number: exportLimit })}</p>
        )}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex flex-wrap gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("next")}</LinkButton>}
          </p>
        )}
      </Panel>
      <VerifyPanel verified={verified} failed={failed} />
    </>
  );
}

function NoEntries({ view: { isNarrowed, nextHref } }: Pick<AuditPageProps, "view">) {
  const { t } = useTranslation("audit");
  const why = nextHref ? "noneHere" : isNarrowed ? "noneFiltered" : "none";
  return <Nothing>{t(why)}</Nothing>;
}
