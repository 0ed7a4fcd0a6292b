import { mediaHolds, type Screen } from "./media";
import type { Judgement } from "./stylesheet";

const NEVER = new Set([
  "head",
  "title",
  "meta",
  "link",
  "script",
  "style",
  "template",
  "base",
  "datalist",
  "area",
  "param",
]);
const INLINE = new Set(
  "a abbr b bdi bdo br cite code data dfn em i img kbd label mark noscript output q ruby s samp small span strong sub sup time u var wbr svg".split(
    " ",
  ),
);
const INLINE_BLOCK = new Set(["button", "input", "select", "textarea", "meter", "progress"]);

/**
 * How a page would stand on the screen, as far as it matters for what can be read and pressed: which elements are displayed at all
 * and which are seen. Of the stylesheet it takes `display` and `visibility` alone: it knows no sizes, and nothing that covers another.
 */
export class Rendering {
  readonly #displays = new Map<Element, string>();
  readonly #visibilities = new Map<Element, string>();
  /** By the first class that they need, or by their tag; under "*", what may be about any element. */
  readonly #judgements = new Map<string, Judgement[]>();

  constructor(judgements: readonly Judgement[], screen: Screen) {
    for (const one of judgements) {
      if (!one.media.every((query) => mediaHolds(query, screen))) continue;
      const key = one.needs.classes[0] ? `.${one.needs.classes[0]}` : (one.needs.tag ?? "*");
      const known = this.#judgements.get(key);
      if (known) known.push(one);
      else this.#judgements.set(key, [one]);
    }
  }

  /** The computed `display`, "none" also where the element stands in something that is not displayed. */
  displayOf(element: Element): string {
    const known = this.#displays.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const none = (parent && this.displayOf(parent) === "none") || isFoldedAway(element);
    const display = none ? "none" : (this.#judged(element, "display") ?? ownDisplay(element));
    this.#displays.set(element, display);
    return display;
  }

  /** Whether somebody who looks at the page sees it. */
  isSeen(element: Element): boolean {
    const display = this.displayOf(element);
    if (display === "none" || isDroppedDown(element)) return false;
    if (display === "contents") return [...element.children].some((child) => this.isSeen(child)) || hasText(element);
    return this.visibilityOf(element) === "visible";
  }

  visibilityOf(element: Element): string {
    const known = this.#visibilities.get(element);
    if (known !== undefined) return known;
    const judged = this.#judged(element, "visibility");
    const inherited = () => (element.parentElement ? this.visibilityOf(element.parentElement) : "visible");
    const visibility = judged && judged !== "inherit" ? judged : inherited();
    this.#visibilities.set(element, visibility);
    return visibility;
  }

  /** To be called when something was opened, closed, ticked or selected. */
  forget(): void {
    this.#displays.clear();
    this.#visibilities.clear();
  }

  #judged(element: Element, property: Judgement["property"]): string | undefined {
    const classes = element.getAttribute("class")?.split(/\s+/) ?? [];
    let best: Judgement | undefined;
    for (const key of ["*", element.localName, ...classes.map((name) => `.${name}`)]) {
      for (const one of this.#judgements.get(key) ?? []) {
        if (one.property !== property || (best && !beats(one, best))) continue;
        if (matches(element, one)) best = one;
      }
    }
    return best?.value;
  }
}

function beats(one: Judgement, other: Judgement): boolean {
  if (one.important !== other.important) return one.important;
  for (const [index, rank] of one.rank.entries()) {
    const difference = rank - (other.rank[index] ?? 0);
    // Of what is important, the first layer wins.
    if (difference !== 0) return index === 0 && one.important ? difference < 0 : difference > 0;
  }
  return true;
}

function matches(element: Element, { needs, plain, selector }: Judgement): boolean {
  if (needs.tag && needs.tag !== element.localName) return false;
  if (needs.classes.length > 0) {
    const classes = ` ${element.getAttribute("class") ?? ""} `;
    if (!needs.classes.every((name) => classes.includes(` ${name} `))) return false;
  }
  return plain || element.matches(selector);
}

/** Inside of `details` that are closed; of these only the summary is seen. No style changes that. */
function isFoldedAway(element: Element): boolean {
  const parent = element.parentElement;
  if (parent?.localName !== "details" || parent.hasAttribute("open")) return false;
  return [...parent.children].find(({ localName }) => localName === "summary") !== element;
}

/** As the browser's own stylesheet has it, where the page's says nothing. */
function ownDisplay(element: Element): string {
  const { localName } = element;
  if (NEVER.has(localName) || element.hasAttribute("hidden")) return "none";
  if (localName === "dialog" && !element.hasAttribute("open")) return "none";
  if (element.hasAttribute("popover") && !element.hasAttribute("data-form-client-open")) return "none";
  if (localName === "input" && element.getAttribute("type")?.toLowerCase() === "hidden") return "none";
  if (localName === "td" || localName === "th") return "table-cell";
  if (INLINE_BLOCK.has(localName)) return "inline-block";
  return INLINE.has(localName) ? "inline" : "block";
}

/** In a list that shows one of its options until it is opened. */
export function isDroppedDown(element: Element): boolean {
  if (element.localName !== "option" && element.localName !== "optgroup") return false;
  const select = element.closest("select");
  return select !== null && !select.hasAttribute("multiple") && Number(select.getAttribute("size") ?? 1) <= 1;
}

/** Whether words stand in it directly. */
export const hasText = (element: Element) =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && (textContent ?? "").trim() !== "");
