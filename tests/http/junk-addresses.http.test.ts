import { expect, test } from "vitest";
import { junkSite } from "../support/junk-site";

const junk = junkSite();

test("junk in any search parameter of any page of the network and the explorer is an answer, another address or not found, never an error of ours", {
  timeout: 180_000,
}, async () => {
  const { wrong, asked } = await junk.walk((section) => /^(network|explorer)/.test(section));
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
