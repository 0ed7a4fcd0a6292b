import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { riskMark } from "../score/risk-mark.server";
import type { FeedView } from "./feed-view.server";
import { labelSpot } from "./label-spot.server";
import type { Row } from "./rows.server";
import type { Speech } from "./speech.server";

/** One alert in two lines: how grave and when; what, whom it touches and why. Its buttons belong to the list's one form. */
export function alertMarkup(row: Row, { openId, matching, mayTriage }: FeedView, speech: Speech): Markup {
  const { id, title, href, language, at, time, status } = row;
  const lang = attributes({ lang: language });
  return html`<li class="alert" data-alert="${id}" data-status="${status}"${attributes({ "aria-current": id === openId && "true" })}>${
    mayTriage &&
    html`<label class="tick"><input type="checkbox" name="alertIds" value="${id}" aria-label="${speech.feed("row.select", { title })}"${attributes({ checked: matching !== null, disabled: matching !== null })}></label>`
  }${riskMark(row.priority, row.priorityWord)}<h3${lang}><a href="${sitePath(href)}">${title}</a></h3>${meta(row)}<time datetime="${at}">${time}</time>${mayTriage && buttons(row, speech)}</li>`;
}

function meta({ target, topic, moreTargets, type, mark, label, moreLabels, assignee }: Row): Markup {
  return html`<p class="meta">${
    target &&
    html`<a href="${sitePath(target.href)}">${target.name}</a>${
      moreTargets &&
      html` <span class="more" title="${moreTargets.words}"><span class="sr-only">${moreTargets.words}</span><span aria-hidden="true">${moreTargets.sign}</span></span>`
    } <span class="why">${target.why}</span>`
  }${topic && html`<span class="why">${topic}</span>`} <span class="kind">${type}</span>${mark && html` <span class="mark">${mark}</span>`}${
    label &&
    html` <span class="label-chip">${labelSpot(label)}<span>${label.name}</span>${moreLabels && ` ${moreLabels}`}</span>`
  }${
    assignee &&
    html` <span class="initials" title="${assignee.words}"><span class="sr-only">${assignee.words}</span><span aria-hidden="true">${assignee.initials}</span></span>`
  }</p>`;
}

const BUTTONS = [
  ["archived", "archive"],
  ["relevant", "star"],
  ["in-review", "eye"],
] as const;

/** Its labels, which a script opens in the bar; then those of the statuses that it does not have. */
function buttons({ id, title, status }: Row, speech: Speech): Markup[] {
  const button = (value: string, icon: string, to: "label" | (typeof BUTTONS)[number][0]) =>
    html`<button class="icon-button icon-${icon}" name="change" value="${value}@${id}" aria-label="${speech.feed(`row.to.${to}`, { title })}"></button>`;
  const statuses = BUTTONS.filter(([to]) => to !== status);
  return [button("label:choose", "tag", "label"), ...statuses.map(([to, icon]) => button(`status:${to}`, icon, to))];
}
