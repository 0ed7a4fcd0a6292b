import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { alertMarkup } from "./alert-markup.server";
import { barMarkup } from "./bar-markup.server";
import { emptyMarkup } from "./empty-markup.server";
import type { FeedView } from "./feed-view.server";
import type { Speech } from "./speech.server";

/** The alerts under their days, what can be done with those that are ticked, and the way to the next page. */
export function listMarkup(feed: FeedView, speech: Speech): Markup {
  if (feed.shown === 0) return emptyMarkup(feed, speech);
  return html`${feed.mayTriage && barMarkup(feed, speech)}${feed.days.map(
    ({ key, name, rows }) =>
      html`<section data-key="${key}" aria-label="${name}"><h2>${name}</h2><ul class="alerts">${rows.map((row) =>
        alertMarkup(row, feed, speech),
      )}</ul></section>`,
  )}${pager(feed, speech)}`;
}

function pager({ firstHref, nextHref }: FeedView, speech: Speech): Markup | null {
  if (!firstHref && !nextHref) return null;
  const link = (href: string, words: string, rel?: string) =>
    html`<a class="button button-plain" href="${sitePath(href)}" data-list=""${attributes({ rel })}>${words}${
      rel && html`<span aria-hidden="true" class="icon icon-chevron-down"></span>`
    }</a>`;
  return html`<nav class="pager" aria-label="${speech.feed("pager.label")}">${
    firstHref ? link(firstHref, speech.feed("pager.first")) : html`<span></span>`
  }${nextHref && link(nextHref, speech.feed("pager.next"), "next")}</nav>`;
}
