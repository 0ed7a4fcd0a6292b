import { useNavigate } from "@remix-run/react";
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { HeadsSvg } from "~/graph/picture/graph-heads";
import { GraphSvg } from "~/graph/picture/graph-svg";
import { MarksSvg } from "~/graph/picture/marks-svg";
import { useTranslation } from "~/i18n/use-translation";
import { orNever } from "~/live/or-never";
import { ownPath } from "~/site-path";
import { seconds } from "~/time/duration";
import { useScript } from "~/ui/use-script";
import type { ScreenView } from "../view/screen-view.server";
import { GraphLegend } from "./graph-legend";

const GraphTools = lazy(() => orNever(import("./graph-tools")).then((module) => ({ default: module.GraphTools })));
const MarksCanvas = lazy(() => orNever(import("./marks-canvas")).then((module) => ({ default: module.MarksCanvas })));

/** Each of them is a link to who has no script; of more, a page would be larger than what it is for. */
const MOST_LINKS = 2000;

interface GraphPictureProps {
  screen: ScreenView;
  /** What stands in the bar above, before the zoom. */
  toolbar: ReactNode;
  /** Below that bar. */
  chips: ReactNode;
}

/** The graph in a frame that scrolls. A script adds what moves it: zoom, minimap, keys, a canvas for very many. */
export function GraphPicture({ screen, toolbar, chips }: GraphPictureProps) {
  const { t } = useTranslation("graph");
  const { picture, marks, markHref } = screen;
  const hrefOf =
    markHref && marks && marks.ids.length <= MOST_LINKS ? (id: string) => markHref.replace("~", id) : undefined;
  const scroller = useRef<HTMLElement>(null);
  const zoomPlace = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const hasScript = useScript();
  const follow = useFollowing(screen.closeHref);
  return (
    <>
      <div className="graph-toolbar">
        {toolbar}
        <div ref={zoomPlace} className="graph-zoom" />
      </div>
      {chips}
      <div className="graph-frame">
        <section
          ref={scroller}
          aria-label={t("scrolls")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
          onClick={follow.click}
          onKeyDown={follow.press}
          className={`graph-scroll ${hasScript ? "" : "max-s:snap-x max-s:snap-mandatory"}`}
        >
          {marks ? (
            hasScript ? (
              <Suspense fallback={<MarksSvg frame={picture} marks={marks} hrefOf={hrefOf} />}>
                <MarksCanvas frame={picture} marks={marks} href={screen.markHref ?? ""} />
              </Suspense>
            ) : (
              <MarksSvg frame={picture} marks={marks} hrefOf={hrefOf} />
            )
          ) : (
            <div className="graph-sheet">
              {/* A narrow frame begins at the second column: that of the customer holds one card. A script scrolls there by itself. */}
              {!hasScript && (
                <span aria-hidden="true" className="absolute top-0 left-[12.25rem] size-px snap-start s:hidden" />
              )}
              <div className="graph-heads">
                <HeadsSvg picture={picture} zoom={zoom} />
              </div>
              <GraphSvg picture={picture} zoom={zoom} toOpen={t("panel.open")} />
              <GraphLegend legend={screen.legend} />
            </div>
          )}
        </section>
        {hasScript && !marks && (
          <Suspense fallback={null}>
            <GraphTools picture={picture} scroller={scroller} place={zoomPlace} zoom={zoom} onZoom={setZoom} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Specification §9: edge data is debounced 200 ms. Lines lie close to each other, and only the one that was meant is asked for. */
const EDGE_PAUSE = seconds(0.2);

/** One listener for all links of the picture: the page stays, and so does what one looks at. Escape clears what is chosen. */
function useFollowing(closeHref: string | null) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a[data-way]");
    const href = ownPath(link?.getAttribute("href") ?? "");
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    const go = () => navigate(href, { preventScrollReset: true });
    if (link?.hasAttribute("data-edge")) timer.current = setTimeout(go, EDGE_PAUSE);
    else go();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && closeHref) navigate(closeHref, { preventScrollReset: true });
  };
  return { click, press };
}
