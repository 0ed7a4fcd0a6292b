import { Link } from "@remix-run/react";
import { LayerForm } from "~/domain/map/layer-form";
import { MapLegend } from "~/domain/map/legend";
import { useTranslation } from "~/i18n/use-translation";
import { useGestures } from "~/map/world/use-gestures";
import { sitePath } from "~/site-path";
import { Island } from "~/ui/islands/island";
import { PullDown } from "~/ui/pull-down";
import { ScrollFrame } from "~/ui/scroll-frame";
import { ViewTabs } from "../../components/view-tabs";
import type { MapPageData } from "../map-page.server";
import { MapMoves } from "./map-moves";

/** A network on a map of the world, and the same places as a list. */
export function MapPage({ view }: { view: MapPageData }) {
  const { t } = useTranslation("map");
  const gestures = useGestures(view.bounds, view.boundsHref);
  return (
    <div className="flex-1 px-3 py-4 m:px-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h1 className="mr-auto min-w-0 break-words font-semibold text-l tracking-[-0.015em]">{view.heading}</h1>
        <ViewTabs collectionId={view.collectionId} current="map" />
        <Exports exports={view.exports} />
      </div>
      {view.isUnknownPart && (
        <p role="alert" className="mb-3 rounded-control bg-risk-low-soft px-3.5 py-2">
          {t("unknownPart")}
        </p>
      )}
      <p className="mb-2 flex flex-wrap gap-x-4">
        <a href="#places" className="text-accent-strong underline underline-offset-2">
          {t("toList")}
        </a>
        {view.clearHref && (
          <Link to={view.clearHref} className="text-accent-strong underline underline-offset-2">
            {t("clear")}
          </Link>
        )}
      </p>
      <MapMoves moves={view.moves} ownHref={view.ownHref} />
      <section
        ref={gestures}
        aria-label={t("frame")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard, and arrow keys move it
        tabIndex={0}
        className="world-frame rounded-card border border-line"
      >
        <Island id="map-picture" data={view.picture} />
      </section>
      <div id="map-told" className="mt-2 text-ink-2 text-s tabular-nums">
        <p role="status">{view.status}</p>
        {view.left.length > 0 && <p>{view.left.join(" ")}</p>}
        <p className="text-ink-3 text-xs">
          {view.caption} {view.isFine && t("caption.fine")}
        </p>
      </div>
      <LayerForm form={view.form} />
      <MapLegend risks={view.form.risks} />
      <div className="mt-6">
        <h2 id="places" className="mb-1 font-semibold text-m">
          {t("places.heading")}
        </h2>
        <p className="mb-2 text-ink-2 text-s tabular-nums">
          {view.places.total}{" "}
          {view.places.allHref && (
            <Link to={view.places.allHref} className="text-accent-strong underline underline-offset-2">
              {t("places.all")}
            </Link>
          )}
        </p>
        {!view.places.isEmpty && (
          <ScrollFrame label={t("places.heading")}>
            <Island id="map-places" data={view.table} />
          </ScrollFrame>
        )}
        <p className="mt-2 flex gap-4">
          {view.places.firstHref && <Link to={view.places.firstHref}>{t("places.first")}</Link>}
          {view.places.nextHref && <Link to={view.places.nextHref}>{t("places.next")}</Link>}
        </p>
      </div>
    </div>
  );
}

function Exports({ exports }: Pick<MapPageData, "exports">) {
  const { t } = useTranslation("map");
  return (
    <PullDown className="m:relative">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {t("exports.label")}
      </summary>
      <ul className="absolute right-0 z-10 mt-1 min-w-44 rounded-card border border-line bg-card p-1 shadow-raised max-m:left-0">
        {exports.map(({ format, href }) => (
          <li key={format}>
            <a
              href={sitePath(href)}
              download
              className="flex h-8 items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover pointer-coarse:h-11"
            >
              {t(`exports.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </PullDown>
  );
}
