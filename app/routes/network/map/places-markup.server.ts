import { riskClass } from "~/domain/score/risk-mark";
import type { Speech } from "~/i18n/speech.server";
import { sitePath } from "~/site-path";
import { html, type Markup } from "~/ui/islands/markup.server";
import type { PlaceRow } from "./panel.server";

const COLUMNS = ["risk", "name", "class", "country", "precision", "event", "distance"] as const;

/** The same places as in the picture, for whoever sees none. */
export function placesMarkup(rows: readonly PlaceRow[], speech: Speech): Markup {
  return html`<table class="table"><caption class="sr-only">${speech.say("map:places.heading")}</caption><thead><tr>${COLUMNS.map(
    (column) => html`<th scope="col">${speech.say(`map:columns.${column}`)}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) =>
      html`<tr><td><span class="${riskClass(row.risk)}">${row.riskWord}</span></td><th scope="row"><a href="${sitePath(row.href)}">${row.name}</a></th><td class="min-w-20">${row.type}</td><td class="min-w-24">${row.country}</td><td>${row.precision}</td><td>${row.eventHref ? html`<a href="${sitePath(row.eventHref)}">${row.event}</a>` : ""}</td><td class="whitespace-nowrap text-right tabular-nums">${row.distance}</td></tr>`,
  )}</tbody></table>`;
}
