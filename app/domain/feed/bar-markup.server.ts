import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import type { FeedView } from "./feed-view.server";
import type { Speech } from "./speech.server";

const STATUSES = ["archived", "relevant", "in-review", "new"] as const;

/**
 * What can be done with the alerts that are ticked, or with all that match. It stays in sight while the list is long; on a narrow
 * screen it comes with the first tick, below the list, where it moves nothing.
 */
export function barMarkup(feed: FeedView, speech: Speech): Markup {
  const { matching, selectAllHref, listHref, view } = feed;
  const button = (value: string, words: string) =>
    html`<button class="button button-plain" name="change" value="${value}"${attributes({ disabled: matching?.isExact === false })}>${words}</button>`;
  return html`<div class="bulk-bar" data-bar="${matching ? "all" : ""}"><span>${matching?.text ?? speech.feed("bulk.selected")}</span>${
    matching && html`<input type="hidden" name="selection" value="all">`
  }${STATUSES.filter((status) => status !== view).map((status) =>
    button(`status:${status}`, speech.feed(`bulk.to.${status}`)),
  )}${labelMenu(feed, speech)}${
    feed.mayAct &&
    !matching &&
    html`<button class="button button-plain" name="change" value="action:start">${speech.feed("bulk.start")}</button>`
  }${
    matching
      ? html`<a class="bulk-link" href="${sitePath(listHref)}">${speech.feed("bulk.selectNone")}</a>`
      : selectAllHref &&
        html`<a class="bulk-link" href="${sitePath(selectAllHref)}">${speech.feed("bulk.selectAll")}</a>`
  }</div>`;
}

function labelMenu({ labels }: FeedView, speech: Speech): Markup {
  const off = speech.feed("bulk.labelOff");
  return html`<details class="pull-down" name="feed-menus" data-menu="labels"><summary class="button button-plain">${speech.feed("bulk.label")}</summary><ul class="menu">${labels.map(
    ({ id, name }) =>
      html`<li><button name="change" value="label:${id}:on">${name}</button><button name="change" value="label:${id}:off" aria-label="${off} ${name}">${off}</button></li>`,
  )}<li><a href="${sitePath(paths.feedLabels())}">${speech.feed("labels.manage")}</a></li></ul></details>`;
}
