import {
  ACTION_CREATED_PERIODS,
  ACTION_DUE_PERIODS,
  ASSIGNEES,
  FEED_ORDERS,
  FEED_TIERS,
  IMPACT_LEVELS,
  META_STATUSES,
  MUTED,
  PRIORITY_NAMES,
  RELEVANCIES,
  SNOOZED,
} from "~/backend/contract/alert-words";
import type { FeedFilter } from "./feed-filter";
import { anyOf, aRange, choice, flag, numberOf, numbers, oneOf, oneOfOrNumber, pattern, text, words } from "./values";

/** A part of the filter on its way into the URL and back. What cannot be read is left out, as if it were not there. */
export interface FieldCodec {
  name: string;
  /** Of the filter's part: null where it leaves nothing out. */
  write(filter: FeedFilter): string | null;
  read(value: string, filter: FeedFilter): FeedFilter;
}

/** RFC 9562, as the contract takes it: its version and variant are part of the form. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** In the canonical order of the URL. The status is in the path, and the order of alerts comes last. */
export const FIELDS: readonly FieldCodec[] = [
  part("tier", choice(FEED_TIERS, "1")),
  part("q", text(200)),
  part("alertLabelId", numberOf),
  part("topicId", numberOf),
  part("haveActions", flag),
  part("emailUUID", pattern(UUID)),
  part("emailAlertId", numberOf),
  part("collectionIds", numbers),
  part("dateRange", aRange),
  part("priorities", anyOf(PRIORITY_NAMES)),
  part("infotagGroups", words(/^[a-z][a-z-]{0,59}$/)),
  part("impactLevels", anyOf(IMPACT_LEVELS)),
  part("targetCTypes", words(/^[a-z][a-z-]{0,59}$/)),
  part("countries", words(/^[A-Z]{2}$/)),
  part("alertStatus", anyOf(RELEVANCIES)),
  part("targetIds", numbers),
  part("assignedTo", oneOfOrNumber(ASSIGNEES)),
  part("snoozed", oneOf(SNOOZED)),
  part("muted", oneOf(MUTED)),
  ofActions("actionsMetaStatuses", "metaStatuses", anyOf(META_STATUSES)),
  ofActions("actionsTeams", "teams", numbers),
  ofActions("actionsAssignees", "assignees", numbers),
  ofActions("actionsCreators", "creators", numbers),
  ...period("actionsCreatedAt", "actionsCreatedRange", "createdAt", ACTION_CREATED_PERIODS),
  ...period("actionsDueDate", "actionsDueRange", "dueDate", ACTION_DUE_PERIODS),
  part("order", choice(FEED_ORDERS, "NewestFirst")),
];

/** Text ↔ value; `read` answers undefined for what is none. */
export interface Codec<Value> {
  write(value: Value): string | null;
  read(text: string): Value | undefined;
}

function part<Name extends Exclude<keyof FeedFilter, "statusId" | "actionsFilter">>(
  name: Name,
  codec: Codec<FeedFilter[Name]>,
): FieldCodec {
  return {
    name,
    write: (filter) => codec.write(filter[name]),
    read: (value, filter) => {
      const read = codec.read(value);
      return read === undefined ? filter : { ...filter, [name]: read };
    },
  };
}

type Actions = FeedFilter["actionsFilter"];

function ofActions<Name extends keyof Actions>(name: string, key: Name, codec: Codec<Actions[Name]>): FieldCodec {
  return {
    name,
    write: ({ actionsFilter }) => codec.write(actionsFilter[key]),
    read: (value, filter) => {
      const read = codec.read(value);
      return read === undefined ? filter : withActions(filter, { [key]: read } as Partial<Actions>);
    },
  };
}

/** Two parameters: the period's name, and its days where the name is Custom. */
function period<Key extends "createdAt" | "dueDate">(
  name: string,
  rangeName: string,
  key: Key,
  names: readonly NonNullable<Actions[Key]>["period"][],
): FieldCodec[] {
  return [
    {
      name,
      write: ({ actionsFilter }) => actionsFilter[key]?.period ?? null,
      read: (value, filter) => {
        const found = names.find((known) => known === value);
        return found ? withActions(filter, { [key]: { period: found, dateRange: null } } as Partial<Actions>) : filter;
      },
    },
    {
      name: rangeName,
      write: ({ actionsFilter }) => aRange.write(actionsFilter[key]?.dateRange ?? null),
      // Days without the word Custom before them belong to nothing.
      read: (value, filter) => {
        const chosen = filter.actionsFilter[key];
        const dateRange = aRange.read(value);
        if (chosen?.period !== "Custom" || !dateRange) return filter;
        return withActions(filter, { [key]: { ...chosen, dateRange } } as Partial<Actions>);
      },
    },
  ];
}

const withActions = (filter: FeedFilter, changes: Partial<Actions>): FeedFilter => ({
  ...filter,
  actionsFilter: { ...filter.actionsFilter, ...changes },
});
