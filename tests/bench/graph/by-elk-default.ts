import Elk from "elkjs/lib/elk.bundled.js";
import type { LayoutInput } from "~/graph/layout/layout";

/** The same graph by elkjs as it comes (layered, to the right): a floor. */
export async function byElkDefault({ nodes, edges, measures }: LayoutInput): Promise<void> {
  const { width, height } = measures;
  await new Elk().layout({
    id: "root",
    layoutOptions: { "elk.algorithm": "layered", "elk.direction": "RIGHT" },
    children: nodes.map(({ id }) => ({ id, width, height })),
    edges: edges.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [to], targets: [from] })),
  });
}
