import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import type { RiskName } from "~/backend/contract/score-words";
import { LayerForm } from "~/domain/map/layer-form";
import { MapLegend } from "~/domain/map/legend";
import { useTranslation } from "~/i18n/use-translation";
import { useGestures } from "~/map/world/use-gestures";
import { Island } from "~/ui/islands/island";
import { ScrollFrame } from "~/ui/scroll-frame";
import type { MapPanelData } from "../map-page.server";
import { MapMoves } from "./map-moves";

interface MapPanelProps {
  view: MapPanelData;
  form: ComponentProps<typeof LayerForm>["form"] & { risks: readonly { key: RiskName; word: string }[] };
  /** Links beside the one to the list. */
  children: ReactNode;
}

/** A map with all that belongs to it: moves, picture, what is left out, form, legend and the same places as a list. Needs the texts `map`. */
export function MapPanel({ view, form, children }: MapPanelProps) {
  const { t } = useTranslation("map");
  const gestures = useGestures(view.bounds, view.boundsHref);
  return (
    <>
      {view.unknownPart && (
        <p role="alert" className="mb-3 rounded-control bg-risk-low-soft px-3.5 py-2">
          {view.unknownPart}
        </p>
      )}
      <p className="mb-2 flex flex-wrap gap-x-4">
        <a href="#places" className="text-accent-strong underline underline-offset-2">
          {t("toList")}
        </a>
        {children}
      </p>
      <MapMoves moves={view.moves} own={view.own} />
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
          {view.caption} {view.isFine && t("caption.fine")} {view.disputed}
        </p>
      </div>
      <LayerForm form={form} />
      <MapLegend risks={form.risks} shades={view.shades} />
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
      {view.countries && (
        <div className="mt-6">
          <h2 id="countries" className="mb-1 font-semibold text-m">
            {t("countries.heading")}
          </h2>
          <p className="mb-2 text-ink-2 text-s tabular-nums">{view.countriesTold}</p>
          <ScrollFrame label={t("countries.heading")}>
            <Island id="map-countries" data={view.countries} />
          </ScrollFrame>
        </div>
      )}
    </>
  );
}
