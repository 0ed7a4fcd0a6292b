import { cleared, isDefault, without } from "../feed-filter/changes";
import type { DateRange, FeedFilter } from "../feed-filter/feed-filter";
import type { FeedAnswer } from "./feed-answer";
import { hrefOf } from "./rail.server";
import type { Speech } from "./speech.server";

export interface Chip {
  key: string;
  text: string;
  /** The feed without it. */
  href: string;
}

/** One chip for each value that leaves something out, and the way back to all. */
export function chipsOf(
  filter: FeedFilter,
  {
    labels,
    collections = [],
    assignee = null,
    topics = [],
  }: Pick<FeedAnswer, "labels"> & Partial<Pick<FeedAnswer, "collections" | "assignee" | "topics">>,
  speech: Speech,
): { chips: Chip[]; clearHref: string | null } {
  const chip = (key: string, text: string, rest: FeedFilter): Chip => ({ key, text, href: hrefOf(rest) });
  const labelName = labels.find(({ id }) => id === filter.alertLabelId)?.name ?? String(filter.alertLabelId);
  const topicName = topics.find(({ id }) => id === filter.topicId)?.name;
  const values = (
    key: "priorities" | "infotagGroups" | "impactLevels" | "countries" | "targetCTypes" | "alertStatus",
    word: (id: string) => string,
  ) => filter[key].map((value) => chip(`${key}:${value}`, word(value), without(filter, key, value)));
  const numbered = (key: "collectionIds" | "targetIds") =>
    filter[key].map((id) => {
      const name = key === "collectionIds" && collections.find((one) => one.id === id)?.name;
      const words = name ? speech.feed("chips.collection", { name }) : speech.feed(`chips.${key}`, { id });
      return chip(`${key}:${id}`, words, without(filter, key, id));
    });
  const chips = [
    ...(filter.q ? [chip("q", speech.feed("chips.q", { text: filter.q }), without(filter, "q"))] : []),
    ...(filter.alertLabelId
      ? [chip("label", speech.feed("chips.withLabel", { name: labelName }), without(filter, "alertLabelId"))]
      : []),
    ...(filter.topicId
      ? [chip("topic", speech.feed("row.topic", { name: topicName ?? filter.topicId }), without(filter, "topicId"))]
      : []),
    ...(filter.haveActions === null
      ? []
      : [
          chip(
            "actions",
            speech.feed(filter.haveActions ? "chips.withActions" : "chips.withoutActions"),
            without(filter, "haveActions"),
          ),
        ]),
    ...(filter.emailUUID
      ? [chip("email", speech.feed("chips.email"), without(without(filter, "emailUUID"), "emailAlertId"))]
      : []),
    ...values("priorities", (id) => speech.word("priorities", id)),
    ...values("impactLevels", (id) => speech.word("impactLevels", id)),
    ...values("infotagGroups", (id) => speech.word("eventGroups", id)),
    ...values("countries", speech.country),
    ...values("targetCTypes", (id) => speech.word("ctypes", id)),
    ...values("alertStatus", (id) => speech.word("relevancies", id)),
    ...numbered("collectionIds"),
    ...numbered("targetIds"),
    ...(filter.assignedTo
      ? [chip("assignedTo", assigneeInWords(filter.assignedTo, assignee, speech), without(filter, "assignedTo"))]
      : []),
    ...(filter.snoozed
      ? [
          chip(
            "snoozed",
            speech.feed(filter.snoozed === "only" ? "chips.snoozedOnly" : "chips.snoozedInclude"),
            without(filter, "snoozed"),
          ),
        ]
      : []),
    ...(filter.muted ? [chip("muted", speech.feed("row.muted"), without(filter, "muted"))] : []),
    ...(filter.dateRange ? [chip("dates", inWords(filter.dateRange, speech), without(filter, "dateRange"))] : []),
    ...(hasActionsFilter(filter)
      ? [chip("actionsFilter", speech.feed("chips.actionsFilter"), without(filter, "actionsFilter"))]
      : []),
  ];
  return { chips, clearHref: isDefault(filter) ? null : hrefOf(cleared(filter)) };
}

function assigneeInWords(
  who: NonNullable<FeedFilter["assignedTo"]>,
  assignee: FeedAnswer["assignee"],
  speech: Speech,
): string {
  if (who === "me") return speech.feed("chips.assignedToMe");
  if (who === "nobody") return speech.feed("chips.assignedToNobody");
  return assignee?.id === who
    ? speech.feed("assign.assignedTo", { name: assignee.name })
    : speech.feed("chips.assignedToUser", { id: who });
}

function inWords(range: DateRange, speech: Speech): string {
  const [from, to] = [range.from, range.to].map((day) => day && speech.day(day));
  if (from && to) return speech.feed("chips.between", { from, to });
  return from ? speech.feed("chips.since", { from }) : speech.feed("chips.until", { to: to ?? "" });
}

function hasActionsFilter({ actionsFilter }: FeedFilter): boolean {
  return Object.values(actionsFilter).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));
}
