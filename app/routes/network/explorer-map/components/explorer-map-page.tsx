import { ExplorerTabs } from "~/domain/explorer/explorer-tabs";
import { ExplorerViews } from "~/domain/explorer/explorer-views";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { FilterChips } from "~/ui/filter-chips";
import { Notice } from "~/ui/notice";
import { SearchForm } from "../../explorer/components/search-form";
import { MapExports } from "../../map/components/map-exports";
import { MapPanel } from "../../map/components/map-panel";
import type { MapPanelData } from "../../map/map-page.server";
import type { ExplorerMapView } from "../view.server";

type Shown = MapPanelData &
  Pick<ExplorerMapView, "notices" | "search" | "chips" | "clearHref" | "listSearch" | "form" | "mayMerge">;

/** What the explorer found on a map of the world, and the same places as a list. */
export function ExplorerMapPage({ view }: { view: Shown }) {
  const { t } = useTranslation("explorer");
  return (
    <div className="flex-1 px-3 py-4 m:px-4">
      <div className="heading-room mb-3 flex flex-wrap items-center gap-2">
        <h1 className="mr-auto min-w-0 break-words font-semibold text-l tracking-[-0.015em]">{t("mapTitle")}</h1>
        <ExplorerViews current="map" search={view.listSearch} />
        <MapExports exports={view.exports} />
      </div>
      <ExplorerTabs current="search" mayMerge={view.mayMerge} />
      <SearchForm search={view.search} action={paths.explorerMap()} />
      {view.notices.map((notice) => (
        <div key={notice} className="mb-3">
          <Notice>{notice}</Notice>
        </div>
      ))}
      <FilterChips
        chips={view.chips}
        clearHref={view.clearHref}
        words={{ label: t("chips.label"), remove: t("chips.remove"), clear: t("chips.clear") }}
      />
      <MapPanel view={view} form={view.form}>
        {null}
      </MapPanel>
    </div>
  );
}
