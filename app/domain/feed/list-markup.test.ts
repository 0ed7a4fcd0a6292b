import { expect, test } from "vitest";
import type { FeedView } from "./feed-view.server";
import { listMarkup } from "./list-markup.server";
import type { Speech } from "./speech.server";

const speech = {
  feed: (key: string, params?: object) => (params ? `${key} ${Object.values(params).join(" ")}` : key),
} as unknown as Speech;

const row = { id: 7, title: "Fire", href: "/feed/new?alert=7", priority: "High", status: "new", type: "Fire" };
const feed = (more: object) =>
  ({
    ...{ shown: 1, mayTriage: false, matching: null, openId: null, firstHref: null, nextHref: null, span: "1–1 of 1" },
    days: [{ key: "2026-11-22#0", name: "Today", count: "1+", rows: [row] }],
    ...more,
  }) as unknown as FeedView;
const written = (more: object) => String(listMarkup(feed(more), speech));

test("the head of a day says its count to everybody, and nothing else does", () => {
  expect(written({})).toContain(
    '<section data-key="2026-11-22#0" aria-label="Today"><h2>Today <span data-day-count="">1+</span></h2>',
  );
});

test("the foot says which alerts these are, on the only page too, and which keys move and decide", () => {
  const reader = written({});
  expect(reader).toContain("<span>1–1 of 1</span>");
  expect(reader).not.toContain("<nav");
  expect(reader.match(/<kbd>\w<\/kbd>/g)).toEqual(["<kbd>j</kbd>", "<kbd>k</kbd>"]);
  expect(written({ nextHref: "/feed/new?after=x" })).toContain('rel="next"');
});
