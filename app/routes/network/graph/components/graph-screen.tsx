import { useTranslation } from "~/i18n/use-translation";
import { FilterChips } from "~/ui/filter-chips";
import type { ScreenView } from "../view/screen-view.server";
import { GraphHeading } from "./graph-heading";
import { GraphPicture } from "./graph-picture";
import { GraphToolbar } from "./graph-toolbar";
import { LaterEdge, LaterNode, LaterTable, useLaterParts } from "./later-parts";
import { Notice } from "./notice";

/** A collection's network as a picture or as a table, and beside it what is chosen in it. */
export function GraphScreen({ screen }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  useLaterParts();
  const { panel, edgePanel, isEmpty, filter } = screen;
  const removable = [...filter.chips, ...screen.opened];
  const isPicture = !isEmpty && screen.as === "picture";
  const chips = removable.length > 0 && (
    <div className="graph-chips">
      <FilterChips
        chips={removable}
        clearHref={filter.clearHref}
        words={{ label: t("chips.label"), remove: t("chips.remove"), clear: t("chips.clear") }}
        link={{ preventScrollReset: true }}
      />
    </div>
  );
  const toolbar = <GraphToolbar screen={screen} />;
  const hasPanel = edgePanel !== null || panel !== null;
  return (
    <div className="workspace graph">
      <div className="graph-main">
        <GraphHeading screen={screen} />
        {!isPicture && (
          <>
            <div className="graph-toolbar">{toolbar}</div>
            {chips}
          </>
        )}
        {isEmpty ? (
          <p className="m-4 rounded-card border border-line bg-card px-4 py-10 text-center text-ink-2">
            {t(filter.chips.length > 0 ? "empty.filtered" : screen.what === "tree" ? "empty.tree" : "empty.goods")}
          </p>
        ) : screen.as === "table" ? (
          <div className="graph-table" data-scroll="table">
            <LaterTable screen={screen} />
          </div>
        ) : (
          <GraphPicture screen={screen} toolbar={toolbar} chips={chips} />
        )}
        {!isEmpty && <Notice screen={screen} />}
      </div>
      {hasPanel && (
        <aside aria-label={t("panel.label")} className="graph-panel" data-scroll="panel">
          {edgePanel ? <LaterEdge view={edgePanel} /> : panel && <LaterNode panel={panel} />}
        </aside>
      )}
    </div>
  );
}
