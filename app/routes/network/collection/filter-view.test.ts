import { expect, test } from "vitest";
import { parseTargetFilter } from "~/domain/target/target-filter";
import type { Speech } from "../speech.server";
import { chipsOf } from "./filter-view.server";

const speech = {
  text: (key: string, params?: { tier?: string }) =>
    key === "tier" ? `Tier ${params?.tier}` : key.replace("filter.", ""),
  word: (_group: string, id: string) => id,
  country: (code: string) => code,
  labelled: (name: string, value: string) => `${name}: ${value}`,
} as unknown as Speech;

test("a chip says once what it leaves, and leads to the list without it", () => {
  const filter = parseTargetFilter(new URLSearchParams("tiers=1&risks=High&countries=PL&following=true"));
  const chips = chipsOf(filter, 7, speech);
  expect(chips.map(({ text }) => text)).toEqual(["Tier 1", "risks: High", "PL", "followingIs.true"]);
  expect(chips.map(({ href }) => new URL(href, "http://this.site").searchParams.size)).toEqual([3, 3, 3, 3]);
});
