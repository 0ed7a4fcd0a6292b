import fc from "fast-check";
import ICAL from "ical.js";
import ical from "node-ical";
import { expect, test } from "vitest";
import type { TaskCalendarRead } from "~/backend/contract/task-calendars";
import { speechIn } from "~/i18n/speech.server";
import { setSitePath } from "~/site-path";
import { icsOf } from "./ics.server";

type Entry = TaskCalendarRead["entries"][number];

const ENTRY: Entry = {
  ...{ key: "action:42", kind: "action", title: "Audit", details: {}, dueOn: "2026-12-31" },
  subject: { type: "action", id: 42 },
  target: { id: 7, name: "Weberei Lindau" },
  ...{ priority: "High", statutory: false, sequence: 3, changedAt: "2026-11-29T20:30:00.000Z", cancelled: false },
};
const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const calendar = (entries: readonly Entry[], withNames = true): string =>
  icsOf({ id: 5, language: "en", withNames, entries: [...entries] }, "https://tierwatch.example", speech);

/** What two programs that are not ours read. */
function readBack(text: string) {
  const events = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === "VEVENT");
  const component = new ICAL.Component(ICAL.parse(text));
  const others = component.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return { events, others };
}

test("a task is an event of its whole day, with a name that stays and a number that rises", () => {
  const { events, others } = readBack(calendar([ENTRY]));
  expect(events[0]).toMatchObject({
    ...{ uid: "action-42.5@tierwatch.example", sequence: 3, summary: "Audit", datetype: "date" },
    ...{ status: "CONFIRMED", transparency: "TRANSPARENT", url: "https://tierwatch.example/action/42" },
    description: "Weberei Lindau",
  });
  const [event] = others;
  expect([event?.uid, event?.sequence, event?.summary]).toEqual(["action-42.5@tierwatch.example", 3, "Audit"]);
  expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    true,
    "2026-12-31",
    "2027-01-01",
  ]);
});

test("what is done is cancelled under the same name, and says nothing any more", () => {
  const text = calendar([
    { ...ENTRY, title: null, target: null, subject: { type: "task", id: null }, cancelled: true },
  ]);
  const { events, others } = readBack(text);
  expect(events[0]).toMatchObject({ uid: "action-42.5@tierwatch.example", status: "CANCELLED", summary: "Action" });
  expect(others[0]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test("without names it tells the kind and the number, and a law's day as one", () => {
  const text = calendar([{ ...ENTRY, statutory: true }], false);
  expect(text).not.toMatch(/Audit|Lindau/);
  expect(readBack(text).events[0]).toMatchObject({ summary: "Action 42", description: "Statutory" });
});

test("below a path the names and links have it", () => {
  setSitePath("/risk");
  try {
    expect(readBack(calendar([ENTRY])).events[0]).toMatchObject({
      uid: "action-42.5@tierwatch.example.risk",
      url: "https://tierwatch.example/risk/action/42",
    });
  } finally {
    setSitePath("");
  }
});

const words = fc
  .string({ unit: "binary", maxLength: 300 })
  .filter((text) => !/(?![\t\n])\p{Cc}|\p{Surrogate}/u.test(text));

test("whatever a title holds, both read it as it is, and no line is longer than 75 octets", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (titles) => {
      const text = calendar(titles.map((title, at) => ({ ...ENTRY, key: `action:${at}`, title: `x${title}x` })));
      expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
      const lines = text.split("\r\n");
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
      const { others } = readBack(text);
      expect(others.map(({ summary }) => summary)).toEqual(titles.map((title) => `x${title}x`));
    }),
    { numRuns: 200 },
  );
});

test("breaks and signs that mean something come back", () => {
  const title = "Steel; parts,\nnext: “line” 工厂 🏭";
  expect(readBack(calendar([{ ...ENTRY, title }])).events[0]).toMatchObject({ summary: title });
  // One of the two takes a backslash before an n for a break, however it is written.
  const slashed = `${title} C:\\new \\`;
  expect(readBack(calendar([{ ...ENTRY, title: slashed }])).others[0]?.summary).toBe(slashed);
});
