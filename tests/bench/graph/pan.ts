import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { type Layout, MARKS } from "~/graph/layout/layout";
import { layOut } from "~/graph/layout/layout.server";
import { HEADINGS, MARGIN } from "~/graph/picture/picture";
import { findChromium } from "../../../tools/test/chromium.mjs";
import { madeGraph } from "../../support/graphs/made-graphs";

export const STEPS = 60;
/** Of the screen, in pixels: two screens to the right in all. */
const BY = 40;

export interface Panned {
  /** Over all steps, the times when more had to be drawn included. */
  perSecond: number;
  /** The longest that one frame took, in milliseconds. */
  longest: number;
}

/** Pans so many nodes on the canvas that the page uses, in a Chromium without a graphics card, frame by frame. */
export async function pan(count: number, zoom: number): Promise<Panned> {
  const made = madeGraph(count);
  const { frame, marks } = marksOf(made, await layOut({ ...made, measures: MARKS }));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.setContent('<canvas width="1280" height="800"></canvas>');
    await page.addScriptTag({ content: await bundled() });
    return await page.evaluate(
      `(${inPage})(${JSON.stringify({ frame, marks, steps: STEPS, by: BY, zoom, palette: PALETTE })})`,
    );
  } finally {
    await browser.close();
  }
}

const PALETTE = { risks: RISK_NAMES.map(() => "#a9590c"), line: "#5c6c78", text: "#14212b", accent: "#0b5f6e" };

/** Text, because it runs in the page. */
const inPage = `async ({ frame, marks, steps, by, zoom, palette }) => {
  const shown = graphCanvas.showMarks(document.querySelector("canvas"), frame, marks, palette);
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  shown.zoomBy(zoom, 0, 0);
  await next();
  await next();
  const start = await next();
  let [before, longest] = [start, 0];
  for (let step = 0; step < steps; step++) {
    shown.panBy(by, 0);
    const now = await next();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return { perSecond: (steps * 1000) / (before - start), longest };
}`;

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL("../../../app/graph/canvas/marks-canvas.ts", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "graphCanvas",
  });
  return outputFiles[0]?.text ?? "";
}

function marksOf({ nodes, edges }: ReturnType<typeof madeGraph>, { width, height, columns, places }: Layout) {
  const at = new Map(nodes.map(({ id }, place) => [id, place]));
  const top = MARGIN + HEADINGS;
  return {
    frame: {
      label: "",
      width: width + 2 * MARGIN,
      height: height + top + MARGIN,
      top,
      columns: columns.map((column, tier) => ({ ...column, title: `Tier ${tier}` })),
    },
    marks: {
      ids: nodes.map(({ id }) => id),
      names: nodes.map(({ id }) => `Works ${id}`),
      risks: nodes.map((_, place) => place % RISK_NAMES.length),
      x: nodes.map(({ id }) => (places.get(id)?.x ?? 0) + MARGIN),
      y: nodes.map(({ id }) => (places.get(id)?.y ?? 0) + top),
      edges: { Customs: edges.flatMap(({ from, to }) => [at.get(from) ?? 0, at.get(to) ?? 0]) },
      lit: [],
      litEdges: [],
    },
  };
}
