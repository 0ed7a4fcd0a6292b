import { parseHTML } from "linkedom";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse } from "parse5";
import { index } from "./labels";

type Tree = DefaultTreeAdapterMap;

/**
 * A page as a browser without a script reads it: parsed by the HTML standard (what stands in `noscript` is content), kept in a
 * light DOM. A script in it is never run.
 */
export function parsePage(source: string): Document {
  const { document } = parseHTML("<!doctype html><html></html>");
  document.documentElement?.remove();
  const tree = parse(source, { scriptingEnabled: false, treeAdapter: defaultTreeAdapter });
  for (const child of tree.childNodes) copy(document, document, child);
  index(document);
  return document;
}

function copy(document: Document, parent: Node, node: Tree["childNode"]): void {
  if (defaultTreeAdapter.isTextNode(node)) parent.appendChild(document.createTextNode(node.value));
  if (!defaultTreeAdapter.isElementNode(node)) return;
  const element =
    node.namespaceURI === html.NS.HTML
      ? document.createElement(node.tagName)
      : document.createElementNS(node.namespaceURI, node.tagName);
  for (const { prefix, name, value } of node.attrs) element.setAttribute(prefix ? `${prefix}:${name}` : name, value);
  parent.appendChild(element);
  // What a template holds is no part of the page.
  for (const child of node.childNodes) copy(document, element, child);
}
