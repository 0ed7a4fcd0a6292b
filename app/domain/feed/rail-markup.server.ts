import { type FeedView as FeedViewName, paths } from "~/paths";
import { sitePath } from "~/site-path";
import type { IconName } from "~/ui/icon";
import { icon } from "~/ui/islands/icon.server";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import type { FeedView } from "./feed-view.server";
import { labelSpot } from "./label-spot.server";
import type { Speech } from "./speech.server";

const ICONS: Record<FeedViewName, IconName> = {
  new: "inbox",
  "in-review": "eye",
  relevant: "star",
  archived: "archive",
  all: "layers",
};

/** Statuses and labels with their counts, saved views and rules: a rail beside the list; when narrow, the statuses as a switch above it. */
export function railMarkup(feed: FeedView, speech: Speech): Markup {
  const views = speech.feed("views.label");
  const saved = speech.feed("saved.label");
  const rules = speech.feed("rules.label");
  return html`<nav aria-label="${views}"><h2>${views}</h2><ul class="rail-views">${feed.views.map(
    ({ name, word, count, href, current }) =>
      html`<li><a href="${sitePath(href)}" data-list=""${page(current)}>${icon(ICONS[name])}${word}<span>${count}</span></a></li>`,
  )}</ul></nav><nav aria-label="${saved}"><h2>${saved}</h2><ul class="rail-labels">${feed.saved.map(
    ({ word, href, current }) =>
      html`<li><a href="${sitePath(href)}" data-list=""${page(current)}><span>${word}</span></a></li>`,
  )}</ul><a class="rail-manage" href="${sitePath(feed.saveHref)}">${speech.feed("saved.keep")}</a></nav>${(feed.labels.length > 0 || feed.mayTriage) && labels(feed, speech)}<nav aria-label="${rules}"><h2>${rules}</h2><ul class="rail-labels"><li><a href="${sitePath(paths.feedRules())}"><span>${speech.feed("rules.all")}</span></a></li><li><a href="${sitePath(feed.muted.href)}" data-list=""${page(feed.muted.current)}><span>${feed.muted.word}</span></a></li></ul></nav>`;
}

function labels({ labels, mayTriage }: FeedView, speech: Speech): Markup {
  const heading = speech.feed("labels.label");
  return html`<nav aria-label="${heading}"><h2>${heading}</h2><ul class="rail-labels">${labels.map(
    ({ name, backgroundColor, textColor, count, href, current }) =>
      html`<li><a href="${sitePath(href)}" data-list=""${page(current)}>${labelSpot({ backgroundColor, textColor })}<span>${name}</span><span>${count}</span></a></li>`,
  )}</ul>${mayTriage && html`<a class="rail-manage" href="${sitePath(paths.feedLabels())}">${speech.feed("labels.manage")}</a>`}</nav>`;
}

const page = (current: boolean) => attributes({ "aria-current": current && "page" });
