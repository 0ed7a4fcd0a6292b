import { expect, test } from "vitest";
import { junkSite } from "../support/junk-site";

const junk = junkSite();

test("junk in any search parameter of any page of other sections is an answer, another address or not found, never an error of ours", {
  timeout: 180_000,
}, async () => {
  const { wrong, asked } = await junk.walk((section) => !/^(network|explorer)/.test(section));
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

test("an alert that no address can name is not found beside the feed, and a filter that cannot be read is left out", async () => {
  const site = await junk.enter();
  for (const alert of ["abc", "0", "-1", "1.5", ""]) {
    const answer = await site(`/feed/new?alert=${alert}`);
    expect([alert, answer.status]).toEqual([alert, 404]);
    expect(await answer.text()).toContain("Alert not found");
  }
  for (const query of ["emailUUID=00000000-0000-0000-0000-000000000001", "q=%00", "q=a%00b"]) {
    const answer = await site(`/feed/new?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    expect(await answer.text()).toContain("data-filter=");
  }
});
