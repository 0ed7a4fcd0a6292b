import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CARDS } from "~/graph/layout/layout";
import { HEADINGS, MARGIN, type Picture } from "~/graph/picture/picture";
import { useTranslation } from "~/i18n/use-translation";
import { listenForArrows } from "./arrow-keys";
import { listenForDragging } from "./dragging";
import { Minimap } from "./minimap";
import { Tool } from "./tool";

interface GraphToolsProps {
  picture: Picture;
  scroller: RefObject<HTMLElement>;
  /** In the bar, for the buttons. */
  place: RefObject<HTMLElement>;
  zoom: number;
  onZoom(zoom: number): void;
}

const TWO_COLUMNS = 2 * MARGIN + CARDS.first + CARDS.gapX + CARDS.width;
const LEAST_READ = 0.6;
const STEPS = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2];

/** What a script adds to a drawn graph: dragging it, zooming, arrow keys along its edges, and a small picture of the whole. */
export function GraphTools({ picture, scroller, place, zoom, onZoom }: GraphToolsProps) {
  const { t } = useTranslation("graph");
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // What comes with the same page is not there before it is drawn.
  useEffect(() => setBar(place.current), [place]);
  useEffect(() => (scroller.current ? listenForDragging(scroller.current) : undefined), [scroller]);
  useEffect(() => (scroller.current ? listenForArrows(scroller.current, picture) : undefined), [scroller, picture]);
  const selected = picture.nodes.find((node) => node.selected)?.id;
  useEffect(() => {
    if (!selected) return;
    const node = scroller.current?.querySelector(`[data-node="${CSS.escape(selected)}"]`);
    node?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [scroller, selected]);

  const seen = useRef("");
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || seen.current === picture.label) return;
    seen.current = picture.label;
    // Where there is no room for two columns, the customer's own card is not the one to see first.
    if (frame.scrollLeft === 0 && frame.clientWidth < TWO_COLUMNS) frame.scrollLeft = CARDS.first + CARDS.gapX;
  }, [scroller, picture.label]);

  const zoomTo = (next: number) => {
    const frame = scroller.current;
    if (!frame) return;
    const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2];
    onZoom(next);
    // What is in the middle stays there.
    requestAnimationFrame(() => {
      frame.scrollTo({
        left: (x / zoom) * next - frame.clientWidth / 2,
        top: ((y - HEADINGS) / zoom) * next + HEADINGS - frame.clientHeight / 2,
      });
    });
  };
  const fit = () => {
    const frame = scroller.current;
    if (frame)
      zoomTo(
        Math.min(
          1,
          // Smaller, no name is read: what is longer scrolls.
          Math.max(LEAST_READ, frame.clientWidth / picture.width),
        ),
      );
  };
  const percent = `${Math.round(zoom * 100)}%`;
  const buttons = (
    <>
      <Tool
        label={t("tools.out")}
        onClick={() => zoomTo([...STEPS].reverse().find((step) => step < zoom - 0.01) ?? zoom)}
      >
        −
      </Tool>
      <Tool label={`${percent}, ${t("tools.fit")}`} onClick={fit}>
        {percent}
      </Tool>
      <Tool label={t("tools.in")} onClick={() => zoomTo(STEPS.find((step) => step > zoom + 0.01) ?? zoom)}>
        +
      </Tool>
    </>
  );
  return (
    <>
      {bar && createPortal(buttons, bar)}
      <div className="pointer-events-none absolute right-3 bottom-3">
        <Minimap picture={picture} scroller={scroller} zoom={zoom} />
      </div>
    </>
  );
}
