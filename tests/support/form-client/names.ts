import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { hasText, isDroppedDown, type Rendering } from "./rendering";
import { normalise } from "./text";

/** What assistive technology calls an element on the page as it is rendered. */
export function nameOf(element: Element, rendering: Rendering): string {
  return normalise(computeAccessibleName(element, { getComputedStyle: styles(rendering) }));
}

export function descriptionOf(element: Element, rendering: Rendering): string {
  return normalise(computeAccessibleDescription(element, { getComputedStyle: styles(rendering) }));
}

/** Whether assistive technology hears nothing of it. */
export function isHiddenFromAll(element: Element, rendering: Rendering): boolean {
  if (["style", "script", "noscript", "template"].includes(element.localName)) return true;
  if (element.closest("[aria-hidden=true]")) return true;
  // Of a list that drops down the options are heard of while it is closed, their groups are not.
  if (element.localName === "optgroup" && isDroppedDown(element)) return true;
  const display = rendering.displayOf(element);
  if (display === "none" || rendering.visibilityOf(element) !== "visible") return true;
  // By itself it is not there at all; what it holds is.
  return (
    display === "contents" && !hasText(element) && [...element.children].every((one) => isHiddenFromAll(one, rendering))
  );
}

/** Of a computed style, names take no more than this. */
const styles = (rendering: Rendering) => (element: Element) => {
  const values: Record<string, string> = {
    display: standsApart(element, rendering) ? "block" : rendering.displayOf(element),
    visibility: rendering.visibilityOf(element),
    content: "none",
  };
  return { ...values, getPropertyValue: (name: string) => values[name] ?? "" } as unknown as CSSStyleDeclaration;
};

/**
 * What stands in a flexible box or a grid is a block there, whatever it is by itself. The library trims the text of every element,
 * so one whose text begins or ends with a space has to stand apart to keep it.
 */
function standsApart(element: Element, rendering: Rendering): boolean {
  const parent = element.parentElement;
  if (!parent || rendering.displayOf(element) === "none") return false;
  return /flex|grid/.test(rendering.displayOf(parent)) || /^\s|\s$/.test(element.textContent ?? "");
}
