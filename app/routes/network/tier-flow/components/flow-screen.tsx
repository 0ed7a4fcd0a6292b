import { useTranslation } from "~/i18n/use-translation";
import { ExportMenu } from "~/ui/export-menu";
import { FilterChips } from "~/ui/filter-chips";
import { Notice } from "~/ui/notice";
import { PictureOrTable } from "../../components/picture-or-table";
import { ViewTabs } from "../../components/view-tabs";
import type { FlowScreenView } from "../view/screen-view.server";
import { FlowPanel } from "./flow-panel";
import { FlowPicture } from "./flow-picture";
import { FlowTables } from "./flow-tables";
import { FlowToolbar } from "./flow-toolbar";

/** What flows between the tiers of a network, as a picture or as tables, and beside it what is chosen in it. */
export function FlowScreen({ screen }: { screen: FlowScreenView }) {
  const { t } = useTranslation(["flow", "graph"]);
  const { filter, drawing, tables, panel, caption, startNotice, isEmpty, isFiltered } = screen;
  return (
    <div className="workspace graph">
      <div className="graph-main">
        <Heading screen={screen} />
        <FlowToolbar filter={filter} />
        {filter.chips.length > 0 && (
          <div className="graph-chips">
            <FilterChips
              chips={filter.chips}
              clearHref={filter.clearHref}
              words={{ label: t("graph:chips.label"), remove: t("graph:chips.remove"), clear: t("graph:chips.clear") }}
              link={{ preventScrollReset: true }}
            />
          </div>
        )}
        {startNotice && (
          <div className="m-4">
            <Notice>{startNotice}</Notice>
          </div>
        )}
        {isEmpty ? (
          <p className="m-4 rounded-card border border-line bg-card px-4 py-10 text-center text-ink-2">
            {t(isFiltered ? "flow:empty.filtered" : "flow:empty.nothing")}
          </p>
        ) : drawing ? (
          <FlowPicture drawing={drawing} tables={tables} />
        ) : (
          <div className="graph-table" data-scroll="table">
            <FlowTables tables={tables} />
          </div>
        )}
        {!isEmpty && (
          <div className="graph-foot">
            {caption.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      {panel && (
        <aside aria-label={t("graph:panel.label")} className="graph-panel" data-scroll="panel">
          <FlowPanel panel={panel} />
        </aside>
      )}
    </div>
  );
}

function Heading({ screen }: { screen: FlowScreenView }) {
  const { t } = useTranslation(["flow", "graph"]);
  const { heading, count, collectionId, as, pictureHref, tableHref, exports, isEmpty } = screen;
  const files = exports.map((file) => ({
    ...file,
    text: file.format === "csv" ? t("flow:exportFlows") : t(`graph:exports.${file.format}`),
  }));
  return (
    <div className="graph-heading">
      <div className="mr-auto flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2">
        <h1 className="min-w-0 font-semibold text-l tracking-[-0.015em]">{heading}</h1>
        <p className="text-ink-3 text-s tabular-nums">{count}</p>
      </div>
      {collectionId !== null && <ViewTabs collectionId={collectionId} current="flow" />}
      <PictureOrTable as={as} pictureHref={pictureHref} tableHref={tableHref} />
      {!isEmpty && <ExportMenu group="network-menus" word={t("graph:exports.label")} files={files} />}
    </div>
  );
}
