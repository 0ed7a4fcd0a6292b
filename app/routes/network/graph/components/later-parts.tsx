import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { orNever } from "~/live/or-never";
import { EdgeBeside } from "./edge-beside";
import { GraphTable } from "./graph-table";
import { NodePanel } from "./node-panel";

// In the page from the server they stand whole; their script is no part of the picture's and comes after it.
const loadEdge = () => orNever(import("./edge-beside")).then(({ EdgeBeside }) => ({ default: EdgeBeside }));
const loadNode = () => orNever(import("./node-panel")).then(({ NodePanel }) => ({ default: NodePanel }));
const loadTable = () => orNever(import("./graph-table")).then(({ GraphTable }) => ({ default: GraphTable }));
const Edge = import.meta.env.SSR ? EdgeBeside : lazy(loadEdge);
const Node = import.meta.env.SSR ? NodePanel : lazy(loadNode);
const Table = import.meta.env.SSR ? GraphTable : lazy(loadTable);

export const LaterEdge = (props: ComponentProps<typeof EdgeBeside>) => (
  <Suspense fallback={null}>
    <Edge {...props} />
  </Suspense>
);

export const LaterNode = (props: ComponentProps<typeof NodePanel>) => (
  <Suspense fallback={null}>
    <Node {...props} />
  </Suspense>
);

export const LaterTable = (props: ComponentProps<typeof GraphTable>) => (
  <Suspense fallback={null}>
    <Table {...props} />
  </Suspense>
);

/** Has them at hand before the first thing is chosen. */
export function useLaterParts(): void {
  useEffect(() => {
    for (const load of [loadNode, loadEdge, loadTable]) void load();
  }, []);
}
