import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ACTION_CREATED_PERIODS,
  ACTION_DUE_PERIODS,
  ASSIGNEES,
  FEED_ORDERS,
  FEED_STATUSES,
  FEED_TIERS,
  IMPACT_LEVELS,
  META_STATUSES,
  MUTED,
  PRIORITY_NAMES,
  RELEVANCIES,
  SNOOZED,
} from "~/backend/contract/alert-words";
import { feedFilter, listFeed } from "~/backend/contract/feed";
import { cleared, isDefault, withLabel, without, withStatus } from "./changes";
import { emptyFilter, type FeedFilter } from "./feed-filter";
import { FIELDS } from "./fields";
import { parseFilter, toQuery, toSearch, toSearchParams } from "./search-params";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc.tuple(day, day, fc.constantFrom("both", "from", "to")).map(([a, b, kind]) => {
  const [from, to] = a <= b ? [a, b] : [b, a];
  return { from: kind === "to" ? null : from, to: kind === "from" ? null : to };
});
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e12 }), { maxLength: 5 });
const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const named = (form: RegExp) => fc.uniqueArray(fc.stringMatching(form), { maxLength: 4 });
const period = <T extends string>(names: readonly T[]) =>
  fc.option(
    fc.oneof(
      fc.record({ period: fc.constantFrom(...names), dateRange: fc.constant(null) }),
      fc.record({ period: fc.constant("Custom" as T), dateRange: fc.option(range) }),
    ),
  );

const filters: fc.Arbitrary<FeedFilter> = fc.record({
  statusId: fc.constantFrom(...FEED_STATUSES, "all" as const),
  tier: fc.constantFrom(...FEED_TIERS),
  q: fc.string({ unit: "grapheme", maxLength: 40 }),
  alertLabelId: fc.option(fc.integer({ min: 1, max: 1e12 })),
  topicId: fc.option(fc.integer({ min: 1, max: 1e12 })),
  haveActions: fc.option(fc.boolean()),
  emailUUID: fc.option(fc.uuid()),
  emailAlertId: fc.option(fc.integer({ min: 1, max: 1e12 })),
  collectionIds: ids,
  dateRange: fc.option(range),
  priorities: some(PRIORITY_NAMES),
  infotagGroups: named(/^[a-z][a-z-]{0,20}$/),
  impactLevels: some(IMPACT_LEVELS),
  targetCTypes: named(/^[a-z][a-z-]{0,20}$/),
  countries: named(/^[A-Z]{2}$/),
  alertStatus: some(RELEVANCIES),
  targetIds: ids,
  assignedTo: fc.option(fc.oneof(fc.constantFrom(...ASSIGNEES), fc.integer({ min: 1, max: 1e12 }))),
  snoozed: fc.option(fc.constantFrom(...SNOOZED)),
  muted: fc.option(fc.constantFrom(...MUTED)),
  actionsFilter: fc.record({
    metaStatuses: some(META_STATUSES),
    teams: ids,
    assignees: ids,
    creators: ids,
    createdAt: period(ACTION_CREATED_PERIODS),
    dueDate: period(ACTION_DUE_PERIODS),
  }),
  order: fc.constantFrom(...FEED_ORDERS),
});

const through = (filter: FeedFilter) =>
  parseFilter(filter.statusId, new URLSearchParams(toSearchParams(filter).toString()));

test("parse, serialise, parse is the identity", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const once = through(filter);
      expect(through(once)).toEqual(once);
      expect(toSearch(once)).toBe(toSearch(filter));
    }),
    { numRuns: 500 },
  );
});

test("nothing that a filter says is lost in the URL", () => {
  const canonical = (filter: FeedFilter) => JSON.stringify(sorted(filter));
  fc.assert(
    fc.property(filters, (filter) => {
      const tidy = { ...filter, q: filter.q.replace(/\s+/gu, " ").trim() };
      expect(canonical(through(filter))).toBe(canonical(tidy));
    }),
    { numRuns: 500 },
  );
});

test("one filter has one URL, whatever order its parts were chosen in", () => {
  const one = new URLSearchParams("countries=DE,CN&priorities=High&priorities=Low&collectionIds=7,3,7");
  const other = new URLSearchParams("collectionIds=3,7&priorities=Low,High&countries=CN&countries=DE");
  expect(toSearch(parseFilter("new", one))).toBe(toSearch(parseFilter("new", other)));
  expect(toSearch(parseFilter("new", one))).toBe("?collectionIds=3,7&priorities=Low,High&countries=CN,DE");
});

test("whatever a URL holds, the feed opens", () => {
  const names = fc.constantFrom(...FIELDS.map(({ name }) => name));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: "binary" }))), (pairs) => {
      const filter = parseFilter("new", new URLSearchParams(pairs));
      expect(() => toSearch(filter)).not.toThrow();
      expect(through(filter)).toEqual(filter);
    }),
  );
});

test("every URL is a query that the backend takes", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const parsed = listFeed.query.safeParse(toQuery(filter));
      expect(parsed.error?.issues ?? []).toEqual([]);
    }),
  );
  const own = FIELDS.map(({ name }) => name).filter((name) => name !== "order");
  expect(["statusId", ...own]).toEqual(Object.keys(feedFilter));
});

test("days without the word Custom belong to nothing", () => {
  const filter = parseFilter("new", new URLSearchParams("actionsDueDate=Overdue&actionsDueRange=2026-01-01.."));
  expect(filter.actionsFilter.dueDate).toEqual({ period: "Overdue", dateRange: null });
});

test.each(["2026-02-30..", "0000-01-01..", "..0000-12-31", "..", "2026-03-01..2026-02-01", "yesterday", "2026-01-01"])(
  "%s is no range",
  (text) => {
    expect(parseFilter("new", new URLSearchParams({ dateRange: text })).dateRange).toBeNull();
  },
);

test("the remembered order holds where the URL names none", () => {
  expect(parseFilter("new", new URLSearchParams(), "HighestPriority").order).toBe("HighestPriority");
  expect(parseFilter("new", new URLSearchParams("order=OldestFirst"), "HighestPriority").order).toBe("OldestFirst");
});

const full = parseFilter(
  "in-review",
  new URLSearchParams(
    "alertLabelId=4&haveActions=true&emailUUID=3fa85f64-5717-4562-b3fc-2c963f66afa6&emailAlertId=9&collectionIds=1,2&priorities=High,Critical&q=port",
  ),
);

test("changing the status filter clears the label, has-actions and email filters", () => {
  expect(withStatus(full, "archived")).toEqual({
    ...full,
    statusId: "archived",
    alertLabelId: null,
    haveActions: null,
    emailUUID: null,
    emailAlertId: null,
  });
});

test("choosing a label clears status and collections", () => {
  expect(withLabel(full, 8)).toEqual({ ...full, alertLabelId: 8, statusId: "all", collectionIds: [] });
});

test("a part is taken out whole, or one of its values", () => {
  expect(without(full, "priorities", "High").priorities).toEqual(["Critical"]);
  expect(without(full, "priorities").priorities).toEqual([]);
  expect(without(full, "q").q).toBe("");
  expect(without(full, "emailUUID").emailUUID).toBeNull();
});

test("a cleared filter keeps status, tier and order, and is the default one", () => {
  const filter = { ...full, tier: "n" as const, order: "OldestFirst" as const };
  expect(isDefault(filter)).toBe(false);
  expect(cleared(filter)).toEqual({ ...emptyFilter("in-review", "OldestFirst"), tier: "n" });
  expect(isDefault(cleared(filter))).toBe(true);
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].map(String).sort();
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
  }
  return value;
}

test("two days that a form sends as two fields are a range, as far as they are there", () => {
  const rangeOf = (search: string) => parseFilter("new", new URLSearchParams(search)).dateRange;
  expect(rangeOf("dateRangeFrom=2026-01-01&dateRangeTo=2026-01-31")).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(rangeOf("dateRangeFrom=&dateRangeTo=2026-01-31")).toEqual({ from: null, to: "2026-01-31" });
  expect(rangeOf("dateRangeFrom=&dateRangeTo=")).toBeNull();
  expect(rangeOf("dateRangeFrom=2026-02-30")).toBeNull();
});
