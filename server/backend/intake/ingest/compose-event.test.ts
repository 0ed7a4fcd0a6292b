import { expect, test } from "vitest";
import type { SourceContent } from "../../platform/db/schema/events";
import { fnv } from "../news/same-text/simhash";
import { composeEvent, type SourceOfEvent } from "./compose-event";
import { EVENT_PRIORITY_2 } from "./rules/event-priority";

const firstSeenAt = new Date("2026-11-03T12:00:00Z");
const told = (sourceName: string, eventTypeId: string, more: Partial<SourceContent> = {}): SourceOfEvent => ({
  ...{ sourceName, firstSeenAt, joined: null },
  content: {
    ...{
      kind: "report",
      eventTypeId,
      title: `${sourceName} on ${eventTypeId}`,
      summary: "",
      url: null,
      language: "en",
    },
    ...{ publishedAt: "2026-11-02T12:00:00Z", happenedAt: null, period: null, withdrawn: false },
    ...{ severity: {}, places: [], organizations: [], ...more },
  },
});
const composed = (...sources: SourceOfEvent[]) => composeEvent(sources, EVENT_PRIORITY_2.value);
const typed = (...sources: SourceOfEvent[]) => {
  const { eventTypeId, title, priority } = composed(...sources) ?? {};
  return { eventTypeId, title, priority };
};

test("what is only news, and what was revised into it, hides no event that another report tells of", () => {
  const strike = typed(told("two", "strike"));
  expect(typed(told("one", "news"), told("two", "strike"))).toEqual(strike);
  expect(typed(told("two", "strike"), told("one", "news"))).toEqual(strike);
  expect(typed(told("one", "news"))).toMatchObject({ eventTypeId: "news", priority: 1 });
});

test("a report that was taken back leads nowhere", () => {
  const withdrawn = told("one", "insolvency", { withdrawn: true, status: "ongoing" });
  expect(typed(withdrawn, told("two", "financial-distress"))).toEqual(typed(told("two", "financial-distress")));
  const elsewhere = told("three", "insolvency", { withdrawn: true, places: [{ kind: "country", iso2: "FR" }] });
  expect(composed(told("two", "financial-distress"), elsewhere)?.places).toEqual([]);
  expect(composed(withdrawn, told("two", "news", { withdrawn: true }))).toMatchObject({ withdrawn: true });
});

test("distress that becomes an insolvency is one, whichever was read first", () => {
  const insolvency = told("two", "insolvency", { status: "ongoing", publishedAt: "2026-11-03T12:00:00Z" });
  const expected = { eventTypeId: "insolvency", title: "two on insolvency", priority: 4 };
  expect(typed(told("one", "financial-distress"), insolvency)).toEqual(expected);
  expect(typed(insolvency, told("one", "financial-distress"))).toEqual(expected);
});

test("of two types that are as grave the one that was told first leads", () => {
  expect(typed(told("one", "port-congestion"), told("two", "transport-accident"))).toMatchObject({
    title: "one on port-congestion",
  });
});

test("an event is besides what its reports tell of as well, two at most, and never only news", () => {
  const fire = told("one", "fire", { alsoTypeIds: ["production-stop"] });
  const also = (...sources: SourceOfEvent[]) => composed(...sources)?.alsoTypeIds;
  expect(also(fire)).toEqual(["production-stop"]);
  expect(also(told("two", "news"), fire, told("three", "pollution"), told("four", "lawsuit"))).toEqual([
    "production-stop",
    "pollution",
  ]);
  expect(also(fire, told("three", "pollution", { withdrawn: true }))).toEqual(["production-stop"]);
  expect(also(told("one", "financial-distress"), told("two", "insolvency", { status: "ongoing" }))).toEqual([
    "financial-distress",
  ]);
  expect(composed(fire)?.contentHash).not.toBe(composed(told("one", "fire"))?.contentHash);
});

test("what is only news confirms no event", () => {
  const doubtful = told("one", "strike", { isDoubtful: true });
  expect(composed(doubtful, told("two", "news"))?.priority).toBe(composed(doubtful)?.priority);
  expect(composed(doubtful, told("two", "strike"))?.priority).toBeGreaterThan(composed(doubtful)?.priority ?? 4);
});

test("an event of thousands of reports is composed, each of them compared with few", () => {
  const sources = Array.from({ length: 30_000 }, (_, n) =>
    told(`feed ${n % 400}`, "strike", {
      simhash: fnv(`${n}`, 1).toString(16).padStart(8, "0") + fnv(`${n}`, 2).toString(16).padStart(8, "0"),
      isDoubtful: true,
    }),
  );
  // Compared with each other, they would take longer than any test may.
  expect(composeEvent(sources, EVENT_PRIORITY_2.value)).toMatchObject({ eventTypeId: "strike" });
});
