import { type Direction, neighbour } from "~/graph/neighbours";
import type { Picture } from "~/graph/picture/picture";

const KEYS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** Arrow keys move from a focused node along its edges and up and down its column. Answers what ends it. */
export function listenForArrows(frame: HTMLElement, { nodes, edges }: Picture): () => void {
  const press = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    const id = (event.target as Element).closest("a[data-node]")?.getAttribute("data-node");
    if (!direction || !id || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = nodes.filter(({ href }) => href !== null);
    const next = neighbour(links, edges, id, direction);
    if (!next) return;
    event.preventDefault();
    const link = frame.querySelector<SVGAElement>(`a[data-node="${CSS.escape(next)}"]`);
    link?.focus();
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  frame.addEventListener("keydown", press);
  return () => frame.removeEventListener("keydown", press);
}
