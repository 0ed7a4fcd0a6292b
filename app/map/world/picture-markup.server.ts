import type { RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { HEIGHT, WIDTH } from "./scale";

/** A mark in words, with where it leads. */
export interface ShownMark {
  x: number;
  y: number;
  r: number;
  href: string;
  label: string;
  risk: RiskName;
  /** Only a town, a region or the country is known of all of it. */
  isVague: boolean;
  /** "12", "1.2k"; empty for a single target. */
  number: string;
  /** Shares of 100, from the riskiest. */
  parts: readonly { risk: RiskName; share: number }[];
}

export interface ShownEvent {
  href: string;
  label: string;
  risk: RiskName;
  crosses: readonly { x: number; y: number; isSmall: boolean }[];
  /** Data of SVG paths; empty where there is none. */
  inner: string;
  outer: string;
  area: string;
  country: string;
}

export interface ShownPoint {
  x: number;
  y: number;
  label: string;
  href: string | null;
  name: string | null;
}

export interface Picture {
  label: string;
  /** The id of what describes it at length. */
  describedBy: string;
  land: string;
  /** Whole countries in a tint, by step; `unknown` is hatched. */
  shades: readonly { step: string; path: string; label: string }[];
  events: readonly ShownEvent[];
  points: readonly { layer: string; points: readonly ShownPoint[] }[];
  marks: readonly ShownMark[];
}

/** So many marks are reached by the tab key, the riskiest; the list has all of them. */
const MOST_IN_TAB_ORDER = 200;

/** The whole picture as markup: React draws nothing of it, so that it comes once and its script knows nothing of it. */
export function pictureMarkup({ label, describedBy, land, shades, events, points, marks }: Picture): Markup {
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="world" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="${label}" aria-describedby="${describedBy}"><defs><pattern id="map-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" class="world-hatch"></path></pattern></defs><path class="world-land" d="${land}"></path>${shades.map(
    ({ step, path, label }) =>
      html`<path class="world-shade world-shade-${step}" role="img" aria-label="${label}" d="${path}"></path>`,
  )}${events.map(reach)}${points.map(({ layer, points }) => points.map((one) => point(layer, one)))}${marks.map(mark)}${events.map(crosses)}</svg>`;
}

/** A file of its own has no page around it, and none of our style sheets. */
export const withStyles = (markup: Markup, styles: string): string =>
  markup.toString().replace(">", `><style>${styles}</style>`);

/** What has no cross to lead to it is a picture with a name. */
const reach = ({ risk, inner, outer, area, country, crosses, label }: ShownEvent) =>
  (inner || outer || area || country) &&
  html`<g class="world-reach world-${risk.toLowerCase()}"${attributes({ role: crosses.length === 0 && "img", "aria-label": crosses.length === 0 && label })}>${country && html`<path class="world-country" d="${country}"></path>`}${outer && html`<path class="world-outer" d="${outer}"></path>`}${inner && html`<path class="world-inner" d="${inner}"></path>`}${area && html`<path class="world-area" d="${area}"></path>`}</g>`;

const crosses = ({ crosses, risk, href, label }: ShownEvent) =>
  crosses.length > 0 &&
  html`<a href="${sitePath(href)}" class="world-event world-${risk.toLowerCase()}" aria-label="${label}">${crosses.map(
    ({ x, y, isSmall }) =>
      html`<g transform="translate(${x} ${y})"><circle class="world-hit" r="12"></circle>${isSmall && html`<circle class="world-dotted" r="8.5"></circle>`}<path d="M-4.5 0h9M0-4.5v9"></path></g>`,
  )}</a>`;

const point = (layer: string, { x, y, label, href, name }: ShownPoint) => {
  const inside = html`<g transform="translate(${x} ${y})">${href !== null && html`<circle class="world-hit" r="12"></circle>`}<path d="${SIGNS[layer] ?? ""}"></path>${name !== null && html`<text x="7" y="3">${name}</text>`}</g>`;
  // Ports by the hundred would be in the way of the tab key: the list of places leads to them.
  return href === null
    ? html`<g class="world-point world-${layer}" role="img" aria-label="${label}">${inside}</g>`
    : html`<a href="${sitePath(href)}" tabindex="-1" class="world-point world-${layer}" aria-label="${label}">${inside}</a>`;
};

const SIGNS: Record<string, string> = {
  ports: "M-3-3h6v6h-6z",
  airports: "M0-4 3.5 3h-7z",
  passages: "M-2.5-4v8M2.5-4v8",
};

function mark({ x, y, r, href, label, risk, isVague, number, parts }: ShownMark, index: number): Markup {
  const told = attributes({ tabindex: index >= MOST_IN_TAB_ORDER && "-1" });
  const inside = number === "" ? single(risk) : group(r, number, parts);
  return html`<a href="${sitePath(href)}" class="world-mark world-${risk.toLowerCase()}${isVague ? " world-vague" : ""}" aria-label="${label}"${told}><g transform="translate(${x} ${y})"><circle class="world-hit" r="12"></circle>${inside}</g></a>`;
}

/** A dash by itself would not be seen. */
const single = (risk: RiskName): Markup =>
  html`${risk === "NA" && html`<circle class="world-disc world-blank" r="6.2"></circle>`}<g transform="translate(-6.5 -6.5)"><path class="world-shape" d="${SHAPES[risk]}"></path></g>`;

function group(r: number, number: string, parts: ShownMark["parts"]): Markup {
  // Each ring lies over the next and ends where its share does: one whole number instead of three with a point, for every number of a page costs.
  let share = 0;
  const rings = parts.map(({ risk, share: part }, n) => {
    share += part;
    const kind = `world-arc world-${risk.toLowerCase()}`;
    return n === parts.length - 1
      ? html`<circle class="${kind}" r="${r}"></circle>`
      : html`<circle class="${kind}" r="${r}" pathLength="100" stroke-dasharray="${Math.round(share)} 100"></circle>`;
  });
  const arcs = rings.reverse();
  const worst = parts[0]?.risk;
  const badge =
    (worst === "Critical" || worst === "High") &&
    html`<g transform="translate(4.5 -13) scale(.62)" class="world-${worst.toLowerCase()}"><path class="world-shape" d="${SHAPES[worst]}"></path></g>`;
  return html`<circle class="world-disc" r="${r}"></circle><g transform="rotate(-90)">${arcs}</g><text class="world-number" y="3.1">${number}</text>${badge}`;
}

/** Of 13 by 13 units: a dash without data, then ring, circle, square, triangle, octagon, as everywhere. */
const SHAPES: Record<RiskName, string> = {
  NA: "M2 5.5h9v2H2z",
  No: "M6.5 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zm0 1.9a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z",
  Low: "M6.5 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",
  Mid: "M2 2h9v9H2z",
  High: "M6.5 1.2 12.4 11.6H.6z",
  Critical: "M4 .5h5L12.5 4v5L9 12.5H4L.5 9V4z",
};
