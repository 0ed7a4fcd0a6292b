import { RISK_NAMES } from "~/backend/contract/score-words";
import { MARKS } from "../layout/layout";
import { DASHES } from "../picture/edge-line";
import { linesOf, markAt } from "../picture/mark-path";
import type { Frame, Marks } from "../picture/marks";
import { HEADINGS } from "../picture/picture";
import { nodeFinder } from "./node-finder";

/** The colours of the page, because a canvas has no classes. */
export interface Palette {
  /** In the order of `RISK_NAMES`. */
  risks: readonly string[];
  line: string;
  text: string;
  /** Under the heads. */
  ground: string;
  accent: string;
}

export interface MarksView {
  /** In pixels of the screen. */
  panBy(dx: number, dy: number): void;
  /** Around a point of the canvas. */
  zoomBy(factor: number, x: number, y: number): void;
  showAll(): void;
  /** The node under a point of the canvas, by its place; -1 for none. */
  nodeAt(x: number, y: number): number;
  /** Marks a node and brings it into sight; -1 for none. */
  show(node: number): void;
  /** After the canvas has got another size, or the page other colours. */
  renew(palette: Palette): void;
}

/** Names are written when there is room for them beside a mark. */
const NAMES_FROM = 7;
const ZOOMS = { least: 0.05, most: 16 };
/** How much more than is seen is kept drawn on each side, as a share of it, so that panning is copying. */
const SPARE = 0.5;

/** Draws very many nodes on a canvas. What is seen and some more around it is drawn once; panning copies it. */
export function showMarks(canvas: HTMLCanvasElement, frame: Frame, marks: Marks, palette: Palette): MarksView {
  const screen = canvas.getContext("2d");
  const spare = document.createElement("canvas");
  const ink = spare.getContext("2d");
  if (!screen || !ink) throw new Error("This browser draws on no canvas");
  const shapes = pathsOf(marks);
  const find = nodeFinder(marks);
  let colours = palette;
  let scale = 1;
  let [left, top] = [0, 0];
  let chosen = -1;
  /** What part of the picture is drawn: its corner in pixels of the screen at this scale; null for none. */
  let kept: { left: number; top: number } | null = null;
  let waiting = false;

  const ratio = () => window.devicePixelRatio || 1;
  const later = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      draw();
    });
  };

  function draw(): void {
    if (!screen || !ink) return;
    const { width, height } = canvas;
    const margin = { x: Math.ceil(width * SPARE), y: Math.ceil(height * SPARE) };
    if (!kept || Math.abs(left - kept.left) > margin.x || Math.abs(top - kept.top) > margin.y) {
      kept = { left, top };
      drawSpare(ink, margin);
    }
    screen.setTransform(1, 0, 0, 1, 0, 0);
    screen.clearRect(0, 0, width, height);
    screen.drawImage(spare, kept.left - left - margin.x, kept.top - top - margin.y);
    drawLit(screen);
    if (chosen >= 0) drawFrame(screen, chosen);
    drawHeads(screen);
  }

  /** The heads of the tiers stay at the top, wherever the picture has been moved to. */
  function drawHeads(on: CanvasRenderingContext2D): void {
    on.setTransform(1, 0, 0, 1, 0, 0);
    on.fillStyle = colours.ground;
    on.fillRect(0, 0, canvas.width, HEADINGS * ratio());
    on.fillStyle = colours.text;
    on.textAlign = "center";
    on.font = `600 ${12 * ratio()}px sans-serif`;
    for (const { x, width, title, count } of frame.columns) {
      const room = (width + MARKS.gapX) * scale;
      const text = [`${title}  ${count}`, title, count].find((one) => on.measureText(one).width < room);
      if (text) on.fillText(text, (x + width / 2) * scale - left, (HEADINGS / 2 + 4) * ratio());
    }
  }

  function drawSpare(on: CanvasRenderingContext2D, margin: { x: number; y: number }): void {
    spare.width = canvas.width + 2 * margin.x;
    spare.height = canvas.height + 2 * margin.y;
    on.setTransform(scale, 0, 0, scale, margin.x - left, margin.y - top);
    on.strokeStyle = colours.line;
    const isChosen = marks.lit.length > 0;
    on.globalAlpha = isChosen ? 0.1 : 0.35;
    on.lineWidth = Math.max(0.5, 0.6 / scale);
    for (const { path, dashes } of shapes.lines) {
      on.setLineDash(dashes);
      on.stroke(path);
    }
    on.setLineDash([]);
    on.globalAlpha = isChosen ? 0.3 : 1;
    for (const [number, path] of shapes.risks.entries()) {
      on.fillStyle = on.strokeStyle = colours.risks[number] ?? colours.text;
      if (RISK_NAMES[number] === "No") on.stroke(path);
      else on.fill(path);
    }
    on.globalAlpha = 1;
    on.fillStyle = colours.text;
    if (scale >= NAMES_FROM * ratio()) writeNames(on, margin);
  }

  function writeNames(on: CanvasRenderingContext2D, margin: { x: number; y: number }): void {
    on.textAlign = "left";
    on.font = `${11 / (scale / ratio())}px sans-serif`;
    const seen = find.within(
      (left - margin.x) / scale,
      (top - margin.y) / scale,
      spare.width / scale,
      spare.height / scale,
    );
    for (const node of seen) {
      on.fillText(
        marks.names[node] ?? "",
        marks.x[node] ?? 0,
        (marks.y[node] ?? 0) + MARKS.height + 2,
        MARKS.width + MARKS.gapY,
      );
    }
  }

  /** What was chosen and its way, over everything else. */
  function drawLit(on: CanvasRenderingContext2D): void {
    if (marks.lit.length === 0) return;
    on.setTransform(scale, 0, 0, scale, -left, -top);
    on.strokeStyle = colours.accent;
    on.lineWidth = (2 * ratio()) / scale;
    on.stroke(shapes.way);
    on.setTransform(1, 0, 0, 1, 0, 0);
    for (const node of marks.lit) drawFrame(on, node);
  }

  function drawFrame(on: CanvasRenderingContext2D, node: number): void {
    const size = MARKS.width * scale;
    on.strokeStyle = colours.accent;
    on.lineWidth = 2 * ratio();
    on.strokeRect((marks.x[node] ?? 0) * scale - left - 2, (marks.y[node] ?? 0) * scale - top - 2, size + 4, size + 4);
  }

  const zoomTo = (wanted: number, x: number, y: number) => {
    const next = Math.min(ZOOMS.most * ratio(), Math.max(ZOOMS.least, wanted));
    left = ((left + x) * next) / scale - x;
    top = ((top + y) * next) / scale - y;
    scale = next;
    kept = null;
    later();
  };

  const showAll = () => {
    // Below the heads, which are always of the same size.
    const heads = (HEADINGS + 8) * ratio();
    const height = frame.height - frame.top;
    scale = Math.min(canvas.width / frame.width, (canvas.height - heads) / height, 2 * ratio());
    left = (frame.width * scale - canvas.width) / 2;
    top = frame.top * scale - Math.max(heads, (canvas.height + heads - height * scale) / 2);
    kept = null;
    later();
  };
  showAll();

  return {
    panBy(dx, dy) {
      left += dx * ratio();
      top += dy * ratio();
      later();
    },
    zoomBy: (factor, x, y) => zoomTo(scale * factor, x * ratio(), y * ratio()),
    showAll,
    nodeAt: (x, y) =>
      find.at((x * ratio() + left) / scale, (y * ratio() + top) / scale, Math.max(MARKS.width, (12 * ratio()) / scale)),
    show(node) {
      chosen = node;
      const [x, y] = [(marks.x[node] ?? 0) * scale, (marks.y[node] ?? 0) * scale];
      if (node >= 0 && (x < left || x > left + canvas.width || y < top || y > top + canvas.height)) {
        left = x - canvas.width / 2;
        top = y - canvas.height / 2;
      }
      later();
    },
    renew(next) {
      colours = next;
      kept = null;
      later();
    },
  };
}

function pathsOf(marks: Marks) {
  const { risks, x, y, edges } = marks;
  return {
    way: new Path2D(linesOf(marks, marks.litEdges)),
    lines: (["Customer", "Customs", "Media", "Prediction", "followed"] as const).map((source) => ({
      path: new Path2D(linesOf(marks, edges[source] ?? [])),
      dashes: DASHES[source]?.split(" ").map(Number) ?? [],
    })),
    risks: RISK_NAMES.map((risk, number) => {
      const shapes = risks.map((own, at) => (own === number ? markAt(risk, x[at] ?? 0, y[at] ?? 0) : ""));
      return new Path2D(shapes.join(""));
    }),
  };
}
