import { holdFocus } from "./hold-focus";
import { keyOf } from "./key-of";

/**
 * Makes what stands in an element that of `markup`, by as few changes as it takes: an element with the same key (`data-alert`,
 * `data-target`, `data-key` or its id) stays the same one wherever it comes to stand, as does one without a key that is of the same kind
 * at the same place. So the focus stays, or goes on to the next keyed element where its own is gone. Ticks, typed text and what was
 * folded open are the reader's and stay.
 */
export function patch(into: Element, markup: string, prepare?: (wanted: DocumentFragment) => void): void {
  const template = document.createElement("template");
  template.innerHTML = markup;
  prepare?.(template.content);
  const giveBack = holdFocus(into);
  patchChildren(into, template.content);
  giveBack();
}

function patchChildren(live: Element, wanted: ParentNode & Node): void {
  const nodes = [...wanted.childNodes];
  const wantedKeys = new Set(nodes.map(keyOf));
  const byKey = new Map([...live.childNodes].map((node) => [keyOf(node), node]));
  let at: ChildNode | null = live.firstChild;
  const dropUnwanted = (until: ChildNode | null) => {
    while (at && at !== until && !(keyOf(at) !== null && wantedKeys.has(keyOf(at)))) at = removed(at);
  };
  for (const node of nodes) {
    const key = keyOf(node);
    const same: ChildNode | null = key === null ? at : (byKey.get(key) ?? null);
    if (key !== null && same) dropUnwanted(same);
    if (!same || !isSameKind(same, node)) {
      live.insertBefore(document.importNode(node, true), at);
      continue;
    }
    if (same === at) at = same.nextSibling;
    else live.insertBefore(same, at);
    patchNode(same, node);
  }
  while (at) at = removed(at);
}

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function patchNode(live: ChildNode, wanted: Node): void {
  if (!(live instanceof Element) || !(wanted instanceof Element)) {
    if (live.nodeValue !== wanted.nodeValue) live.nodeValue = wanted.nodeValue;
    return;
  }
  if (live.isEqualNode(wanted)) return;
  for (const { name } of [...live.attributes]) {
    if (!wanted.hasAttribute(name) && !isOfReader(live, name)) live.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (live.getAttribute(name) !== value && !isOfReader(live, name)) live.setAttribute(name, value);
  }
  patchChildren(live, wanted);
}

/** Folded open or shut by hand. */
const isOfReader = (element: Element, name: string): boolean => name === "open" && element.localName === "details";

/** Two nodes that can be made each other; one with a key is only itself. */
function isSameKind(one: Node, other: Node): boolean {
  return one.nodeName === other.nodeName && keyOf(one) === keyOf(other);
}
