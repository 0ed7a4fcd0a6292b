import { useTranslation } from "~/i18n/use-translation";
import { FilterChips } from "~/ui/filter-chips";
import { GraphSize } from "../../collection/components/graph-size";
import { NetworkFrame } from "../../components/network-frame";
import type { ScreenView } from "../view/screen-view.server";
import { GraphFilter } from "./graph-filter";
import { GraphHeading } from "./graph-heading";
import { GraphLegend } from "./graph-legend";
import { GraphPicture } from "./graph-picture";
import { LaterEdge, LaterNode, LaterTable, useLaterParts } from "./later-parts";
import { NamedViews } from "./named-views";
import { Notice } from "./notice";

/** A collection's network as a picture or as a table, with what is chosen in it beside it. */
export function GraphScreen({ screen }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  useLaterParts();
  const { panel, edgePanel, isEmpty, filter } = screen;
  const chips = [...filter.chips, ...screen.opened];
  return (
    <NetworkFrame
      rail={screen.rail}
      aside={
        <>
          {screen.graphSize && <GraphSize {...screen.graphSize} />}
          <GraphFilter filter={filter} />
        </>
      }
      panel={edgePanel ? <LaterEdge view={edgePanel} /> : panel && <LaterNode panel={panel} />}
    >
      <GraphHeading screen={screen} />
      <FilterChips
        chips={chips}
        // What is drawn how is no filter: where nothing is left out there is nothing to go back from.
        clearHref={chips.length > 0 ? filter.clearHref : null}
        words={{ label: t("chips.label"), remove: t("chips.remove"), clear: t("chips.clear") }}
        link={{ preventScrollReset: true }}
      />
      {screen.notice && !isEmpty && <Notice text={screen.notice} allHref={screen.allHref} />}
      {isEmpty ? (
        <p className="rounded-card border border-line bg-card px-4 py-10 text-center text-ink-2">
          {t(filter.chips.length > 0 ? "empty.filtered" : screen.what === "tree" ? "empty.tree" : "empty.goods")}
        </p>
      ) : screen.as === "table" ? (
        <LaterTable screen={screen} />
      ) : (
        <>
          <GraphPicture screen={screen} />
          <NamedViews screen={screen} />
          <GraphLegend legend={screen.legend} />
        </>
      )}
    </NetworkFrame>
  );
}
