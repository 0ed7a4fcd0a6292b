import { expect, test } from "vitest";
import { emptyFilter } from "../feed-filter/feed-filter";
import { mutedLink } from "./rail.server";
import type { Speech } from "./speech.server";

const speech = { feed: (key: string) => key } as unknown as Speech;

test("the muted alerts are those of the tier that is open, whatever else narrows it; chosen again nothing else changes", () => {
  const filter = { ...emptyFilter("new", "OldestFirst"), tier: "n" as const, q: "fire" };
  const link = mutedLink(filter, speech);
  const url = new URL(link.href, "http://tierwatch.test");
  expect(url.pathname).toBe("/feed/all");
  expect(Object.fromEntries(url.searchParams)).toEqual({ tier: "n", muted: "only", order: "OldestFirst" });
  const back = new URL(mutedLink({ ...filter, muted: "only" }, speech).href, "http://tierwatch.test").searchParams;
  expect([back.get("tier"), back.get("q"), back.get("muted")]).toEqual(["n", "fire", null]);
});
