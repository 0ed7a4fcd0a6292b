import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { CARDS } from "~/graph/layout/layout";
import { HEADINGS, type Picture } from "~/graph/picture/picture";

interface MinimapProps {
  picture: Picture;
  scroller: RefObject<HTMLElement>;
  zoom: number;
}

const LARGEST = { width: 150, height: 110 };

/** The whole graph in small, with a frame around what is seen; a press brings that place into sight. For the mouse only. */
export function Minimap({ picture, scroller, zoom }: MinimapProps) {
  const seen = useRef<SVGRectElement>(null);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const follow = () => {
      const place = {
        x: frame.scrollLeft,
        y: frame.scrollTop + HEADINGS * zoom,
        width: frame.clientWidth,
        height: frame.clientHeight,
      };
      // What is in sight as a whole needs no map.
      const isWhole = frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1;
      seen.current?.ownerSVGElement?.toggleAttribute("hidden", isWhole);
      for (const [name, value] of Object.entries(place)) seen.current?.setAttribute(name, String(value / zoom));
    };
    follow();
    frame.addEventListener("scroll", follow, { passive: true });
    const sizes = new ResizeObserver(follow);
    sizes.observe(frame);
    return () => {
      frame.removeEventListener("scroll", follow);
      sizes.disconnect();
    };
  }, [scroller, zoom]);
  const scale = Math.min(LARGEST.width / picture.width, LARGEST.height / (picture.height - HEADINGS));
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const frame = scroller.current;
    if (!frame) return;
    const box = event.currentTarget.getBoundingClientRect();
    frame.scrollTo(
      ((event.clientX - box.left) / scale) * zoom - frame.clientWidth / 2,
      ((event.clientY - box.top) / scale) * zoom - frame.clientHeight / 2,
    );
  };
  return (
    <svg
      width={Math.max(24, picture.width * scale)}
      height={Math.max(24, (picture.height - HEADINGS) * scale)}
      viewBox={`0 ${HEADINGS} ${picture.width} ${picture.height - HEADINGS}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
      data-minimap=""
      onClick={go}
      onPointerMove={(event) => event.buttons === 1 && go(event)}
      className="pointer-events-auto cursor-pointer rounded-control border border-line-strong bg-card shadow-raised max-m:hidden"
    >
      {picture.nodes.map(({ id, x, y, height, risk, kind }) => (
        <rect
          key={id}
          x={x}
          y={y}
          width={kind === "you" ? CARDS.first : CARDS.width}
          height={height}
          className={
            kind === "you"
              ? "fill-accent"
              : risk === "Critical"
                ? "fill-risk-critical"
                : risk === "High"
                  ? "fill-risk-high"
                  : "fill-line-strong"
          }
        />
      ))}
      <rect ref={seen} className="fill-accent/10 stroke-accent" strokeWidth={2 / scale} />
    </svg>
  );
}
