import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { FilterChips } from "~/ui/filter-chips";
import { Icon } from "~/ui/icon";
import { LaterNote } from "../../components/later-note";
import { NetworkFrame } from "../../components/network-frame";
import type { TablePageView } from "../table-page.server";
import { FilterForm } from "./filter-form";
import { GraphSize } from "./graph-size";
import { TableHeading } from "./table-heading";
import { TargetTable } from "./target-table";

/** The targets of a collection as a table, with the tree and the filters beside it. */
export function TablePage({ view, failed }: { view: TablePageView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("network");
  return (
    <NetworkFrame
      rail={view.rail}
      aside={
        <>
          {view.graph && <GraphSize {...view.graph} />}
          <FilterForm view={view} />
        </>
      }
    >
      <section aria-labelledby="network-heading">
        <TableHeading view={view} />
        <FilterChips
          chips={view.chips}
          clearHref={view.clearHref}
          words={{ label: t("filter.chips"), remove: t("filter.remove"), clear: t("filter.clear") }}
        />
        {view.isCut && (
          <p className="mb-3 flex items-center gap-2.5 rounded-control bg-risk-low-soft px-3.5 py-2">
            <Icon name="info" className="text-risk-low" />
            {t("cut", { limit: view.limit })}
          </p>
        )}
        <Problem failed={failed} />
        {view.operation && <LaterNote operation={view.operation} doneHref={view.selectNoneHref} />}
        <TargetTable view={view} />
      </section>
    </NetworkFrame>
  );
}
