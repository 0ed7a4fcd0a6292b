import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { alertMarkup } from "./alert-markup.server";
import { barMarkup } from "./bar-markup.server";
import { emptyMarkup } from "./empty-markup.server";
import type { FeedView } from "./feed-view.server";
import type { Day } from "./rows.server";
import type { Speech } from "./speech.server";

/** What can be done with the alerts that are ticked, the alerts, under their days where these are their order, and the way to the next page. */
export function listMarkup(feed: FeedView, speech: Speech): Markup {
  if (feed.shown === 0) return emptyMarkup(feed, speech);
  return html`${feed.mayTriage && barMarkup(feed, speech)}<div class="feed-scroll" data-scroll="list">${feed.days.map((day) => dayMarkup(day, feed, speech))}</div>${foot(feed, speech)}`;
}

/** The count stands in the heading alone, the one place that changes when an alert leaves. */
function dayMarkup({ key, name, count, rows }: Day, feed: FeedView, speech: Speech): Markup {
  const words = name ?? speech.feed("list.label");
  return html`<section data-key="${key}" aria-label="${words}"><h2${attributes({ class: name === null && "sr-only" })}>${words}${
    count && html` <span data-day-count="">${count}</span>`
  }</h2><ul class="alerts">${rows.map((row) => alertMarkup(row, feed, speech))}</ul></section>`;
}

/** Which alerts these are, the way to the next, and what the keys do with them. */
function foot(feed: FeedView, speech: Speech): Markup {
  const { firstHref, nextHref, span } = feed;
  const link = (href: string, words: string, rel?: string) =>
    html`<a href="${sitePath(href)}" data-list=""${attributes({ rel })}>${words}</a>`;
  const links =
    (firstHref || nextHref) &&
    html`<nav aria-label="${speech.feed("pager.label")}">${firstHref && link(firstHref, speech.feed("pager.first"))}${nextHref && link(nextHref, speech.feed("pager.next"), "next")}</nav>`;
  return html`<div class="pager"><span>${span}</span>${links}${keys(feed, speech)}</div>`;
}

/** For the eyes: the list of all keys is a page. */
function keys({ mayTriage }: FeedView, speech: Speech): Markup {
  const move = html`<kbd>j</kbd> <kbd>k</kbd> ${speech.feed("keys.move")}`;
  const decide = html`\u2003<kbd>x</kbd> ${speech.feed("keys.select")}\u2003<kbd>e</kbd> ${speech.feed("verbs.archived")}`;
  return html`<p class="list-keys" aria-hidden="true">${move}${mayTriage && decide}</p>`;
}
