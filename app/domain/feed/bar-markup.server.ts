import type { FeedStatus } from "~/backend/contract/alert-words";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import type { FeedView } from "./feed-view.server";
import { NEXT_STATUS } from "./next-status";
import type { Speech } from "./speech.server";

const STATUSES = ["in-review", "relevant", "archived", "new"] as const;

/**
 * What can be done with the alerts that are ticked, or with all that match: in the place of the list's tools, and as high, as soon as one
 * is ticked. The page cannot count ticks without a script; with one the words say how many. Where all are meant, no box can say otherwise.
 */
export function barMarkup(feed: FeedView, speech: Speech): Markup {
  const { matching, selectAllHref, listHref, view } = feed;
  const off = attributes({ disabled: matching?.isExact === false });
  const statuses = STATUSES.filter((status) => status !== view);
  const primary: FeedStatus = view === "all" ? "in-review" : NEXT_STATUS[view];
  const iconButton = (value: string, icon: string, words: string) =>
    html`<button class="icon-button icon-${icon}" name="change" value="${value}" title="${words}" aria-label="${words}"${off}></button>`;
  return html`<div class="bulk-bar" role="group" aria-label="${speech.feed("bulk.toolbar")}" data-bar="${matching ? "all" : ""}"><label class="tick bulk-page"><input type="checkbox" data-select="page" aria-label="${speech.feed("bulk.page")}"${attributes({ checked: matching !== null, disabled: matching !== null })}></label><span class="bulk-count" role="status" data-count="">${matching?.text ?? speech.feed("bulk.selected")}</span>${
    matching
      ? html`<input type="hidden" name="selection" value="all">`
      : selectAllHref &&
        html`<a class="bulk-link" href="${sitePath(selectAllHref)}" data-select="all">${speech.feed("bulk.selectAll")}</a>`
  }<button class="button button-primary" name="change" value="status:${primary}"${off}>${speech.feed(`verbs.${primary}`)}</button>${statuses
    .filter((status) => status !== primary && status === "archived")
    .map((status) =>
      iconButton(`status:${status}`, "archive", speech.feed(`verbs.${status}`)),
    )}${labelMenu(feed, speech, off)}${assignMenu(speech, off)}${snoozeMenu(feed, speech, off)}${moreMenu(
    feed,
    speech,
    off,
    statuses.filter((status) => status !== primary && status !== "archived"),
  )}<a class="icon-button icon-x" href="${sitePath(listHref)}" data-select="none" title="${speech.feed("bulk.selectNone")}" aria-label="${speech.feed("bulk.selectNone")}"></a></div>`;
}

type Off = ReturnType<typeof attributes>;

function labelMenu({ labels }: FeedView, speech: Speech, disabled: Off): Markup {
  const off = speech.feed("bulk.labelOff");
  const word = speech.feed("bulk.label");
  return html`<details class="pull-down" name="feed-menus" data-menu="labels"><summary class="icon-button icon-tag" title="${word}" aria-label="${word}"></summary><ul class="menu">${labels.map(
    ({ id, name }) =>
      html`<li><button name="change" value="label:${id}:on"${disabled}>${name}</button><button name="change" value="label:${id}:off" aria-label="${off} ${name}"${disabled}>${off}</button></li>`,
  )}<li><a href="${sitePath(paths.feedLabels())}">${speech.feed("labels.manage")}</a></li></ul></details>`;
}

const item = (disabled: Off, value: string, words: string): Markup =>
  html`<li><button name="change" value="${value}"${disabled}>${words}</button></li>`;

const menu = (name: string, icon: string, word: string, items: Markup): Markup =>
  html`<details class="pull-down" name="feed-menus" data-menu="${name}"><summary class="icon-button icon-${icon}" title="${word}" aria-label="${word}"></summary><ul class="menu">${items}</ul></details>`;

/** Another person is chosen on a page of its own: the list carries no names. */
function assignMenu(speech: Speech, off: Off): Markup {
  const items = (["me", "choose", "nobody"] as const).map((who) =>
    item(off, `assign:${who}`, speech.feed(`assign.${who === "choose" ? "other" : who}`)),
  );
  return menu("assign", "user-plus", speech.feed("assign.label"), html`${items}`);
}

function snoozeMenu({ snoozes }: FeedView, speech: Speech, off: Off): Markup {
  const days = snoozes.map(({ day, word }) => item(off, `snooze:${day}`, word));
  const items = html`${days}${item(off, "snooze:choose", speech.feed("snooze.other"))}${item(off, "snooze:off", speech.feed("snooze.end"))}`;
  return menu("snooze", "clock", speech.feed("snooze.label"), items);
}

/** What is decided about less often: the other statuses, whether it affects the company, silence, and an action about it. */
function moreMenu(
  { mayAct, matching }: FeedView,
  speech: Speech,
  disabled: Off,
  statuses: readonly FeedStatus[],
): Markup {
  const word = speech.feed("bulk.more");
  return html`<details class="pull-down pull-end" name="feed-menus"><summary class="icon-button icon-more" title="${word}" aria-label="${word}"></summary><ul class="menu">${statuses.map((status) => item(disabled, `status:${status}`, speech.feed(`verbs.${status}`)))}${
    mayAct && !matching && item(disabled, "action:start", speech.feed("bulk.start"))
  }${item(disabled, "relevancy:Relevant", speech.feed("detail.relevancy.Relevant"))}${item(disabled, "relevancy:Irrelevant", speech.feed("detail.relevancy.Irrelevant"))}${item(disabled, "mute:on", speech.feed("detail.mute"))}${item(disabled, "mute:off", speech.feed("detail.unmute"))}</ul></details>`;
}
