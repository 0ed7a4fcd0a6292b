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

/**
 * The targets under their columns; those that can be sorted by are links. The roles are said, since a narrow frame shows each row as a card
 * (styles/components/target-cards.css), and what is no table to look at is none to some screen readers.
 */
export function tableMarkup(view: TableView, speech: Speech): Markup {
  const { columns, mayFollow } = view;
  const caption = speech.text("table", { name: view.name });
  const selected = html`<th scope="col" role="columnheader"><span class="sr-only">${speech.text("bulk.selected")}</span></th>`;
  return html`<table class="table targets" role="table"><caption class="sr-only">${caption}</caption><thead role="rowgroup"><tr role="row">${mayFollow && selected}${heading("name", view, speech)}${columns.map(
    (column) => heading(column, view, speech),
  )}</tr></thead><tbody role="rowgroup">${view.rows.map((row) => target(row, view, speech))}</tbody></table>`;
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
  if (!sorts) return html`<th scope="col" role="columnheader">${words}</th>`;
  const { rising, falling } = sorts;
  const isRising = rising !== undefined && filter.sort === rising;
  const isFalling = filter.sort === falling;
  const sort = isRising || rising === undefined ? falling : rising;
  const sorted = isRising ? "ascending" : isFalling && "descending";
  const href = paths.collection(id, targetFilterSearch({ ...filter, sort }));
  return html`<th scope="col" role="columnheader"${attributes({ "aria-sort": sorted })}><a href="${sitePath(href)}" data-list="">${words}${sorted && ARROW}</a></th>`;
}

const ARROW = html`<span aria-hidden="true" class="icon icon-chevron-down"></span>`;

type Row = TableView["rows"][number];

function target(row: Row, { columns, mayFollow, matching }: TableView, speech: Speech): Markup {
  const box =
    mayFollow &&
    html`<td role="cell"><input type="checkbox" name="targetIds" value="${row.id}" aria-label="${speech.text("bulk.select", { name: row.name })}"${attributes({ checked: matching !== null, disabled: matching !== null })}></td>`;
  return html`<tr role="row" data-target="${row.id}">${box}<th scope="row" role="rowheader"><a href="${sitePath(row.href)}">${row.name}</a></th>${columns.map((column) => cell(row, column, speech))}</tr>`;
}

function cell(row: Row, column: Column, speech: Speech): Markup {
  const told = attributes({
    role: "cell",
    class: column === "risk" ? riskClass(row.risk) : LOOKS[column],
    "data-label": LABELLED.has(column) && speech.text(`columns.${column}`),
  });
  if (column === "trend") return html`<td${told}>${row.trend && trend(row.trend)}</td>`;
  if (column === "alerts") {
    const href = row.alertsHref;
    return html`<td${told}>${href ? html`<a href="${sitePath(href)}">${row.alerts}</a>` : row.alerts}</td>`;
  }
  if (column === "risk") return html`<td${told}>${row.riskWord}</td>`;
  return html`<td${told}>${column === "following" ? speech.text(row.following ? "yes" : "no") : row[column]}</td>`;
}

function trend({ path, words, change }: NonNullable<Movement["trend"]>): Markup {
  const { width, height } = SPARKLINE;
  return html`<svg role="img" aria-label="${words}" width="${width}" height="${height}"><path d="${path}"/></svg> ${change}`;
}

/** What is unclear without its heading: a card shows it before the value. */
const LABELLED: ReadonlySet<Column> = new Set<Column>([
  "trend",
  "alerts",
  "tier",
  "sanctions",
  "following",
  "followers",
  "collections",
  "size",
]);

const LOOKS: Partial<Record<Column, string>> = {
  trend: "trend",
  alerts: "figure",
  tier: "figure",
  followers: "figure",
  type: "unbroken",
  sanctions: "unbroken",
  collections: "wide",
  foreign: "wide",
};
