import type { Layout, Measures } from "./layout";

/**
 * Puts members in the place of the node in which they stood together. Everybody else keeps their place; only those below it in
 * the same column move down, by as much as the members need. So a reader finds again what they had found.
 */
export function openInPlace(layout: Layout, id: string, members: readonly string[], measures: Measures): Layout {
  const at = layout.places.get(id);
  if (!at || members.length === 0) return layout;
  const step = measures.height + measures.gapY;
  const longer = (members.length - 1) * step;
  const places = new Map<string, { x: number; y: number }>();
  let bottom = 0;
  for (const [other, place] of layout.places) {
    if (other === id) continue;
    const below = place.x === at.x && place.y > at.y;
    places.set(other, below ? { x: place.x, y: place.y + longer } : place);
  }
  for (const [n, member] of members.entries()) places.set(member, { x: at.x, y: at.y + n * step });
  for (const { y } of places.values()) bottom = Math.max(bottom, y);
  return { ...layout, places, height: bottom + measures.height };
}
