import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { Bounds } from "~/backend/contract/map-grid";
import { boundsText } from "./map-view";
import { HEIGHT, WIDTH } from "./scale";
import { worldFrame } from "./world-frame";

/** Milliseconds without a further movement, after which the marks of the new view are asked for. */
const IDLE = 200;
const MOVES: Record<string, string> = {
  ArrowUp: "north",
  ArrowDown: "south",
  ArrowLeft: "west",
  ArrowRight: "east",
  "+": "closer",
  "=": "closer",
  "-": "farther",
  "0": "world",
};

/** Dragging, the wheel, two fingers and keys move a map at once; its marks follow when it rests. Without a script its links do the same. */
export function useGestures(bounds: Bounds, boundsHref: string): RefObject<HTMLElement> {
  const element = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const frame = element.current;
    const svg = frame?.querySelector("svg");
    if (!frame || !svg) return;
    // What was moved is shown by the server from here on.
    svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    frame.classList.add("world-script");
    const stop = moving(frame, svg, (middle, closer) => {
      const moved = worldFrame(bounds).around(middle, closer);
      navigate(boundsHref.replace("%7E", "~").replace("~", boundsText(moved)), {
        preventScrollReset: true,
        replace: true,
      });
    });
    return stop;
  }, [bounds, boundsHref, navigate]);
  return element;
}

type Rest = (middle: [x: number, y: number], closer: number) => void;

/** Shows another part of the picture while it is moved, and says at last which. */
function moving(frame: HTMLElement, svg: SVGSVGElement, rest: Rest): () => void {
  const view = { x: WIDTH / 2, y: HEIGHT / 2, scale: 1 };
  const fingers = new Map<number, [x: number, y: number]>();
  let timer = 0;
  let travelled = 0;
  const perPixel = () => WIDTH / svg.clientWidth / view.scale;
  const show = () => {
    const [width, height] = [WIDTH / view.scale, HEIGHT / view.scale];
    svg.setAttribute("viewBox", `${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (fingers.size === 0) rest([view.x, view.y], view.scale);
    }, IDLE);
  };
  const panBy = (right: number, down: number) => {
    view.x -= right * perPixel();
    view.y -= down * perPixel();
    show();
  };
  const zoomBy = (factor: number, at: [x: number, y: number]) => {
    const box = svg.getBoundingClientRect();
    const before = perPixel();
    view.scale = Math.max(0.5, Math.min(8, view.scale * factor));
    const [fromX, fromY] = [at[0] - box.left - box.width / 2, at[1] - box.top - box.height / 2];
    view.x += fromX * (before - perPixel());
    view.y += fromY * (before - perPixel());
    show();
  };
  const on = {
    wheel(event: WheelEvent) {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.19 : 1 / 1.19, [event.clientX, event.clientY]);
    },
    pointerdown(event: PointerEvent) {
      if (event.button === 0) fingers.set(event.pointerId, [event.clientX, event.clientY]);
      travelled = 0;
    },
    pointermove(event: PointerEvent) {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to: [number, number] = [event.clientX, event.clientY];
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += Math.hypot(to[0] - from[0], to[1] - from[1]);
      // A press that trembles is still a press.
      if (travelled < 4) return;
      svg.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, to);
      if (other) {
        const apart = (point: [number, number]) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]));
        zoomBy(apart(to) / apart(from), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
      } else panBy(to[0] - from[0], to[1] - from[1]);
    },
    pointerup: (event: PointerEvent) => lift(event),
    pointercancel: (event: PointerEvent) => lift(event),
    click(event: MouseEvent) {
      if (travelled < 4) return;
      event.preventDefault();
      event.stopPropagation();
    },
    dragstart: (event: Event) => event.preventDefault(),
    keydown(event: KeyboardEvent) {
      const move = MOVES[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey || event.target !== frame) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.click();
    },
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId) && travelled >= 4) show();
  };
  const listening = Object.entries(on) as [string, EventListener][];
  for (const [name, listener] of listening)
    frame.addEventListener(name, listener, { passive: false, capture: name === "click" });
  return () => {
    window.clearTimeout(timer);
    for (const [name, listener] of listening) frame.removeEventListener(name, listener, { capture: name === "click" });
  };
}
