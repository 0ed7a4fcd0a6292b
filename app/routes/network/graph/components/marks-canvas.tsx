import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { type MarksView, type Palette, showMarks } from "~/graph/canvas/marks-canvas";
import { type Frame, type Marks, NO_MARKS } from "~/graph/picture/marks";
import { MarksSvg } from "~/graph/picture/marks-svg";
import { useTranslation } from "~/i18n/use-translation";
import { CanvasTools, ZOOM } from "./canvas-tools";

interface MarksCanvasProps {
  frame: Frame;
  marks: Marks;
  /** Where a mark leads; `~` stands for its node. */
  href: string;
}

const STEP = 60;

/** Very many nodes on a canvas: drag, wheel and arrow keys move it, plus and minus zoom, a press chooses a node. */
export function MarksCanvas({ frame, marks, href }: MarksCanvasProps) {
  const { t } = useTranslation("graph");
  const navigate = useNavigate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useRef<HTMLDivElement>(null);
  const view = useRef<MarksView | null>(null);
  const [pointed, setPointed] = useState(-1);
  useEffect(() => {
    const [drawing, sample] = [canvas.current, colours.current];
    if (!drawing || !sample) return;
    const sized = () => {
      const ratio = window.devicePixelRatio || 1;
      drawing.width = Math.round(drawing.clientWidth * ratio);
      drawing.height = Math.round(drawing.clientHeight * ratio);
    };
    sized();
    const shown = showMarks(drawing, frame, marks, paletteOf(sample));
    view.current = shown;
    const renew = () => {
      sized();
      shown.renew(paletteOf(sample));
    };
    const sizes = new ResizeObserver(renew);
    sizes.observe(drawing);
    const scheme = window.matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", renew);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey)
        shown.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.offsetX, event.offsetY);
      else shown.panBy(event.deltaX, event.deltaY);
    };
    drawing.addEventListener("wheel", wheel, { passive: false });
    return () => {
      sizes.disconnect();
      scheme.removeEventListener("change", renew);
      drawing.removeEventListener("wheel", wheel);
    };
  }, [frame, marks]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const { offsetX, offsetY } = event.nativeEvent;
    if (event.buttons === 1) view.current?.panBy(-event.movementX, -event.movementY);
    else point(view.current?.nodeAt(offsetX, offsetY) ?? -1);
  };
  const point = (node: number) => {
    if (node === pointed) return;
    setPointed(node);
    view.current?.show(node);
  };
  const choose = () => {
    const id = marks.ids[pointed];
    if (id) navigate(href.replace("~", id), { preventScrollReset: true });
  };
  const zoom = (factor: number) => {
    const { clientWidth = 0, clientHeight = 0 } = canvas.current ?? {};
    view.current?.zoomBy(factor, clientWidth / 2, clientHeight / 2);
  };
  const move = (right: number, down: number) => view.current?.panBy(right * STEP, down * STEP);
  const showAll = () => view.current?.showAll();
  const press = (event: KeyboardEvent) => {
    const [right, down] = MOVES[event.key] ?? [0, 0];
    if (right || down) move(right, down);
    else if (event.key === "+") zoom(ZOOM);
    else if (event.key === "-") zoom(1 / ZOOM);
    else if (event.key === "0") showAll();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative h-full">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys of its own, which a picture would not be given */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={`${frame.label}. ${t("tools.keys")}`}
        onPointerMove={drag}
        onClick={choose}
        onKeyDown={press}
        className="block graph-canvas w-full cursor-grab touch-pinch-zoom active:cursor-grabbing"
      />
      <p
        className="pointer-events-none absolute top-11 left-3 rounded-control bg-card/90 px-2 text-s"
        aria-hidden="true"
      >
        {pointed >= 0 ? marks.names[pointed] : t("tools.keys")}
      </p>
      <CanvasTools onMove={move} onZoom={zoom} onFit={showAll} />
      <div ref={colours} hidden>
        <MarksSvg frame={frame} marks={NO_MARKS} />
        <span className="text-ink" />
        <span className="bg-card" />
        <span className="text-accent" />
      </div>
    </div>
  );
}

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Classes say the colours; what they come to here and now is asked of the page. */
function paletteOf(sample: HTMLElement): Palette {
  const styleOf = (selector: string) => {
    const element = sample.querySelector(selector);
    return element ? getComputedStyle(element) : null;
  };
  return {
    risks: RISK_NAMES.map((risk) => {
      const style = styleOf(`[data-risk=${risk}]`);
      return (risk === "No" ? style?.stroke : style?.fill) ?? "gray";
    }),
    line: styleOf("[data-lines=Customs]")?.stroke ?? "gray",
    text: styleOf(".text-ink")?.color ?? "black",
    ground: styleOf(".bg-card")?.backgroundColor ?? "white",
    accent: styleOf(".text-accent")?.color ?? "teal",
  };
}
