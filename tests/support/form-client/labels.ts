const LABELLED = new Set(["button", "input", "meter", "output", "progress", "select", "textarea"]);

/** The control that a label is of: the one it names, or the first one in it. */
export function controlOf(label: Element): Element | null {
  const id = label.getAttribute("for");
  const control =
    id === null ? [...label.querySelectorAll("*")].find(isLabelled) : label.ownerDocument.getElementById(id);
  return control && isLabelled(control) ? control : null;
}

/**
 * Gives a page what a large one is asked for a thousand times: elements by their ids, and the labels of its controls. Its structure
 * never changes afterwards.
 */
export function index(document: Document): void {
  const byId = new Map<string, HTMLElement>();
  const labels = new Map<Element, Element[]>();
  for (const element of document.querySelectorAll<HTMLElement>("*")) {
    if (element.id && !byId.has(element.id)) byId.set(element.id, element);
    if (isLabelled(element)) labels.set(element, []);
  }
  document.getElementById = (id) => byId.get(id) ?? null;
  for (const label of document.querySelectorAll("label")) labels.get(controlOf(label) ?? label)?.push(label);
  for (const [control, value] of labels) Object.defineProperty(control, "labels", { value });
}

const isLabelled = (element: Element) =>
  LABELLED.has(element.localName) && element.getAttribute("type")?.toLowerCase() !== "hidden";

/** The labels of a control, in the order of the page; none of what has none. */
export const labelsOfControl = (element: Element): Element[] =>
  isLabelled(element) && "labels" in element ? (element.labels as Element[]) : [];
