import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { riskMark } from "../score/risk-mark.server";
import type { Choice, Facet } from "./facets.server";
import type { Speech } from "./speech.server";

/** The values of a facet with how many alerts have each; a priority has its shape, everything else its word. */
export function facetMarkup({ name, heading, choices, recent }: Facet, speech: Speech): Markup {
  if (choices.length === 0) return html`<p class="facet-note">${speech.feed("facets.none")}</p>`;
  return html`<fieldset aria-label="${heading}">${choices.map((one) => choice(name, one))}</fieldset>${
    recent.length > 0 &&
    html`<p class="facet-note">${speech.feed("facets.recent")}${recent.map(({ text, href }) => html` <a href="${sitePath(href)}" data-list="">${text}</a>`)}</p>`
  }`;
}

function choice(name: Facet["name"], { value, word, count, checked }: Choice): Markup {
  const priority = name === "priorities" ? PRIORITY_NAMES.find((known) => known === value) : undefined;
  return html`<label data-key="${value}"><input type="checkbox" name="${name}" value="${value}"${attributes({ checked })}>${
    priority ? riskMark(priority, word) : word
  }${count !== null && html` <span class="count">${count}</span>`}</label>`;
}
