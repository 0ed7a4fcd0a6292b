import { sitePath } from "~/site-path";
import { html, type Markup } from "~/ui/islands/markup.server";
import type { FeedView } from "./feed-view.server";
import type { Speech } from "./speech.server";

/** What to do when there is nothing to see: the filter may be too narrow, or there is nothing yet. */
export function emptyMarkup({ clearHref, emptyHref }: FeedView, speech: Speech): Markup {
  const reason = clearHref ? "filtered" : "empty";
  const href = clearHref ?? emptyHref;
  return html`<div class="flex flex-col items-center rounded-card bg-card px-6 py-16 text-center shadow-card"><span class="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent"><span aria-hidden="true" class="icon icon-inbox icon-thin size-6"></span></span><h2 class="font-semibold text-m">${speech.feed(`nothing.${reason}.heading`)}</h2><p class="mt-1 max-w-sm text-pretty text-ink-2">${speech.feed(`nothing.${reason}.text`)}</p>${
    href &&
    html`<a href="${sitePath(href)}" class="mt-4 font-medium text-accent-strong underline underline-offset-2">${speech.feed(`nothing.${reason}.link`)}</a>`
  }</div>`;
}
