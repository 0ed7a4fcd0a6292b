import type { RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { marksMarkup, type ShownMark } from "./mark-markup.server";
import { HEIGHT, WIDTH } from "./scale";

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
  /** Areas whose country is disputed, hatched, with a name to hear. */
  disputed: readonly { path: string; label: string }[];
  events: readonly ShownEvent[];
  points: readonly { layer: string; points: readonly ShownPoint[] }[];
  marks: readonly ShownMark[];
}

/** The whole picture as markup: React draws nothing of it, so that it comes once and its script knows nothing of it. */
export function pictureMarkup({ label, describedBy, land, shades, disputed, events, points, marks }: Picture): Markup {
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="world" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="${label}" aria-describedby="${describedBy}"><defs><pattern id="map-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" class="world-hatch"></path></pattern>${disputed.length > 0 && DISPUTED_PATTERN}${shades.length > 0 && SHADE_PATTERNS}</defs><path class="world-land" d="${land}"></path>${shades.map(
    ({ step, path, label }) =>
      html`<path class="world-shade world-shade-${step}" role="img" aria-label="${label}" d="${path}"></path>`,
  )}${disputed.map(({ path, label }) => html`<path class="world-disputed" role="img" aria-label="${label}" d="${path}"></path>`)}${events.map(reach)}${points.map(({ layer, points }) => points.map((one) => point(layer, one)))}${marksMarkup(marks)}${events.map(crosses)}</svg>`;
}

/** Upright, so that it is none of the lines for events and for unknown. */
const DISPUTED_PATTERN = html`<pattern id="map-disputed" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M2 0V4" class="world-disputed-line"></path></pattern>`;

/** Steps are told by dots that grow, as in a print, beside their tint; too few by lines to one side, unknown by lines to the other. */
const SHADE_PATTERNS = html`${[0.5, 0.9, 1.3, 1.7, 2.1].map(
  (r, at) =>
    html`<pattern id="map-step-${at + 1}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" class="world-tint-${at + 1}"/><circle cx="3" cy="3" r="${r}" class="world-dot"/></pattern>`,
)}${[-45, 45].map(
  (angle, at) =>
    html`<pattern id="map-step-${at === 0 ? "few" : "unknown"}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V6" class="world-shade-hatch"/></pattern>`,
)}`;

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
  capitals: "M0-2.4 2.4 0 0 2.4-2.4 0z",
};
