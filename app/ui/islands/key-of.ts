/** What has a key of its own: the things of a list, and its parts. */
export const KEYED = "[data-alert], [data-target], [data-key]";

/** What an element is known by, also when what is around it is another; null where it is only what stands at its place. */
export function keyOf(node: Node): string | null {
  if (!(node instanceof Element)) return null;
  const own = node.getAttribute("data-alert") ?? node.getAttribute("data-target") ?? node.getAttribute("data-key");
  return own ?? (node.id || null);
}
