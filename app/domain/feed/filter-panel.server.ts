import { FEED_TIERS, PRIORITY_NAMES, RELEVANCIES, SNOOZED } from "~/backend/contract/alert-words";
import { sitePath } from "~/site-path";
import { days } from "~/time/duration";
import { html, type Markup } from "~/ui/islands/markup.server";
import type { FeedFilter } from "../feed-filter/feed-filter";
import { riskMark } from "../score/risk-mark.server";
import { actionsPart } from "./filter-actions.server";
import type { FilterAnswer } from "./filter-answer";
import { any, boxes, type Choice, figure, hidden, type Part, part, radios, range } from "./filter-controls.server";
import { hrefOf } from "./rail.server";
import type { Speech } from "./speech.server";

/** What is counted for the filter. */
export const FACETS = [
  "priorities",
  "impactLevels",
  "infotagGroups",
  "countries",
  "targetCTypes",
  "alertStatus",
  "haveActions",
  "alertLabelId",
  "collectionIds",
  "actionsMetaStatuses",
  "assignedTo",
  "snoozed",
  "muted",
] as const;

/** All that the feed can be filtered by: an index of anchors, which a script searches, and one part after the other. */
export function filterPanel(filter: FeedFilter, answer: FilterAnswer, speech: Speech): Markup {
  const parts = partsOf(filter, answer, speech);
  return html`<nav class="filter-index" aria-label="${speech.feed("filter.index")}"><input type="search" class="filter-find" data-find="" placeholder="${speech.feed("filter.find")}" aria-label="${speech.feed("filter.find")}"><ul>${parts.map(
    ({ id, heading, chosen }) =>
      html`<li data-part="${id}"><a href="${`#filter-${id}`}" target="_self">${heading}${chosen > 0 && html` <b class="feed-filter-count">${chosen}</b>`}</a></li>`,
  )}</ul></nav><div class="filter-parts">${parts.map(
    ({ id, heading, body }) =>
      html`<fieldset id="filter-${id}" data-part="${id}"><legend>${heading}</legend>${body}</fieldset>`,
  )}</div>`;
}

function partsOf(filter: FeedFilter, answer: FilterAnswer, speech: Speech): Part[] {
  const { counts, labels, collections } = answer;
  const facet = (
    name: "impactLevels" | "infotagGroups" | "countries" | "targetCTypes",
    word: (id: string) => string,
  ) => {
    const chosen: readonly string[] = filter[name];
    return part(name, speech.feed(`facets.${name}`), chosen.length, [
      boxes(
        name,
        valuesOf(counts[name], chosen).map((value) => ({
          value,
          word: word(value),
          count: counts[name][value] ?? (counts[name][value] === null ? null : 0),
          checked: chosen.includes(value),
        })),
        speech,
      ),
    ]);
  };
  const visible = labels.filter(({ visible, id }) => visible || id === filter.alertLabelId);
  return [
    part("priorities", speech.feed("facets.priorities"), filter.priorities.length, [
      boxes(
        "priorities",
        [...PRIORITY_NAMES].reverse().map((name) => ({
          value: name,
          word: riskMark(name, speech.word("priorities", name)),
          count: counts.priorities[name] === null ? null : (counts.priorities[name] ?? 0),
          checked: filter.priorities.includes(name),
        })),
        speech,
      ),
      recent(filter, answer, speech),
    ]),
    part("date", speech.feed("filter.date"), filter.dateRange ? 1 : 0, [
      range("dateRange", filter.dateRange, speech),
      presets(filter, speech),
    ]),
    part("tier", speech.feed("tiers.label"), 0, [
      radios(
        "tier",
        FEED_TIERS.map((tier) => ({
          value: tier,
          word: speech.feed(`tiers.${tier}`),
          count: undefined,
          checked: tier === filter.tier,
        })),
        speech,
      ),
    ]),
    ...(collections.length > 0
      ? [
          part("collections", speech.feed("filter.collection"), filter.collectionIds.length, [
            boxes(
              "collectionIds",
              collections.map(({ id, name }) => ({
                value: String(id),
                word: name,
                count: figure(counts.collectionIds, String(id)),
                checked: filter.collectionIds.includes(id),
              })),
              speech,
            ),
            hidden(
              "collectionIds",
              filter.collectionIds.filter((id) => !collections.some((one) => one.id === id)),
            ),
          ]),
        ]
      : []),
    part("assessment", speech.feed("detail.assessment"), filter.alertStatus.length, [
      boxes(
        "alertStatus",
        RELEVANCIES.map((value) => ({
          value,
          word: speech.word("relevancies", value),
          count: figure(counts.alertStatus, value),
          checked: filter.alertStatus.includes(value),
        })),
        speech,
      ),
    ]),
    part("assignedTo", speech.feed("filter.assignedTo"), filter.assignedTo ? 1 : 0, [
      radios("assignedTo", assignees(filter, answer, speech), speech),
    ]),
    part("snoozed", speech.feed("filter.snoozed"), filter.snoozed ? 1 : 0, [
      radios(
        "snoozed",
        [
          { value: "", word: speech.feed("filter.snoozedHidden"), count: undefined, checked: filter.snoozed === null },
          ...SNOOZED.map((value) => ({
            value,
            word: speech.feed(value === "only" ? "filter.snoozedOnly" : "filter.snoozedInclude"),
            count: figure(counts.snoozed, value),
            checked: filter.snoozed === value,
          })),
        ],
        speech,
      ),
    ]),
    part("muted", speech.feed("filter.muted"), filter.muted ? 1 : 0, [
      radios(
        "muted",
        [
          any(filter.muted === null, speech),
          {
            value: "only",
            word: speech.feed("filter.mutedOnly"),
            count: figure(counts.muted, "only"),
            checked: filter.muted === "only",
          },
        ],
        speech,
      ),
    ]),
    actionsPart(filter, answer, speech),
    facet("impactLevels", (id) => speech.word("impactLevels", id)),
    facet("infotagGroups", (id) => speech.word("eventGroups", id)),
    ...(visible.length > 0
      ? [
          part("labels", speech.feed("labels.label"), filter.alertLabelId ? 1 : 0, [
            radios(
              "alertLabelId",
              [
                any(filter.alertLabelId === null, speech),
                ...visible.map(({ id, name }) => ({
                  value: String(id),
                  word: name,
                  count: figure(counts.alertLabelId, String(id)),
                  checked: filter.alertLabelId === id,
                })),
              ],
              speech,
            ),
          ]),
        ]
      : []),
    ...topicsPart(filter, answer, speech),
    facet("countries", speech.country),
    facet("targetCTypes", (id) => speech.word("ctypes", id)),
  ];
}

/** The topics by name; one that was removed stays chosen. */
function topicsPart({ topicId }: FeedFilter, { topics }: FilterAnswer, speech: Speech): Part[] {
  const isGone = topicId !== null && !topics.some(({ id }) => id === topicId);
  const all = isGone ? [...topics, { id: topicId, name: String(topicId) }] : topics;
  if (all.length === 0) return [];
  const choices = all.map(({ id, name }) => ({
    ...{ value: String(id), word: name, count: undefined },
    checked: topicId === id,
  }));
  const body = [radios("topicId", [any(topicId === null, speech), ...choices], speech)];
  return [part("topics", speech.feed("filter.topic"), topicId ? 1 : 0, body)];
}

/** The most frequent first; a chosen one is there, too, when there is none of it. */
function valuesOf(counts: Record<string, number | null>, chosen: readonly string[]): string[] {
  const there = Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .sort(([a, m], [b, n]) => Number(n) - Number(m) || (a < b ? -1 : 1))
    .map(([value]) => value);
  return [...new Set([...there, ...chosen])];
}

/** Me, nobody, and those who have some; where there are too many alerts to count, everybody. */
function assignees({ assignedTo }: FeedFilter, { counts, people, meId }: FilterAnswer, speech: Speech): Choice[] {
  const isCounted = Object.keys(counts.assignedTo).length > 0;
  const choice = (value: string | number, word: string): Choice => ({
    value: String(value),
    word,
    count: figure(counts.assignedTo, String(value)),
    checked: assignedTo === value,
  });
  const named = people
    .filter(({ id }) => assignedTo === id || (id !== meId && (!isCounted || counts.assignedTo[id])))
    .map(({ id, name }) => choice(id, name));
  const unknown = typeof assignedTo === "number" && !people.some(({ id }) => id === assignedTo);
  return [
    any(assignedTo === null, speech),
    choice("me", speech.feed("filter.me")),
    choice("nobody", speech.feed("filter.nobody")),
    ...named,
    ...(unknown ? [choice(assignedTo, speech.feed("chips.assignedToUser", { id: assignedTo }))] : []),
  ];
}

const dayBefore = (count: number): string => new Date(Date.now() - days(count)).toISOString().slice(0, 10);

function presets(filter: FeedFilter, speech: Speech): Markup {
  return html`<p class="facet-note">${([7, 30] as const).map(
    (count) =>
      html`<a href="${sitePath(hrefOf({ ...filter, dateRange: { from: dayBefore(count - 1), to: null } }))}" data-list="">${speech.feed(`filter.last.${count}`)}</a> `,
  )}</p>`;
}

/** Days of UTC, today among them, as they are counted. */
const RECENT_DAYS = 7;

/** The gravest of the last 7 days, each a link to them (specification §9). */
function recent(filter: FeedFilter, { recent: counts }: FilterAnswer, speech: Speech): Markup | null {
  if (!counts) return null;
  const names = [...PRIORITY_NAMES].reverse().filter((name) => counts[name] > 0);
  if (names.length === 0) return null;
  const dateRange = { from: dayBefore(RECENT_DAYS - 1), to: null };
  return html`<p class="facet-note" data-recent="">${speech.feed("facets.recent")}${names.map(
    (name) =>
      html` <a href="${sitePath(hrefOf({ ...filter, priorities: [name], dateRange }))}" data-list="">${speech.word("priorities", name)} ${speech.number(counts[name])}</a>`,
  )}</p>`;
}
