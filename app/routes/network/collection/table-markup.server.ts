import { SPARKLINE } from "~/charts/sparkline";
import { riskClass } from "~/domain/score/risk-mark";
import { targetFilterSearch } from "~/domain/target/target-filter";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import type { Speech } from "../speech.server";
import type { Column } from "./columns";
import type { Movement } from "./movement";
import type { TableView } from "./view.server";

/** The targets under their columns; those that can be sorted by are links. */
export function tableMarkup(view: TableView, speech: Speech): Markup {
  const { columns, mayFollow } = view;
  const caption = speech.text("table", { name: view.name });
  const selected = html`<th scope="col"><span class="sr-only">${speech.text("bulk.selected")}</span></th>`;
  return html`<table class="table targets"><caption class="sr-only">${caption}</caption><thead><tr>${mayFollow && selected}${heading("name", view, speech)}${columns.map(
    (column) => heading(column, view, speech),
  )}</tr></thead><tbody>${view.rows.map((row) => target(row, view, speech))}</tbody></table>`;
}

type Sort = TableView["filter"]["sort"];

/** What the list can be sorted by; a place by its country. */
const SORTS: Partial<Record<Column | "name", { rising?: Sort; falling: Sort }>> = {
  name: { rising: "name", falling: "nameDescending" },
  type: { rising: "type", falling: "typeDescending" },
  place: { rising: "country", falling: "countryDescending" },
  tier: { rising: "tier", falling: "tierDescending" },
  risk: { falling: "riskiest" },
};

/** A column that sorts does so rising first where that can be; the arrow says how it is sorted now. */
function heading(column: Column | "name", { id, filter }: TableView, speech: Speech): Markup {
  const words = speech.text(`columns.${column}`);
  const sorts = SORTS[column];
  if (!sorts) return html`<th scope="col">${words}</th>`;
  const { rising, falling } = sorts;
  const isRising = rising !== undefined && filter.sort === rising;
  const isFalling = filter.sort === falling;
  const sort = isRising || rising === undefined ? falling : rising;
  const sorted = isRising ? "ascending" : isFalling && "descending";
  const href = paths.collection(id, targetFilterSearch({ ...filter, sort }));
  return html`<th scope="col"${attributes({ "aria-sort": sorted })}><a href="${sitePath(href)}" data-list="">${words}${sorted && ARROW}</a></th>`;
}

const ARROW = html`<span aria-hidden="true" class="icon icon-chevron-down"></span>`;

type Row = TableView["rows"][number];

function target(row: Row, { columns, mayFollow, matching }: TableView, speech: Speech): Markup {
  const box =
    mayFollow &&
    html`<td><input type="checkbox" name="targetIds" value="${row.id}" aria-label="${speech.text("bulk.select", { name: row.name })}"${attributes({ checked: matching !== null })}></td>`;
  return html`<tr data-target="${row.id}">${box}<th scope="row"><a href="${sitePath(row.href)}">${row.name}</a></th>${columns.map((column) => cell(row, column, speech))}</tr>`;
}

function cell(row: Row, column: Column, speech: Speech): Markup {
  if (column === "risk") return html`<td class="${riskClass(row.risk)}">${row.riskWord}</td>`;
  if (column === "trend") return trend(row.trend);
  if (column === "alerts") {
    const href = row.alertsHref;
    return html`<td class="figure">${href ? html`<a href="${sitePath(href)}">${row.alerts}</a>` : row.alerts}</td>`;
  }
  const text = column === "following" ? speech.text(row.following ? "yes" : "no") : row[column];
  const look = LOOKS[column];
  return look ? html`<td class="${look}">${text}</td>` : html`<td>${text}</td>`;
}

function trend(told: Movement["trend"]): Markup {
  if (told === null) return html`<td></td>`;
  const { width, height } = SPARKLINE;
  return html`<td class="trend"><svg role="img" aria-label="${told.words}" width="${width}" height="${height}"><path d="${told.path}"/></svg> ${told.change}</td>`;
}

const LOOKS: Partial<Record<Column, string>> = {
  tier: "figure",
  followers: "figure",
  type: "unbroken",
  sanctions: "unbroken",
  collections: "wide",
  foreign: "wide",
};
