import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { riskMark } from "~/domain/score/risk-mark.server";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import type { FeedView } from "./feed-view.server";
import type { Choice, Facet } from "./rail.server";

/** The values of each facet with how many alerts have each; a priority has its shape, everything else its word. */
export function facetsMarkup({ facets }: Pick<FeedView, "facets">): Markup {
  return html`${facets.map(
    ({ name, heading, choices }) =>
      html`<fieldset class="facet" data-key="${name}"><legend>${heading}</legend>${choices.map((one) => choice(name, one))}</fieldset>`,
  )}`;
}

function choice(name: Facet["name"], { value, word, count, checked }: Choice): Markup {
  const priority = name === "priorities" ? PRIORITY_NAMES.find((known) => known === value) : undefined;
  return html`<label data-key="${value}"><input type="checkbox" name="${name}" value="${value}"${attributes({ checked })}>${
    priority ? riskMark(priority, word) : word
  } <span class="count">${count}</span></label>`;
}
