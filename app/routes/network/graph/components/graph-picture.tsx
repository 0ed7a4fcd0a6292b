import { useNavigate } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { GraphSvg } from "~/graph/picture/graph-svg";
import { MarksSvg } from "~/graph/picture/marks-svg";
import { useTranslation } from "~/i18n/use-translation";
import { ownPath } from "~/site-path";
import { seconds } from "~/time/duration";
import { useScript } from "~/ui/use-script";
import type { ScreenView } from "../view/screen-view.server";

const GraphTools = lazy(() => import("./graph-tools").then((module) => ({ default: module.GraphTools })));
const MarksCanvas = lazy(() => import("./marks-canvas").then((module) => ({ default: module.MarksCanvas })));

/** Each of them is a link to who has no script; of more, a page would be larger than what it is for. */
const MOST_LINKS = 2000;

/** The graph in a frame that scrolls. A script adds what moves it: zoom, minimap, keys, a canvas for very many. */
export function GraphPicture({ screen }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  const { picture, marks, markHref } = screen;
  const hrefOf =
    markHref && marks && marks.ids.length <= MOST_LINKS ? (id: string) => markHref.replace("~", id) : undefined;
  const scroller = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const hasScript = useScript();
  const follow = useFollowing();
  const drawing = marks ? (
    <MarksSvg frame={picture} marks={marks} hrefOf={hrefOf} />
  ) : (
    <GraphSvg picture={picture} zoom={zoom} />
  );
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-card">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes by the keyboard too */}
      <section
        ref={scroller}
        aria-label={t("scrolls")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        onClick={follow}
        className={`relative max-h-[calc(100dvh-11rem)] min-h-80 overflow-auto ${hasScript ? "" : "max-s:snap-x max-s:snap-mandatory"}`}
      >
        {/* A narrow frame begins at the second column: that of the customer holds one card. A script scrolls there by itself. */}
        {!hasScript && !marks && (
          <span aria-hidden="true" className="absolute top-0 left-[15rem] size-px snap-start s:hidden" />
        )}
        {hasScript && marks ? (
          <Suspense fallback={drawing}>
            <MarksCanvas frame={picture} marks={marks} href={screen.markHref ?? ""} />
          </Suspense>
        ) : (
          drawing
        )}
      </section>
      {hasScript && !marks && (
        <Suspense fallback={null}>
          <GraphTools picture={picture} scroller={scroller} zoom={zoom} onZoom={setZoom} />
        </Suspense>
      )}
    </div>
  );
}

/** Specification §9: edge data is debounced 200 ms. Lines lie close to each other, and only the one that was meant is asked for. */
const EDGE_PAUSE = seconds(0.2);

/** One listener for all links of the picture: the page stays, and so does what one looks at. */
function useFollowing() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest("a[data-way]");
    const href = ownPath(link?.getAttribute("href") ?? "");
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    const go = () => navigate(href, { preventScrollReset: true });
    if (link?.hasAttribute("data-edge")) timer.current = setTimeout(go, EDGE_PAUSE);
    else go();
  };
}
