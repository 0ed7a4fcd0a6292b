import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { ViewTabs } from "../../components/view-tabs";
import type { MapPanelData } from "../map-page.server";
import type { MapPageView } from "../view.server";
import { MapExports } from "./map-exports";
import { MapPanel } from "./map-panel";

/** A network on a map of the world, and the same places as a list. */
export function MapPage({
  view,
}: {
  view: MapPanelData & Pick<MapPageView, "collectionId" | "heading" | "form" | "clearHref">;
}) {
  const { t } = useTranslation("map");
  return (
    <div className="flex-1 px-3 py-4 m:px-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h1 className="mr-auto min-w-0 break-words font-semibold text-l tracking-[-0.015em]">{view.heading}</h1>
        <ViewTabs collectionId={view.collectionId} current="map" />
        <MapExports exports={view.exports} />
      </div>
      <MapPanel view={view} form={view.form}>
        {view.clearHref && (
          <Link to={view.clearHref} className="text-accent-strong underline underline-offset-2">
            {t("clear")}
          </Link>
        )}
      </MapPanel>
    </div>
  );
}
