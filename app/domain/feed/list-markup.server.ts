import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { alertMarkup } from "./alert-markup.server";
import { barMarkup } from "./bar-markup.server";
import { emptyMarkup } from "./empty-markup.server";
import type { FeedView } from "./feed-view.server";
import type { Speech } from "./speech.server";

/** What can be done with the alerts that are ticked, the alerts, under their days where these are their order, and the way to the next page. */
export function listMarkup(feed: FeedView, speech: Speech): Markup {
  if (feed.shown === 0) return emptyMarkup(feed, speech);
  return html`${feed.mayTriage && barMarkup(feed, speech)}<div class="feed-scroll" data-scroll="list">${feed.days.map(
    ({ key, name, rows }) =>
      html`<section data-key="${key}" aria-label="${name ?? speech.feed("list.label")}"><h2${attributes({ class: name === null && "sr-only" })}>${name ?? speech.feed("list.label")}</h2><ul class="alerts">${rows.map(
        (row) => alertMarkup(row, feed, speech),
      )}</ul></section>`,
  )}</div>${pager(feed, speech)}`;
}

function pager({ firstHref, nextHref, span }: FeedView, speech: Speech): Markup | null {
  if (!firstHref && !nextHref) return null;
  const link = (href: string, words: string, rel?: string) =>
    html`<a href="${sitePath(href)}" data-list=""${attributes({ rel })}>${words}</a>`;
  return html`<nav class="pager" aria-label="${speech.feed("pager.label")}"><span>${span}</span>${
    firstHref && link(firstHref, speech.feed("pager.first"))
  }${nextHref && link(nextHref, speech.feed("pager.next"), "next")}</nav>`;
}
