import { sitePath } from "~/site-path";
import { attributes, html, type Markup } from "~/ui/islands/markup.server";
import { riskMark } from "../score/risk-mark.server";
import type { FeedView } from "./feed-view.server";
import { labelSpot } from "./label-spot.server";
import type { Row } from "./rows.server";
import type { Speech } from "./speech.server";

/** One alert: how grave, what, whom it touches and why, who says so. Its buttons belong to the list's one form. */
export function alertMarkup(row: Row, { openId, matching, mayTriage }: FeedView, speech: Speech): Markup {
  const { id, title, href, language, summary, at, time } = row;
  const lang = attributes({ lang: language });
  return html`<li class="alert" data-alert="${id}"${attributes({ "aria-current": id === openId && "true" })}>${
    mayTriage &&
    html`<label class="tick"><input type="checkbox" name="alertIds" value="${id}" aria-label="${speech.feed("row.select", { title })}"${attributes({ checked: matching !== null })}></label>`
  }${riskMark(row.priority, row.priorityWord)}<h3${lang}><a href="${sitePath(href)}">${title}</a></h3><p class="summary"${lang}>${summary}</p>${targets(row)}${facts(row)}<time datetime="${at}">${time}</time>${mayTriage && buttons(row, speech)}</li>`;
}

/** Where more of them are told of, these words stay when the reason is cut; otherwise it needs no element of its own. */
function targets({ targets, moreTargets }: Row): Markup | null {
  if (targets.length === 0) return null;
  const last = moreTargets ? targets.length - 1 : -1;
  return html`<ul>${targets.map(({ name, href, why }, at) =>
    at === last
      ? html`<li class="cut"><a href="${sitePath(href)}">${name}</a> <span>${why}</span><span>${moreTargets}</span></li>`
      : html`<li><a href="${sitePath(href)}">${name}</a> ${why}</li>`,
  )}</ul>`;
}

function facts({ type, source, marks, labels }: Row): Markup {
  return html`<p class="facts">${type}${source && html`<span>${source}</span>`}${marks.map(
    (mark) => html`<span class="mark">${mark}</span>`,
  )}${labels.map((label) => html`<span class="label-chip">${labelSpot(label)}<span>${label.name}</span></span>`)}</p>`;
}

const BUTTONS = [
  ["archived", "archive"],
  ["relevant", "star"],
  ["in-review", "eye"],
] as const;

/** Those of the statuses that it does not have. */
function buttons({ id, title, status }: Row, speech: Speech): Markup[] {
  return BUTTONS.filter(([to]) => to !== status).map(
    ([to, icon]) =>
      html`<button class="icon-button icon-${icon}" name="change" value="status:${to}@${id}" aria-label="${speech.feed(`row.to.${to}`, { title })}"></button>`,
  );
}
