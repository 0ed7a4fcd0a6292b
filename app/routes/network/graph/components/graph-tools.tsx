import { type RefObject, useEffect, useRef } from "react";
import { CARDS } from "~/graph/layout/layout";
import { MARGIN, type Picture } from "~/graph/picture/picture";
import { useTranslation } from "~/i18n/use-translation";
import { listenForArrows } from "./arrow-keys";
import { listenForDragging } from "./dragging";
import { Minimap } from "./minimap";
import { Tool } from "./tool";

interface GraphToolsProps {
  picture: Picture;
  scroller: RefObject<HTMLElement>;
  zoom: number;
  onZoom(zoom: number): void;
}

const TWO_COLUMNS = 2 * (MARGIN + CARDS.width) + CARDS.gapX;
const STEPS = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2];

/** What a script adds to a drawn graph: dragging it, zooming, arrow keys along its edges, and a small picture of the whole. */
export function GraphTools({ picture, scroller, zoom, onZoom }: GraphToolsProps) {
  const { t } = useTranslation("graph");
  useEffect(() => (scroller.current ? listenForDragging(scroller.current) : undefined), [scroller]);
  useEffect(() => (scroller.current ? listenForArrows(scroller.current, picture) : undefined), [scroller, picture]);
  const selected = picture.nodes.find((node) => node.selected)?.id;
  useEffect(() => {
    if (!selected) return;
    const node = scroller.current?.querySelector(`[data-node="${CSS.escape(selected)}"]`);
    node?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [scroller, selected]);

  const seen = useRef("");
  const you = picture.nodes.find(({ kind }) => kind === "you");
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || !you || seen.current === picture.label) return;
    seen.current = picture.label;
    // The customer stands in the middle of its column, which may be far below. Who has scrolled already stays there.
    if (!selected && frame.scrollTop === 0) frame.scrollTop = you.y + CARDS.height / 2 - frame.clientHeight / 2;
    // Where there is no room for two columns, the customer's own card is not the one to see first.
    if (frame.scrollLeft === 0 && frame.clientWidth < TWO_COLUMNS) frame.scrollLeft = CARDS.width + CARDS.gapX;
  }, [scroller, picture.label, you, selected]);

  const zoomTo = (next: number) => {
    const frame = scroller.current;
    if (!frame) return;
    const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2];
    onZoom(next);
    // What is in the middle stays there.
    requestAnimationFrame(() => {
      frame.scrollTo({
        left: (x / zoom) * next - frame.clientWidth / 2,
        top: (y / zoom) * next - frame.clientHeight / 2,
      });
    });
  };
  const fit = () => {
    const frame = scroller.current;
    if (frame)
      zoomTo(
        Math.min(1, Math.max(0.1, Math.min(frame.clientWidth / picture.width, frame.clientHeight / picture.height))),
      );
  };
  const percent = `${Math.round(zoom * 100)}%`;
  return (
    <div className="pointer-events-none absolute right-3 bottom-3 flex flex-col items-end gap-2">
      <Minimap picture={picture} scroller={scroller} zoom={zoom} />
      <div className="pointer-events-auto flex overflow-hidden rounded-control border border-line-strong bg-card shadow-card">
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
      </div>
    </div>
  );
}
