import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { RING_STEPS } from "./ring";

/** A mark in words, with where it leads. */
export interface ShownMark {
  x: number;
  y: number;
  /** Of a group's ring; 0 for a single target. */
  r: number;
  href: string;
  label: string;
  risk: RiskName;
  /** Only a town, a region or the country is known of all of it. */
  isVague: boolean;
  /** "12", "1.2k"; empty for a single target. */
  number: string;
  /** Tenths of the ring, from the riskiest; empty for a single target. */
  parts: readonly { risk: RiskName; steps: number }[];
}

/** So many marks are reached by the tab key, the riskiest; the list has all of them. */
const MOST_IN_TAB_ORDER = 200;

/**
 * The marks, in their order, which is by risk. A page has hundreds of them, so what they share is drawn once and used: a mark itself is a link with a
 * place, a name, a number, and one short element for each risk of its ring.
 */
export function marksMarkup(marks: readonly ShownMark[]): Markup {
  const pieces = new Pieces();
  const drawn = marks.map((mark, index) => ({ risk: mark.risk, markup: link(mark, index, pieces) }));
  return html`<defs>${pieces.drawn()}</defs>${RISK_NAMES.toReversed().map((risk) => {
    const those = drawn.filter((one) => one.risk === risk).map(({ markup }) => markup);
    return those.length > 0 && html`<g class="world-marks world-${risk.toLowerCase()}">${those}</g>`;
  })}`;
}

function link({ x, y, r, href, label, risk, isVague, number, parts }: ShownMark, index: number, pieces: Pieces) {
  const inside =
    number === ""
      ? html`<use href="${sitePath(pieces.single(risk, isVague))}"/>`
      : html`${ringOf(parts, r, isVague, pieces)}<text y="3">${number}</text>${(risk === "Critical" || risk === "High") && html`<use href="${sitePath(pieces.badge(risk))}"/>`}`;
  return html`<a aria-label="${label}" transform="translate(${x} ${y})" href="${sitePath(href)}"${attributes({ tabindex: index >= MOST_IN_TAB_ORDER && "-1" })}>${inside}</a>`;
}

/** Each arc begins at the top and lies over the next, which goes on where its share ends: the last is the whole ring with the disc in it. */
function ringOf(parts: ShownMark["parts"], r: number, isVague: boolean, pieces: Pieces): Markup[] {
  let reached = 0;
  return parts
    .map(({ risk, steps }) => {
      reached += steps;
      return html`<use href="${sitePath(reached >= RING_STEPS ? pieces.disc(risk, r, isVague) : pieces.arc(risk, r, reached))}"/>`;
    })
    .reverse();
}

/** What marks share, each under a short name that nothing else on a page has; only what is used is drawn. */
class Pieces {
  readonly #drawn = new Map<string, Markup>();

  drawn = (): Markup[] => [...this.#drawn.values()];

  disc(risk: RiskName, r: number, isVague: boolean): string {
    return this.#once(`${SHORT[risk]}${r}${isVague ? "_v" : "_"}`, (id) => {
      const vague = isVague ? " world-vague" : "";
      return html`<g id="${id}" class="world-piece${vague}"><circle class="world-hit" r="12"/><circle class="world-disc" r="${r}"/><circle class="world-arc world-${risk.toLowerCase()}" r="${r}"/></g>`;
    });
  }

  arc(risk: RiskName, r: number, steps: number): string {
    return this.#once(
      `${SHORT[risk]}${r}_${steps}`,
      (id) =>
        html`<circle id="${id}" class="world-arc world-${risk.toLowerCase()}" r="${r}" pathLength="${RING_STEPS}" stroke-dasharray="${steps} ${RING_STEPS}" transform="rotate(-90)"/>`,
    );
  }

  badge(risk: RiskName): string {
    return this.#once(
      `${SHORT[risk]}_b`,
      (id) =>
        html`<path id="${id}" class="world-shape world-${risk.toLowerCase()}" transform="translate(4.5 -13) scale(.62)" d="${SHAPES[risk]}"/>`,
    );
  }

  /** A dash by itself would not be seen, so it stands in a circle. */
  single(risk: RiskName, isVague: boolean): string {
    return this.#once(`${SHORT[risk]}_${isVague ? "v" : "s"}`, (id) => {
      const vague = isVague ? " world-vague" : "";
      return html`<g id="${id}" class="world-piece${vague}"><circle class="world-hit" r="12"/>${risk === "NA" && html`<circle class="world-disc world-blank" r="6.2"/>`}<path class="world-shape" transform="translate(-6.5 -6.5)" d="${SHAPES[risk]}"/></g>`;
    });
  }

  #once(id: string, draw: (id: string) => Markup): string {
    if (!this.#drawn.has(id)) this.#drawn.set(id, draw(id));
    return `#${id}`;
  }
}

const SHORT: Record<RiskName, string> = { NA: "u", No: "n", Low: "l", Mid: "m", High: "h", Critical: "c" };

/** Of 13 by 13 units: a dash without data, then ring, circle, square, triangle, octagon, as everywhere. */
const SHAPES: Record<RiskName, string> = {
  NA: "M2 5.5h9v2H2z",
  No: "M6.5 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zm0 1.9a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z",
  Low: "M6.5 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",
  Mid: "M2 2h9v9H2z",
  High: "M6.5 1.2 12.4 11.6H.6z",
  Critical: "M4 .5h5L12.5 4v5L9 12.5H4L.5 9V4z",
};
